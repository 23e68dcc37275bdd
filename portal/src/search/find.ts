/** The results of a query, the most likely first. */
import type { Locale } from '@chowk/catalog'
import { localePath } from '../page/locale-path.ts'
import type { SearchEntry } from './entries.ts'
import { notOfferedAnswer } from './not-offered.ts'
import { problemPaths } from './problems.ts'
import { pairsOf, queryFor, searchIndex } from './search-index.ts'
import { queryWords, searchableWords } from './words.ts'

export interface FoundEntry extends Pick<SearchEntry, 'path' | 'icon' | 'group' | 'isUnavailable'> {
  readonly name: string
}

export interface SearchAnswer {
  /** Whether each result contains all words of the query; otherwise they are only near. */
  readonly isWhole: boolean
  readonly found: readonly FoundEntry[]
  /** A sentence that the portal does not offer what the query names. */
  readonly notOffered?: string
}

const maxResults = 20

export function findEntries(locale: Locale, question: string, limit = maxResults): SearchAnswer {
  const words = queryWords(question)
  if (words.length === 0) return { isWhole: true, found: [] }
  const missing = notOfferedAnswer(question)
  const answering = missing?.paths ?? problemPaths(question)
  const ranked = rank(question, words)
  const ids = answering.length > 0 ? [...idsOf(answering), ...ranked.ids.filter(isHelp)] : ranked.ids
  return {
    isWhole: ranked.isWhole || answering.length > 0,
    found: grouped(shown(ids, locale, limit)),
    ...(missing && { notOffered: missing.sentence[locale] }),
  }
}

const idsOf = (paths: readonly string[]) => paths.flatMap(path => searchIndex().idAt.get(path) ?? [])

/** A problem is no reason to pay something else. */
const isHelp = (id: number): boolean => searchIndex().entries[id]?.group === 'help'

interface Ranked {
  readonly ids: readonly number[]
  readonly isWhole: boolean
}

/** Of one or two words each must match; of three or more, one may be missing. */
function rank(question: string, words: readonly string[]): Ranked {
  const { engine } = searchIndex()
  const together = words.length > 1 ? [queryFor(words.join(''))] : []
  const all = { combineWith: 'AND' as const, queries: words.map(queryFor) }
  const whole = engine.search({ combineWith: 'OR', queries: [all, ...together] })
  const isWhole = whole.length > 0
  const results = isWhole ? whole : engine.search({ combineWith: 'OR', queries: words.map(queryFor) })
  const ids = likely(inOrder(question, words, results))
  return { ids: isWhole ? withPopular(ids) : ids, isWhole }
}

/** A query that is just a category shows its best known providers before those whose names contain the word. */
function withPopular(ids: readonly number[]): readonly number[] {
  const { entries, idAt } = searchIndex()
  const [first = -1, ...rest] = ids
  const popular = entries[first]?.popular
  if (!popular || rest.some(id => entries[id]?.popular)) return ids
  return [...new Set([first, ...popular.flatMap(path => idAt.get(path) ?? []), ...rest])]
}

interface Scored {
  readonly id: number
  /** The score without the boost for its name. */
  readonly own: number
  readonly score: number
}

/** Drops results with a tenth of the best score. A result with exactly this name does not lower the others. */
const minShare = 0.1

function likely(results: readonly Scored[]): readonly number[] {
  const best = Math.max(...results.map(({ own }) => own))
  return results.filter(({ own }) => own >= best * minShare).map(({ id }) => id)
}

/**
 * A category whose name begins with the query ranks first, an exact name before a name that contains it, and words in the order
 * of the query before other orders.
 */
function inOrder(
  question: string,
  words: readonly string[],
  results: readonly { readonly id: number; readonly score: number }[],
): readonly Scored[] {
  const { engine, entries, phrases } = searchIndex()
  const query = searchableWords(question).join(' ')
  const named = phrases.get(query)
  const begins = (id: number) => {
    const { popular, names } = entries[id] ?? {}
    return (
      popular && names && [names.en, names.hi].some(name => searchableWords(name).join(' ').startsWith(query))
    )
  }
  const pairs = pairsOf(words)
  const together = new Map<number, number>(
    pairs.length > 0
      ? engine
          .search({ combineWith: 'OR', queries: [...pairs] })
          .map(({ id, score }) => [id as number, score])
      : [],
  )
  return results
    .map(({ id, score }) => {
      const own = score + (together.get(id) ?? 0)
      return { id, own, score: own * (begins(id) ? 100 : named?.has(id) ? 3 : 1) }
    })
    .sort((one, other) => other.score - one.score)
}

function shown(ids: readonly number[], locale: Locale, limit: number): readonly FoundEntry[] {
  const byPath = new Map<string, FoundEntry>()
  for (const id of ids) {
    const entry = searchIndex().entries[id]
    if (!entry || byPath.has(entry.path)) continue
    byPath.set(entry.path, foundIn(locale, entry))
    if (byPath.size === limit) break
  }
  return [...byPath.values()]
}

const foundIn = (locale: Locale, { names, path, icon, group, isUnavailable }: SearchEntry): FoundEntry => ({
  name: names[locale],
  path: localePath(path, locale),
  icon,
  group,
  isUnavailable,
})

/** Groups are ordered by their best result. */
function grouped(found: readonly FoundEntry[]): readonly FoundEntry[] {
  return [...Map.groupBy(found, ({ group }) => group).values()].flat()
}
