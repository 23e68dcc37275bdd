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

export type CalculatorDocument = z.infer<typeof calculator>

const calculatorKind = { schema: calculator, facts: ['basis', 'related'] }

const hub = z.strictObject({
  /** What this page does not offer, and where to find it. */
  instead: instead.optional(),
  /** The text above its links. */
  note: text.optional(),
  questions: questions.optional(),
})

export type HubDocument = z.infer<typeof hub>

const hubKind = { schema: hub }

/** A page of text that belongs to no group. */
const page = z.strictObject({
  title: line,
  description: line,
  /** Its name in the breadcrumbs. */
  current: line,
  lead: text,
  sections,
})

export type PageDocument = z.infer<typeof page>

const pageKind = { schema: page }

const company = z.strictObject({
  /** Paths of other pages. */
  related: z.array(line),
  sections: namedSections,
  questions: questions.optional(),
})

export type CompanyDocument = z.infer<typeof company>

const facts = ['related']

export const companyKind = {
  schema: company,
  facts,
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
} as const

export const investorKind = {
  schema: company,
  facts,
  values: ['brand', 'legal-entity', 'languages'],
} as const

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

export type ServiceDocument = z.infer<typeof service>
export type RailwayServiceDocument = z.infer<typeof railwayService>

export const serviceKind = {
  schema: service,
  facts: ['related'],
  values: ['interest-of-one-lakh'],
} as const

const railwayServiceKind = { schema: railwayService }

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

export type CategoryDocument = z.infer<typeof category>
export type ElectricityStateDocument = z.infer<typeof electricityState>
export type ProviderKindDocument = z.infer<typeof providerKind>
export type AboutDocument = z.infer<typeof about>
export type QuestionsDocument = z.infer<typeof questionsAlone>

const categoryKinds = {
  categories: { schema: category },
  'electricity-states': { schema: electricityState, isOptional: true },
  about: { schema: about, isOptional: true },
  'provider-kinds': { schema: providerKind },
  questions: { schema: questionsAlone },
} as const

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

export type FundCategoryDocument = z.infer<typeof fundCategory>
export type FundHouseDocument = z.infer<typeof house>
export type SchemeDocument = z.infer<typeof scheme>

const fundCategoryKind = { schema: fundCategory, facts: ['tax', 'ended'] }
const fundHouseKind = { schema: house, facts: ['since'] }
const schemeKind = { schema: scheme, facts: ['formerNames'] }

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

export type TrainRouteDocument = z.infer<typeof trainRoute>
export type BusRouteDocument = z.infer<typeof busRoute>
export type AirportDocument = z.infer<typeof airport>
export type FilmGenreDocument = z.infer<typeof filmGenre>
export type FilmLanguageDocument = z.infer<typeof filmLanguage>
export type CurrencyDocument = z.infer<typeof currency>
export type TextDocument = z.infer<typeof textAlone>

const travelKinds = {
  airports: { schema: airport },
  'bus-routes': { schema: busRoute },
  currencies: { schema: currency },
  /** What an Indian passport holder needs to enter a country. */
  'entry-rules': { schema: textAlone },
  'movies/cities': { schema: textAlone },
  'movies/genres': { schema: filmGenre },
  'movies/languages': { schema: filmLanguage },
  'train-routes': { schema: trainRoute },
}

export interface ContentKind {
  readonly schema: z.ZodType
  /** Fields without words: the same in every language. */
  readonly facts?: readonly string[]
  /** A field that may be empty in every language. */
  readonly isOptional?: boolean
  /** Names in braces that the page fills in, beside those of `rule-values.ts`: `{brand}`. */
  readonly values?: readonly string[]
}

export const kinds = {
  company: companyKind,
  hubs: hubKind,
  'investor-relations': investorKind,
  'mutual-funds/categories': fundCategoryKind,
  'mutual-funds/houses': fundHouseKind,
  'mutual-funds/schemes': schemeKind,
  pages: pageKind,
  'railway-services': railwayServiceKind,
  services: serviceKind,
  tools: calculatorKind,
  ...categoryKinds,
  ...travelKinds,
} as const satisfies Readonly<Record<string, ContentKind>>
