/** For what no entry bears: names that sound like what was typed ('kerla', 'dilli'), as the site's search hears them. */
import { soundOf } from '../../../search/sound.ts'
import { matches, wordsOf } from './provider-match.ts'

/** Fewer consonants than the search asks for: a list holds fewer names than a site. Two of them are the whole word. */
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
