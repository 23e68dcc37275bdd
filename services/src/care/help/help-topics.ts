// The most frequent questions with answers. Public, in both languages; the search covers title, answer and keywords.
import { type IsoDate, rowToday, turnaround } from '@chowk/catalog'
import type { Language } from '../../identity/customer/customer.ts'
import topics from './help-topics.json' with { type: 'json' }

export interface HelpTopic {
  id: string
  group: HelpGroupId
  en: HelpText
  hi: HelpText
  /** Search words that the text does not contain. */
  keywords: readonly string[]
}

interface HelpText {
  title: string
  /** Paragraphs. */
  answer: readonly string[]
}

/** When a topic was last changed or reviewed; set it with the text. */
export const helpChangedOn = (id: string): IsoDate => changes[id] ?? '2026-11-16'

const changes: Readonly<Record<string, IsoDate>> = { 'payment-failed-refund': '2026-11-18' }

export const helpGroups = [
  { id: 'sign-in', en: 'Signing in and your account', hi: 'साइन इन और आपका खाता' },
  { id: 'wallet', en: 'Wallet and adding money', hi: 'वॉलेट और पैसे जोड़ना' },
  { id: 'bills', en: 'Bills and recharges', hi: 'बिल और रिचार्ज' },
  { id: 'safety', en: 'Staying safe', hi: 'सुरक्षित रहना' },
] as const

type HelpGroupId = (typeof helpGroups)[number]['id']

const groupIds = helpGroups.map(({ id }) => id)

export const helpTopics: readonly HelpTopic[] = topics.map(({ group, ...topic }) => {
  const found = groupIds.find(id => id === group)
  if (!found) throw new Error(`The help topic ${topic.id} is in no group of ours.`)
  return { ...topic, group: found, en: withValues(topic.en), hi: withValues(topic.hi) }
})

/** Numbers set by others are in the catalogue: a topic contains '{upi-days}'. */
function withValues({ title, answer }: HelpText): HelpText {
  const { backWithinDays, compensationPaisePerDay } = rowToday(turnaround).value
  return {
    title,
    answer: answer.map(paragraph =>
      paragraph
        .replaceAll('{upi-days}', `${backWithinDays.upi}`)
        .replaceAll('{wallet-days}', `${backWithinDays.wallet}`)
        .replaceAll('{a-day}', `${compensationPaisePerDay / 100}`),
    ),
  }
}

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
