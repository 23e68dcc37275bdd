/** A search for a route: what was typed, what is wrong with it, and what is known of the journey. */
import type { Bilingual } from '@chowk/catalog'
import { type Place, placeFinder } from './place-match.ts'
import { relatedRoutes, routeBetween } from './related-routes.ts'
import { type Day, type DayProblem, readDay } from './travel-day.ts'
import { type AnyRoute, placesOf, type TravelMode } from './travel-mode.ts'

export type Typed = Readonly<Record<string, string>>

export interface FieldProblem {
  readonly field: string
  readonly message: Bilingual
}

/** A journey between two known places. Without a route there is no page about it, and nothing is made up. */
export interface Journey {
  readonly from: Place
  readonly to: Place
  readonly route: AnyRoute | undefined
  /** Undefined where the date was left open. */
  readonly day: Day | undefined
  /** Other routes that may help, where there is no page about this one. */
  readonly instead: readonly AnyRoute[]
}

export interface RouteSearch {
  readonly typed: Typed
  readonly problems: readonly FieldProblem[]
  readonly journey: Journey | undefined
}

const shownInstead = 6

/** Undefined when nothing was asked for. */
export function searchRoutes(mode: TravelMode, typed: Typed, today: Day): RouteSearch | undefined {
  if (typed.from === undefined && typed.to === undefined && typed.date === undefined) return undefined
  const find = placeFinder(placesOf(mode.routes))
  const from = find(typed.from ?? '')
  const to = find(typed.to ?? '')
  const date = searchDay(typed.date ?? '', today)
  const problems = [
    ...(from ? [] : [{ field: 'from', message: unknownPlace(typed.from ?? '') }]),
    ...(to ? [] : [{ field: 'to', message: unknownPlace(typed.to ?? '') }]),
    ...(from && from === to ? [{ field: 'to', message: samePlace(to) }] : []),
    ...(date.problem ? [{ field: 'date', message: date.problem }] : []),
  ]
  if (!from || !to || problems.length > 0) return { typed, problems, journey: undefined }
  const route = routeBetween(mode, from, to)
  const instead = route ? [] : routesInstead(mode, from, to)
  return { typed, problems, journey: { from, to, route, day: date.day, instead } }
}

function routesInstead(mode: TravelMode, from: Place, to: Place): readonly AnyRoute[] {
  const { back, otherwise, onward, arriving } = relatedRoutes(mode, from, to)
  const byOtherMeans = otherwise.map(({ route }) => route)
  return [...byOtherMeans, ...(back ? [back] : []), ...onward, ...arriving].slice(0, shownInstead)
}

export interface DaySearch {
  readonly day?: Day
  readonly problem?: Bilingual
}

export function searchDay(typed: string, today: Day): DaySearch {
  const read = readDay(typed, today)
  return 'problem' in read ? { problem: dayProblems[read.problem] } : read
}

const dayProblems: Readonly<Record<DayProblem, Bilingual>> = {
  'not-a-day': {
    en: 'The date is not a day of the calendar. Choose it again, or leave it open.',
    hi: 'यह तारीख़ कैलेंडर में नहीं है। फिर से चुनें, या खाली छोड़ दें।',
  },
  past: {
    en: 'That day is over. Choose today or a later day.',
    hi: 'वह दिन बीत चुका है। आज की या आगे की तारीख़ चुनें।',
  },
  'too-far': {
    en: 'That is more than a year ahead, and nobody sells tickets so early. Choose an earlier day.',
    hi: 'यह एक साल से भी आगे है, इतने पहले टिकट नहीं मिलते। पास की तारीख़ चुनें।',
  },
}

const longestEcho = 60

export function unknownPlace(typed: string): Bilingual {
  const name = typed.trim().slice(0, longestEcho)
  if (name === '') return { en: 'Enter the name of a place.', hi: 'जगह का नाम लिखें।' }
  return {
    en: `We do not know a place called “${name}”. Check the spelling, or choose one from the list.`,
    hi: `“${name}” नाम की जगह हमें नहीं मिली। वर्तनी जाँचें, या सूची में से चुनें।`,
  }
}

const samePlace = ({ name, hindi }: Place): Bilingual => ({
  en: `You would start and end in ${name}. Choose another place to go to.`,
  hi: `आप ${hindi} से चलकर ${hindi} ही पहुँचेंगे। जाने के लिए दूसरी जगह चुनें।`,
})
