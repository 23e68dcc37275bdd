/** /care: help topics for everyone, and a customer's own tickets. */
import { type HelpTopic, helpGroups, type Ticket } from '@chowk/services'
import type { ReactNode } from 'react'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { EmptyState } from '../../../account/empty-state.tsx'
import { type AnyoneContext, anyonePage } from '../../../page/page.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { href } from '../../../ui/link.ts'
import styles from './care.module.css'
import { careCopy } from './care-copy.ts'
import { foundTopics } from './found-topics.ts'
import { GrievanceCard } from './grievance-card.tsx'
import { TicketList } from './ticket-list.tsx'
import { TopicLinks } from './topic-links.tsx'

interface CareFacts {
  /** What was searched for, without the blanks around it. */
  readonly words: string
  readonly topics: readonly HelpTopic[]
  /** Of whoever is signed in. */
  readonly tickets?: readonly Ticket[] | undefined
}

export const carePage = anyonePage<CareFacts>({
  pattern: '/care',
  query: ['q'],
  sitemap: ['/care'],
  screenName: 'care',
  async load({ services, session, query, locale }) {
    const words = query.q?.trim() ?? ''
    const tickets = session ? await services.tickets.list(session.customer.id) : undefined
    return { words, topics: foundTopics(words, locale), tickets }
  },
  head: ({ words }, { locale, session }) => ({
    title: careCopy[locale].title,
    description: careCopy[locale].description,
    noindex: session !== null || words !== '',
    // The account's own menu stands there: a second strip over it would push the page down.
    ...(session && { chrome: 'outcome' }),
  }),
  View({ facts: { words, topics, tickets }, context }) {
    const { locale } = context
    const copy = careCopy[locale]
    const officer = context.services.grievanceOfficer
    return (
      <AccountLayout context={context} section="/care" title={copy.title} lead={copy.lead}>
        <Search words={words} context={context} />
        {words === '' ? (
          <div className={styles.groups}>
            {helpGroups.map(group => (
              <Card key={group.id} title={group[locale]}>
                <TopicLinks locale={locale} topics={topics.filter(topic => topic.group === group.id)} />
              </Card>
            ))}
          </div>
        ) : (
          <Found words={words} topics={topics} context={context} />
        )}
        <Card tone="tinted" title={copy.writeTitle}>
          <div className={styles.write}>
            <p>{tickets ? copy.writeText : copy.writeSignedOut}</p>
            <ButtonLink href={href('/care/contact', locale)}>{copy.write}</ButtonLink>
          </div>
        </Card>
        {tickets && <TicketList tickets={tickets} locale={locale} />}
        {officer && <GrievanceCard officer={officer} locale={locale} />}
      </AccountLayout>
    )
  },
})

function Search({ words, context: { locale } }: { readonly words: string; readonly context: AnyoneContext }) {
  const copy = careCopy[locale]
  return (
    <search>
      <form className={styles.search} method="get" action={href('/care', locale)}>
        <Field
          name="q"
          type="search"
          label={copy.search}
          hint={copy.searchHint}
          defaultValue={words}
          autoComplete="off"
        />
        <Button variant="secondary">{copy.find}</Button>
      </form>
    </search>
  )
}

interface FoundProps {
  readonly words: string
  readonly topics: readonly HelpTopic[]
  readonly context: AnyoneContext
}

function Found({ words, topics, context: { locale } }: FoundProps): ReactNode {
  const copy = careCopy[locale]
  const all = (
    <ButtonLink variant="quiet" href={href('/care', locale)}>
      {copy.allTopics}
    </ButtonLink>
  )
  if (topics.length === 0)
    return (
      <EmptyState icon="circle-help" title={copy.nothingFound(words)} text={copy.nothingFoundText}>
        {all}
      </EmptyState>
    )
  return (
    <Card title={copy.found(topics.length, words)}>
      <TopicLinks locale={locale} topics={topics} />
      {all}
    </Card>
  )
}
