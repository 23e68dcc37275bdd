/** How a typed place is understood: by its name in either language, a name people also use, or the code on a ticket. */
import { type City, cities, type ForeignCity, foreignCities, stationsOf } from '@chowk/catalog'

export type Place = City | ForeignCity

/**
 * Finds a place by what was typed. Where two places share a name ('Panaji' is a city and what people call Goa's bus stop),
 * the one that the searcher's list holds is meant.
 */
export function placeFinder(listed: readonly Place[]): (typed: string) => Place | undefined {
  const others: readonly Place[] = [...cities, ...foreignCities]
  const byName = new Map<string, Place>()
  for (const places of [listed, others])
    for (const namesOf of [ownNames, otherNames])
      for (const place of places)
        for (const name of namesOf(place)) {
          const key = keyOf(name)
          if (!byName.has(key)) byName.set(key, place)
        }
  return typed => byName.get(keyOf(typed))
}

const ownNames = ({ name, hindi, slug }: Place): readonly string[] => [name, hindi, slug]

function otherNames(place: Place): readonly string[] {
  const [station] = 'state' in place ? stationsOf(place) : []
  const synonyms = 'synonyms' in place ? (place.synonyms ?? []) : []
  const terminals = [place.airport, station].flatMap(terminal =>
    terminal ? [terminal.code, terminal.name] : [],
  )
  return [...synonyms, ...terminals]
}

/** 'New-Delhi ' and 'new delhi' are one; so are ग़ाज़ियाबाद and गाजियाबाद, since many keyboards have no dotted letters. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
