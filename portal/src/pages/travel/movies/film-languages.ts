/** The languages films are made in, by state: what a city's cinemas show beside Hindi and English. Common knowledge. */
import { type City, type MovieGroup, movieLanguages, type StateSlug } from '@chowk/catalog'

const languagesOfStates: Readonly<Partial<Record<StateSlug, readonly string[]>>> = {
  'andhra-pradesh': ['telugu'],
  assam: ['assamese'],
  bihar: ['bhojpuri'],
  chandigarh: ['punjabi'],
  goa: ['marathi'],
  gujarat: ['gujarati'],
  jharkhand: ['bhojpuri'],
  karnataka: ['kannada'],
  kerala: ['malayalam'],
  maharashtra: ['marathi'],
  'new-delhi': ['punjabi'],
  odisha: ['odia'],
  punjab: ['punjabi'],
  'tamil-nadu': ['tamil'],
  telangana: ['telugu'],
  'uttar-pradesh': ['bhojpuri'],
  'west-bengal': ['bengali'],
}

/** Tulu is spoken on one coast, not in all of Karnataka. */
const languagesOfCities: Readonly<Record<string, readonly string[]>> = { mangaluru: ['tulu', 'kannada'] }

const shownEverywhere = ['hindi', 'english']

/** The city's own languages first. */
export function filmLanguagesIn({ slug, state }: City): readonly MovieGroup[] {
  const own = languagesOfCities[slug] ?? languagesOfStates[state] ?? []
  return [...own, ...shownEverywhere].map(languageOf)
}

function languageOf(slug: string): MovieGroup {
  const language = movieLanguages.find(candidate => candidate.slug === slug)
  if (!language) throw new Error(`The catalogue has no films in ${slug}: see film-languages.ts.`)
  return language
}
