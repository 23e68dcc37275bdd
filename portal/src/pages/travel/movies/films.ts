import cities from 'virtual:content/movies/cities'
import genres from 'virtual:content/movies/genres'
import languages from 'virtual:content/movies/languages'
import {
  type City,
  eventCities,
  type MovieGroup,
  movieLanguages,
  nameIn,
  type StateSlug,
} from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { documentsOf } from '../../../content/documents.ts'
import type { DocumentOf } from '../../../content/kinds.ts'
import type { GridLink } from '../../../ui/link-grid.tsx'
import stateLanguages from './state-languages.json' with { type: 'json' }

/** Text about films in a city, of one genre, or in one language. */
export const cityText = documentsOf<DocumentOf<'movies/cities'>>(cities)
export const genreText = documentsOf<DocumentOf<'movies/genres'>>(genres)
export const languageText = documentsOf<DocumentOf<'movies/languages'>>(languages)

export const cityLink = (city: City, locale: Locale): GridLink => ({
  name: nameIn(locale, city),
  link: `/movies/${city.slug}`,
})

export const groupLink = (group: MovieGroup, locale: Locale): GridLink => ({
  name: nameIn(locale, group),
  link: `/movies/upcoming-movies/${group.slug}`,
})

/** The city's page on the events site, which is another host. */
export const eventsLinkOf = (city: City) => eventCities.find(events => events.city.slug === city.slug)?.link

/** The languages of films by state: what a city's cinemas show beside Hindi and English. Common knowledge. */
const languagesOfStates: Readonly<Partial<Record<StateSlug, readonly string[]>>> = stateLanguages

/** Tulu is spoken on one coast, not in all of Karnataka. */
const languagesOfCities: Readonly<Record<string, readonly string[]>> = { mangaluru: ['tulu', 'kannada'] }

const shownEverywhere = ['hindi', 'english']

export function filmLanguagesIn({ slug, state }: City): readonly MovieGroup[] {
  const own = languagesOfCities[slug] ?? languagesOfStates[state] ?? []
  return [...own, ...shownEverywhere].map(languageOf)
}

function languageOf(slug: string): MovieGroup {
  const language = movieLanguages.find(candidate => candidate.slug === slug)
  if (!language) throw new Error(`The catalogue has no films in ${slug}: see films.ts.`)
  return language
}
