import { z } from 'zod'
import { line, text } from './fields.ts'

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

export const travelKinds = {
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
