/** What can be found: every destination of the catalogue, by its name, its Hindi name and its synonyms. */
import { type Destination, destinations, type Locale, nameIn } from '@chowk/catalog'
import { localePath } from '../page/locale-path.ts'
import type { SearchEntry } from './match.ts'

const known = new Map<Locale, readonly SearchEntry[]>()

export function searchEntries(locale: Locale): readonly SearchEntry[] {
  const built = known.get(locale) ?? destinations('en').map(destination => entryOf(destination, locale))
  known.set(locale, built)
  return built
}

function entryOf(destination: Destination, locale: Locale): SearchEntry {
  const name = labelOf(destination, locale)
  const words = new Set([destination.name, destination.hindi ?? '', ...destination.synonyms])
  words.delete(name)
  return [name, localePath(destination.path, locale), [...words].filter(Boolean).join(' ')]
}

/** A provider's name alone does not say what would be paid: 'Airtel' is a recharge, a bill and a connection. */
function labelOf(destination: Destination, locale: Locale): string {
  if (destination.kind !== 'provider') return nameIn(locale, destination)
  return `${nameIn(locale, destination)} – ${nameIn(locale, destination.category)}`
}
