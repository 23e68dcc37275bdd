/** Finding by the beginnings of words, in any language, past a slip of the finger and a word nobody here knows. */

/** A destination as the search knows it: what it is called, where it is, and what else it is found by. */
export type SearchEntry = readonly [name: string, path: string, words: string]

const mostResults = 20

export function search(entries: readonly SearchEntry[], query: string, limit = mostResults): SearchEntry[] {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  const exact = ranked(entries, asked, weightOf, asked.length)
  if (exact.length > 0) return exact.slice(0, limit)
  // Of one or two words each must be found, of more all but one: 'hdfc credit card' is about a card.
  const spelt = ranked(entries, asked, weightDespiteSlip, asked.length)
  const found =
    spelt.length > 0 || asked.length < 3 ? spelt : ranked(entries, asked, weightOf, asked.length - 1)
  return found.slice(0, limit)
}

type Weigh = (word: string, candidates: readonly string[], whole: number) => number

function ranked(
  entries: readonly SearchEntry[],
  asked: readonly string[],
  weigh: Weigh,
  leastFound: number,
): SearchEntry[] {
  return entries
    .map(entry => ({ entry, score: scoreOf(entry, asked, weigh, leastFound) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.entry[0].length - other.entry[0].length)
    .map(({ entry }) => entry)
}

/** Lower case, without accents and punctuation; the vowel signs of Devanagari are letters and stay. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

const wordsOfEntries = new WeakMap<SearchEntry, readonly [inName: string[], others: string[]]>()

function wordsOfEntry(entry: SearchEntry): readonly [inName: string[], others: string[]] {
  const known = wordsOfEntries.get(entry) ?? ([wordsOf(entry[0]), wordsOf(entry[2])] as const)
  wordsOfEntries.set(entry, known)
  return known
}

/** Words of the name weigh most, whole words more than beginnings. */
function scoreOf(entry: SearchEntry, asked: readonly string[], weigh: Weigh, leastFound: number): number {
  const [inName, others] = wordsOfEntry(entry)
  const weights = asked.map(word => Math.max(weigh(word, inName, 8), weigh(word, others, 4)))
  if (weights.filter(weight => weight > 0).length < leastFound) return 0
  const startsWithIt = inName[0]?.startsWith(asked[0] ?? '') ? 2 : 0
  return weights.reduce((sum, weight) => sum + weight, startsWithIt)
}

function weightOf(word: string, candidates: readonly string[], whole: number): number {
  if (candidates.includes(word)) return whole
  return candidates.some(candidate => candidate.startsWith(word)) ? whole / 2 : 0
}

/** A word of four letters may be one off, one of eight two; nobody mistypes the first letter of what they want. */
function weightDespiteSlip(word: string, candidates: readonly string[], whole: number): number {
  const exact = weightOf(word, candidates, whole)
  const mostSlips = Math.min(2, Math.floor(word.length / 4))
  if (exact > 0 || mostSlips === 0) return exact
  const isNear = (candidate: string) => candidate[0] === word[0] && slips(word, candidate) <= mostSlips
  return candidates.some(isNear) ? whole / 4 : 0
}

/** Letters to add, leave out or change (Levenshtein's distance); far apart by length alone is far apart. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let place = 1; place <= other.length; place++) {
      const changed = (row[place - 1] ?? 0) + (letter === other[place - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
