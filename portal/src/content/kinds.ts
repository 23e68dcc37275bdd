/** The kinds of documents, by the folder that holds them in each language. */
import { z } from 'zod'
import {
  instead,
  line,
  lines,
  namedSections,
  points,
  question,
  questions,
  section,
  sections,
  text,
} from './fields.ts'

const calculator = z.strictObject({
  /** The title in the browser's tab and in search results. */
  title: line,
  description: line,
  /** The rates and limits that it applies, each with its dates and source. */
  basis: z.array(line).optional(),
  /** Related calculators. */
  related: z.array(line),
  lead: text,
  /** As written on paper, line by line. */
  formula: lines,
  /** What the letters of the formula mean, and where it rounds. */
  where: points,
  /** The assumptions of the page that do not change every year. */
  rules: text,
  about: sections,
  questions: questions.refine(list => list.length >= 3, 'three questions at least'),
})

const hub = z.strictObject({
  /** What this page does not offer, and where to find it. */
  instead: instead.optional(),
  /** The text above its links. */
  note: text.optional(),
  questions: questions.optional(),
})

/** A page of text that belongs to no group. */
const page = z.strictObject({
  title: line,
  description: line,
  /** Its name in the breadcrumbs. */
  current: line,
  lead: text,
  sections,
})

const company = z.strictObject({
  /** Paths of other pages. */
  related: z.array(line),
  sections: namedSections,
  questions: questions.optional(),
})

const common = {
  /** For a service without a provider yet: the text says so, and where the service is available. */
  instead: instead.optional(),
  needs: points,
  steps: points,
  questions,
}

const service = z.strictObject({
  ...common,
  /** The title in the browser's tab and in search results. */
  title: line,
  /** Paths of other pages. */
  related: z.array(line),
  sections,
})

/** A table of what a visitor needs to know. The railways do all of it, not we. */
const railwayService = z.strictObject({ ...common, instead, guide: section })

/** What a person who pays this kind of bill for the first time needs to know. */
const category = z.strictObject({
  needs: points,
  /** About the number that the form asks for. */
  where: section,
  /** What is easily got wrong with every provider. */
  know: points.optional(),
  questions,
})

/** What the bills of a state call the number, if not simply consumer number. */
const electricityState = z.strictObject({ text })

const providerKind = z.strictObject({ know: points })

/** What is worth knowing of one provider or board alone, with where it was read. */
const about = z.strictObject({ sections })

const questionsAlone = z.strictObject({ questions })

/** The share of the fund's money that the rule fixes, in per cent. */
const holding = z.strictObject({
  what: line,
  from: z.number(),
  /** The most that the rule allows; 100 when it names no limit. */
  to: z.number().optional(),
})

const fundCategory = z.strictObject({
  /** How long people usually leave money in it. */
  usedFor: line,
  lockIn: line.optional(),
  /** What it invests in decides how gains are taxed. */
  tax: z.enum(['shares', 'lending', 'gold', 'depends']),
  /** The category takes no new money. */
  ended: z.literal(true).optional(),
  /** The shares that the rule states as figures; others are left out. */
  holdings: z.array(holding).optional(),
  /** What it may invest in, by SEBI's scheme categories of 26 February 2026. */
  rule: text,
  works: text,
  risk: text,
  /** What to compare before choosing one of them. */
  check: text,
  question,
})

/** General knowledge of 2026, only if it is certain: an uncertain year or city is left out. */
const house = z.strictObject({
  /** The company that manages the money, without its legal form. */
  manager: line,
  /** The year it was set up, under its present name or an earlier one, or opened its first scheme. */
  since: z.number().optional(),
  city: line.optional(),
  /** The owners and former names of the fund house. */
  text,
})

/** What is specific to a scheme, by its AMFI code. General knowledge; no value, return or size. */
const scheme = z.strictObject({
  /** Its former name, which people may still use. */
  formerNames: z.array(line).optional(),
  text,
})

/** A name in the language of its document. */
const named = line.transform(name => ({ name }))

/** Places on the way, and what is specific to the route. */
const way = { via: z.array(named), text }

const knownTrain = z.strictObject({
  name: line,
  /** Codes of the stations it uses in the two cities; omitted when they changed recently. */
  from: line.optional(),
  to: line.optional(),
})

const trainRoute = z.strictObject({
  ...way,
  /** Well-known trains on this line, in no particular order. Not a timetable. */
  trains: z.array(knownTrain),
})

/** Towns that a bus usually passes. Operators choose their own stops. */
const busRoute = z.strictObject(way)

/** Where it is, how to get there, what is easily got wrong: facts that do not change from month to month. */
const airport = z.strictObject({ name: line, text })

const film = z.strictObject({ name: line, year: z.number() })

const filmGenre = z.strictObject({
  films: z.array(film),
  text,
  /** For which audience, and what to check before taking children. */
  audience: text,
})

const filmLanguage = z.strictObject({
  /** The place where most films in this language are made. */
  madeIn: line,
  /** The first sound film. */
  firstTalkie: film.optional(),
  text,
})

/** Facts about a currency besides its rate. */
const currency = z.strictObject({
  issuer: line,
  /** Its subunit. */
  division: line,
  text,
})

const textAlone = z.strictObject({ text })

export interface ContentKind {
  readonly schema: z.ZodType
  /** Fields without words: the same in every language. */
  readonly facts?: readonly string[]
  /** A field that may be empty in every language. */
  readonly isOptional?: boolean
  /** Names in braces that the page fills in, beside those of `rule-values.ts`: `{brand}`. */
  readonly values?: readonly string[]
}

/** By folder. */
export const kinds = {
  about: { schema: about, isOptional: true },
  airports: { schema: airport },
  'bus-routes': { schema: busRoute },
  categories: { schema: category },
  company: {
    schema: company,
    facts: ['related'],
    values: [
      'categories',
      'billers',
      'everyday-services',
      'calculators',
      'currencies',
      'ifsc-banks',
      'fund-houses',
      'languages',
    ],
  },
  currencies: { schema: currency },
  'electricity-states': { schema: electricityState, isOptional: true },
  /** What an Indian passport holder needs to enter a country. */
  'entry-rules': { schema: textAlone },
  hubs: { schema: hub },
  'investor-relations': {
    schema: company,
    facts: ['related'],
    values: ['brand', 'legal-entity', 'languages'],
  },
  'movies/cities': { schema: textAlone },
  'movies/genres': { schema: filmGenre },
  'movies/languages': { schema: filmLanguage },
  'mutual-funds/categories': { schema: fundCategory, facts: ['tax', 'ended'] },
  'mutual-funds/houses': { schema: house, facts: ['since'] },
  'mutual-funds/schemes': { schema: scheme, facts: ['formerNames'] },
  pages: { schema: page },
  'provider-kinds': { schema: providerKind },
  questions: { schema: questionsAlone },
  'railway-services': { schema: railwayService },
  services: { schema: service, facts: ['related'], values: ['interest-of-one-lakh'] },
  tools: { schema: calculator, facts: ['basis', 'related'] },
  'train-routes': { schema: trainRoute },
} as const satisfies Readonly<Record<string, ContentKind>>

type Kinds = typeof kinds

export type DocumentOf<Kind extends keyof Kinds> = z.infer<Kinds[Kind]['schema']>

/** The names in braces that pages of a kind fill in. */
export type ValueName<Kind extends 'company' | 'investor-relations' | 'services'> =
  Kinds[Kind]['values'][number]
