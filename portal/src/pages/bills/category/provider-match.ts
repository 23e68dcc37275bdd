import { soundOf } from '../../../search/sound.ts'

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

/** The filter falls back to sound where no entry has the letters: 'kerla' finds Kerala, as the site's search does.
 *
 * Fewer consonants than the search asks for: a list holds fewer names than a site. Two of them are the whole word. */
const fewest = 2

export function soundsLike(searchWords: string, query: string): boolean {
  const known = searchWords.split(' ').map(word => soundOf(word, fewest))
  return wordsOf(query).every(word => {
    const typed = soundOf(word, fewest)
    return known.some(sound =>
      typed && typed.length > fewest ? sound?.startsWith(typed) : sound && sound === typed,
    )
  })
}

/** By letters, where any entry has them; otherwise by sound. */
export function ruleFor(entries: readonly string[], query: string): typeof matches {
  return entries.some(words => matches(words, query)) ? matches : soundsLike
}
