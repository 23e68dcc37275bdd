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
  /** Of the browser's tab and of search results. */
  title: line,
  description: line,
  /** The rates and limits it goes by, each with its days and source. */
  basis: z.array(line).optional(),
  /** Other calculators. */
  related: z.array(line),
  lead: text,
  /** As written on paper, line by line. */
  formula: lines,
  /** What the letters of the formula mean, and where it rounds. */
  where: points,
  /** What the page goes by, apart from what changes with the years. */
  rules: text,
  about: sections,
  questions: questions.refine(asked => asked.length >= 3, 'three questions at least'),
})

export type CalculatorDocument = z.infer<typeof calculator>

const calculatorKind = { schema: calculator, facts: ['basis', 'related'] }

const hub = z.strictObject({
  /** What is not done here, and where it is. */
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
  /** What the breadcrumbs call it. */
  current: line,
  lead: text,
  sections,
})

export type PageDocument = z.infer<typeof page>

const pageKind = { schema: page }

const company = z.strictObject({
  /** Addresses of other pages. */
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
    'answer-days',
    'complain-within',
  ],
} as const

export const investorKind = {
  schema: company,
  facts,
  values: ['brand', 'legal-entity', 'languages'],
} as const

const common = {
  /** Where nobody provides the service yet: the text says so, and where it is provided. */
  instead: instead.optional(),
  needs: points,
  steps: points,
  questions,
}

const service = z.strictObject({
  ...common,
  /** For the tab and for search engines. */
  title: line,
  /** Addresses of other pages. */
  related: z.array(line),
  sections,
})

/** What one should know to use it is a table. All of it is done by the railways. */
const railwayService = z.strictObject({ ...common, instead, guide: section })

export type ServiceDocument = z.infer<typeof service>
export type RailwayServiceDocument = z.infer<typeof railwayService>

export const serviceKind = {
  schema: service,
  facts: ['related'],
  values: [
    'interest-of-one-lakh',
    'reporting-rhythm',
    'private-share',
    'government-share',
    'whole-lakh',
    'band-lakh',
    'at-once-lakh',
    'band-years',
  ],
} as const

const railwayServiceKind = { schema: railwayService }

/** What a person who pays this kind of bill for the first time needs to know. */
const category = z.strictObject({
  needs: points,
  /** About the number the form asks for. */
  where: section,
  /** What is easily got wrong, whatever the provider's kind. */
  know: points.optional(),
  questions,
})

/** What the number is called on the bills of a state, where that is not simply consumer number. */
const electricityState = z.strictObject({ text })

const providerKind = z.strictObject({ know: points })

const questionsAlone = z.strictObject({ questions })

export type CategoryDocument = z.infer<typeof category>
export type ElectricityStateDocument = z.infer<typeof electricityState>
export type ProviderKindDocument = z.infer<typeof providerKind>
export type QuestionsDocument = z.infer<typeof questionsAlone>

export const categoryKinds = {
  categories: {
    schema: category,
    values: ['cash-times', 'upi-times', 'cash-for-100', 'upi-for-100'],
  },
  'electricity-states': { schema: electricityState, isOptional: true },
  'provider-kinds': { schema: providerKind },
  questions: { schema: questionsAlone },
} as const

/** A share of the fund's money that the rule fixes, in per cent. */
const holding = z.strictObject({
  what: line,
  from: z.number(),
  /** The most the rule allows; all of it where the rule names no limit. */
  to: z.number().optional(),
})

const fundCategory = z.strictObject({
  /** For how long people usually leave money in it. */
  usedFor: line,
  lockIn: line.optional(),
  /** How gains are taxed follows from what it holds. */
  tax: z.enum(['shares', 'lending', 'gold', 'depends']),
  /** The category takes no new money. */
  ended: z.literal(true).optional(),
  /** Only shares that the rule states as figures. */
  holdings: z.array(holding).optional(),
  /** What it may hold, by SEBI's scheme categories of 26 February 2026. */
  rule: text,
  works: text,
  /** What can go wrong. */
  risk: text,
  /** What to look at before choosing one of them. */
  check: text,
  question,
})

/** Common knowledge of 2026, written down only where it is certain: a year or a city that is not is left out. */
const house = z.strictObject({
  /** The company that manages the money, without its legal form. */
  manager: line,
  /** The year it was set up, under its present name or an earlier one, or opened its first scheme. */
  since: z.number().optional(),
  city: line.optional(),
  /** Its owners, and its former names. */
  text,
})

/** What is particular to a scheme, by its AMFI code. Common knowledge; no value, return or size. */
const scheme = z.strictObject({
  /** What people may still call it. */
  formerNames: z.array(line).optional(),
  text,
})

export type FundCategoryDocument = z.infer<typeof fundCategory>
export type FundHouseDocument = z.infer<typeof house>
export type SchemeDocument = z.infer<typeof scheme>

const fundCategoryKind = { schema: fundCategory, facts: ['tax', 'ended'] }
const fundHouseKind = { schema: house, facts: ['manager', 'since'] }
const schemeKind = { schema: scheme, facts: ['formerNames'] }

/** In the language of its document. */
const named = line.transform(name => ({ name }))

/** Places on the way, and what is particular to it. */
const way = { via: z.array(named), text }

const knownTrain = z.strictObject({
  name: line,
  /** Codes of the stations it uses in the two cities; left out where they have changed of late. */
  from: line.optional(),
  to: line.optional(),
})

const trainRoute = z.strictObject({
  ...way,
  /** Trains people know on this line, in no order of merit. Not a timetable. */
  trains: z.array(knownTrain),
})

/** Towns a bus usually passes. Operators choose their own stops. */
const busRoute = z.strictObject(way)

/** Where it lies, how one gets there, what is easily got wrong: what does not change from month to month. */
const airport = z.strictObject({ name: line, text })

const film = z.strictObject({ name: line, year: z.number() })

const filmGenre = z.strictObject({
  films: z.array(film),
  text,
  /** For whom, and what to look at before one takes children. */
  audience: text,
})

const filmLanguage = z.strictObject({
  /** Where most of them are made. */
  madeIn: line,
  /** The first talking film. */
  firstTalkie: film.optional(),
  text,
})

/** What is worth knowing about a currency besides its rate. */
const currency = z.strictObject({
  issuer: line,
  /** How it divides. */
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

export interface Kind {
  readonly schema: z.ZodType
  /** Fields that are no words: the same in every language. */
  readonly facts?: readonly string[]
  /** A page may have nothing to say in any language. */
  readonly isOptional?: boolean
  /** Names in braces that the page fills in: `{answer-days}`. */
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
} as const satisfies Readonly<Record<string, Kind>>
