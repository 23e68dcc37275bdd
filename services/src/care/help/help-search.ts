import type { Language } from '../../identity/customer/customer.ts'
import { type HelpTopic, helpTopics } from './help-topics.ts'

export function helpTopic(id: string): HelpTopic | undefined {
  return helpTopics.find(topic => topic.id === id)
}

/** The topics in which every word occurs, those with a hit in the title first. An empty search finds all. */
export function searchHelpTopics(search: string, language: Language): HelpTopic[] {
  const words = search.toLocaleLowerCase(language).split(/\s+/).filter(Boolean)
  const found = helpTopics.filter(topic => words.every(word => textOf(topic, language).includes(word)))
  const inTitle = (topic: HelpTopic) =>
    words.some(word => topic[language].title.toLocaleLowerCase(language).includes(word))
  return [...found.filter(inTitle), ...found.filter(topic => !inTitle(topic))]
}

function textOf(topic: HelpTopic, language: Language): string {
  const { title, answer } = topic[language]
  return [title, ...answer, ...topic.keywords].join(' ').toLocaleLowerCase(language)
}
