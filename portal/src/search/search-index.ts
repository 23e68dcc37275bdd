/** The search engine over all entries. It is built at the first search, and serves both languages. */
import MiniSearch, { type QueryCombination } from 'minisearch'
import { type SearchEntry, searchEntries } from './entries.ts'
import { phoneticKey, spelledOutLetters } from './phonetic-key.ts'
import { queryWords, searchableWords, spellingsInBothScripts } from './words.ts'

interface IndexedEntry {
  readonly id: number
  readonly name: string
  readonly words: string
  readonly kind: string
  readonly sound: string
}

interface SearchIndex {
  readonly entries: readonly SearchEntry[]
  readonly engine: MiniSearch<IndexedEntry>
  /** Whole names and synonyms, for a query that equals one of them. */
  readonly phrases: ReadonlyMap<string, ReadonlySet<number>>
  readonly idAt: ReadonlyMap<string, number>
}

let built: SearchIndex | undefined

export function searchIndex(): SearchIndex {
  built ??= build(searchEntries())
  return built
}

function build(entries: readonly SearchEntry[]): SearchIndex {
  const engine = new MiniSearch<IndexedEntry>({
    fields: ['name', 'words', 'kind', 'sound'],
    tokenize: text => text.split(' '),
    processTerm: term => term,
    searchOptions: {
      boost: { name: 3, words: 2, kind: 0.6, sound: 0.4 },
      boostDocument: id => entries[id as number]?.weight ?? 1,
    },
  })
  engine.addAll(entries.map(indexed))
  const idAt = new Map(entries.map(({ path }, id) => [path, id]))
  return { entries, engine, phrases: phrasesOf(entries), idAt }
}

const folded = (texts: readonly string[]): string => [...new Set(texts.flatMap(searchableWords))].join(' ')

function indexed({ names, words, kindWords }: SearchEntry, id: number): IndexedEntry {
  const own = [names.en, names.hi, ...words]
  const name = folded([names.en, names.hi])
  const other = folded(words)
  const kind = folded(kindWords)
  const sounds = new Set(`${name} ${other} ${kind}`.split(' ').flatMap(word => phoneticKey(word) ?? []))
  return {
    id,
    name,
    words: [other, ...own.flatMap(text => pairsOf(queryWords(text)))].join(' '),
    kind,
    sound: [...sounds].map(sound => `~${sound}`).join(' '),
  }
}

/** 'Tata Power Mumbai' is also typed 'tatapower'; and 'Delhi to Mumbai' differs from 'Mumbai to Delhi'. */
export const pairsOf = (words: readonly string[]): readonly string[] =>
  words.slice(1).map((word, index) => `${words[index]}${word}`)

function phrasesOf(entries: readonly SearchEntry[]): ReadonlyMap<string, ReadonlySet<number>> {
  const phrases = new Map<string, Set<number>>()
  for (const [id, { names, words }] of entries.entries())
    for (const text of [names.en, names.hi, ...words]) {
      // A provider is found by its name alone: 'Airtel – Mobile Recharge' is 'airtel'.
      for (const part of [text, text.split(' – ')[0] ?? text, /\(([^)]+)\)/.exec(text)?.[1] ?? text]) {
        const phrase = searchableWords(part).join(' ')
        phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(id))
      }
    }
  return phrases
}

/** A word as typed, as a prefix, with a typo, by its sound or spelt out. */
export function queryFor(word: string): QueryCombination {
  const sound = phoneticKey(word)
  const letters = spelledOutLetters(word)
  return {
    combineWith: 'OR',
    queries: [
      ...spellingsInBothScripts(word).map(written => ({
        queries: [written],
        prefix: written.length > 1,
        fuzzy: maxTyposIn(written),
        weights: { fuzzy: 0.35, prefix: 0.6 },
      })),
      ...(sound ? [{ queries: [`~${sound}`], fields: ['sound'] }] : []),
      ...(letters ? [{ queries: [letters], boost: { name: 3, words: 2 } }] : []),
    ],
  }
}

/**
 * A word of four letters may have one typo, one of eight two. A query that equals or begins a known word is not
 * corrected: hdfc is not IDFC.
 */
const maxTyposIn = (word: string): number | false => {
  if (word.length < 4 || /^\d+$/.test(word) || isKnown(word)) return false
  return word.length < 8 ? 1 : 2
}

const isKnown = (word: string) => searchIndex().engine.search(word, { prefix: true, fuzzy: false }).length > 0
