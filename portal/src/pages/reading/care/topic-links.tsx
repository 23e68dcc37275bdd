import type { HelpTopic } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { LinkGrid } from '../../../ui/link-grid.tsx'

interface TopicLinksProps {
  readonly topics: readonly HelpTopic[]
  readonly locale: Locale
}

export function TopicLinks({ topics, locale }: TopicLinksProps): ReactNode {
  return (
    <LinkGrid
      locale={locale}
      density="compact"
      links={topics.map(topic => ({ name: topic[locale].title, link: `/care/${topic.id}` }))}
    />
  )
}
