import type { Named } from '../language.ts'
import { cityOf } from '../places/places.ts'
import groups from './movie-groups.json' with { type: 'json' }

/** A way to choose among upcoming films. */
export interface MovieGroup extends Named {
  readonly slug: string
  readonly hindi: string
}

export const movieCities = groups.cities.map(cityOf)
export const movieGenres: readonly MovieGroup[] = groups.genres
export const movieLanguages: readonly MovieGroup[] = groups.languages

/** Events are sold on another site: these links leave the portal. */
export const eventCities = groups.eventCities.map(slug => ({ city: cityOf(slug), link: `{events}/${slug}` }))
