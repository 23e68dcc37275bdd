/** Finding by the beginnings of words, in any language: the same on the server and in the browser. */

/** A destination as the search knows it: what it is called, where it is, and what else it is found by. */
export type SearchEntry = readonly [name: string, path: string, words: string]

const mostResults = 20

export function search(entries: readonly SearchEntry[], query: string, limit = mostResults): SearchEntry[] {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  return entries
    .map(entry => ({ entry, score: scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.entry[0].length - other.entry[0].length)
    .slice(0, limit)
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

/** Every asked word must begin a word of the entry. Words of the name weigh most, whole words more than beginnings. */
function scoreOf([name, , words]: SearchEntry, asked: readonly string[]): number {
  const inName = wordsOf(name)
  const others = wordsOf(words)
  let score = 0
  for (const word of asked) {
    const best = Math.max(weightOf(word, inName, 8), weightOf(word, others, 4))
    if (best === 0) return 0
    score += best
  }
  const startsWithIt = inName[0]?.startsWith(asked[0] ?? '') ? 2 : 0
  return score + startsWithIt
}

function weightOf(word: string, candidates: readonly string[], whole: number): number {
  if (candidates.includes(word)) return whole
  return candidates.some(candidate => candidate.startsWith(word)) ? whole / 2 : 0
}
