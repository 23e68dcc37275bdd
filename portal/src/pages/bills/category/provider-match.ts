import { phoneticKey } from '../../../search/phonetic-key.ts'

/** Matches typed words with providers. The server and the browser use the same rule. */

/** Lower case, without accents and punctuation, so that 'L&T' and 'l t' are equal. Devanagari signs stay. */
export function normalizedWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => word !== '')
}

/** Each word of the names once. */
export function searchWords(names: readonly string[]): string {
  return [...new Set(names.flatMap(normalizedWords))].join(' ')
}

/** The search words of an entry that it does not show. */
export function unshownWords(shown: string, names: readonly string[]): string {
  const seen = new Set(normalizedWords(shown))
  return searchWords(names)
    .split(' ')
    .filter(word => !seen.has(word))
    .join(' ')
}

/** Every typed word begins some word of the entry; or all of them, joined, begin where a word does ('tatapower'). */
export function matches(searchWords: string, query: string): boolean {
  const typed = normalizedWords(query)
  const known = searchWords.split(' ')
  if (typed.every(term => known.some(word => word.startsWith(term)))) return true
  const together = typed.join('')
  return known.some((_, index) => known.slice(index).join('').startsWith(together))
}

/**
 * Without a match by letters the filter compares sounds: 'kerla' finds Kerala, as the site's search does. Fewer
 * consonants than in the search: a list has fewer names than a site. Two of them must be the whole word.
 */
const fewest = 2

export function soundsLike(searchWords: string, query: string): boolean {
  const known = searchWords.split(' ').map(word => phoneticKey(word, fewest))
  return normalizedWords(query).every(word => {
    const typed = phoneticKey(word, fewest)
    return known.some(sound =>
      typed && typed.length > fewest ? sound?.startsWith(typed) : sound && sound === typed,
    )
  })
}

/** By letters, if any entry matches; otherwise by sound. */
export function ruleFor(entries: readonly string[], query: string): typeof matches {
  return entries.some(words => matches(words, query)) ? matches : soundsLike
}
