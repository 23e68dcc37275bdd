/** Topics in which every word occurs, and then those that the site's search finds: it knows misspellings and Hinglish. */
import { type HelpTopic, helpTopic, searchHelpTopics } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { find } from '../../../search/find.ts'

/** Whatever else is found before them. */
const mostFound = 100

export function foundTopics(words: string, locale: Locale): readonly HelpTopic[] {
  const { found } = find(locale, words, mostFound)
  const likely = found.flatMap(({ path }) => helpTopic(path.split('/').at(-1) ?? '') ?? [])
  return [...new Set([...searchHelpTopics(words, locale), ...likely])]
}
