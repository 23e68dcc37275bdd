/** Links among the film pages. */
import { type City, eventCities, type MovieGroup, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { GridLink } from '../../../ui/link-grid.tsx'

export const cityLink = (city: City, locale: Locale): GridLink => ({
  name: nameIn(locale, city),
  link: `/movies/${city.slug}`,
})

export const groupLink = (group: MovieGroup, locale: Locale): GridLink => ({
  name: nameIn(locale, group),
  link: `/movies/upcoming-movies/${group.slug}`,
})

/** The city's page on the events site, which is not the portal's. */
export const eventsLinkOf = (city: City): string | undefined =>
  eventCities.find(events => events.city.slug === city.slug)?.link
