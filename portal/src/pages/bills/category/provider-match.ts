/** How typed words find a provider. The server and the browser filter by the same rule. */

/** Lower case, without accents and punctuation, so that 'L&T' and 'l t' are one. Devanagari signs stay. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => word !== '')
}

/** Each word of the names once. */
export function searchWords(names: readonly string[]): string {
  return [...new Set(names.flatMap(wordsOf))].join(' ')
}

/** What a list entry carries to be found by beside the words that it shows. */
export function wordsBeyond(shown: string, names: readonly string[]): string {
  const seen = new Set(wordsOf(shown))
  return searchWords(names)
    .split(' ')
    .filter(word => !seen.has(word))
    .join(' ')
}

/** Every typed word begins some word of the entry; or all of them, written together, begin where a word does ('tatapower'). */
export function matches(searchWords: string, query: string): boolean {
  const typed = wordsOf(query)
  const known = searchWords.split(' ')
  if (typed.every(term => known.some(word => word.startsWith(term)))) return true
  const together = typed.join('')
  return known.some((_, index) => known.slice(index).join('').startsWith(together))
}
