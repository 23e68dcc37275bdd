import type { CitySlug } from '../places/cities.ts'
import { cityOf } from '../places/places.ts'

const eventCitySlugs: readonly CitySlug[] = [
  'ahmedabad',
  'bengaluru',
  'chandigarh',
  'chennai',
  'delhi-ncr',
  'goa',
  'guwahati',
  'hyderabad',
  'indore',
  'jaipur',
  'kochi',
  'kolkata',
  'lucknow',
  'mumbai',
  'pune',
]

/** Events are sold on a site of their own: these links leave the portal. */
export const eventCities = eventCitySlugs.map(slug => ({ city: cityOf(slug), link: `{events}/${slug}` }))
