import { type HelpTopic, helpTopic, searchHelpTopics, type TicketState } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { StateBadge, type StateTone } from '../../../account/state-badge.tsx'
import { wordsOf } from '../../../content/words.ts'
import { useLocale } from '../../../page/page.ts'
import { findEntries } from '../../../search/find.ts'
import { LinkGrid } from '../../../ui/link-grid.tsx'

export function TopicLinks({ topics }: { readonly topics: readonly HelpTopic[] }) {
  const locale = useLocale()
  return (
    <LinkGrid
      density="compact"
      links={topics.map(topic => ({ name: topic[locale].title, link: `/care/${topic.id}` }))}
    />
  )
}

const tones: Record<TicketState, StateTone> = { open: 'waiting', answered: 'good', closed: 'neutral' }

export function TicketStateBadge({ state, role }: { readonly state: TicketState; readonly role?: 'status' }) {
  const locale = useLocale()
  return (
    <StateBadge tone={tones[state]} role={role}>
      {wordsOf('care')[locale].states[state]}
    </StateBadge>
  )
}

/**
 * Topics that contain every word come first, then results of the site's search, which corrects misspellings and knows
 * Hinglish.
 */
const maxFound = 100

export function foundTopics(words: string, locale: Locale): readonly HelpTopic[] {
  const { found } = findEntries(locale, words, maxFound)
  const likely = found.flatMap(({ path }) => helpTopic(path.split('/').at(-1) ?? '') ?? [])
  return [...new Set([...searchHelpTopics(words, locale), ...likely])]
}
