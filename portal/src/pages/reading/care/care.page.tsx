/** /care: help topics for everyone, and a customer's own tickets. */

import { type GrievanceOfficer, type HelpTopic, helpGroups, type Ticket } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { When } from '../../../account/date-time.tsx'
import { EmptyState } from '../../../account/empty-state.tsx'
import { RowList } from '../../../account/row-list.tsx'
import { writtenText } from '../../../account/written-text.ts'
import { countText, fill, wordsOf } from '../../../content/words.ts'
import { type AnyoneContext, anyonePage, useLocale } from '../../../page/page.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import styles from './care.module.css'
import { foundTopics, TicketStateBadge, TopicLinks } from './care-parts.tsx'

interface CareFacts {
  readonly words: string
  readonly topics: readonly HelpTopic[]
  /** The signed-in customer's tickets. */
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
    title: wordsOf('care')[locale].title,
    description: wordsOf('care')[locale].description,
    noindex: session !== null || words !== '',
    // The account's own menu is on this page: another strip would push the content down.
    ...(session && { chrome: 'account' }),
  }),
  View({ facts: { words, topics, tickets }, context }) {
    const { locale } = context
    const copy = wordsOf('care')[locale]
    const officer = context.services.grievanceOfficer
    return (
      <AccountLayout context={context} section="/care" title={copy.title} lead={copy.lead}>
        <Search words={words} context={context} />
        {words === '' ? (
          <div className={styles.groups}>
            {helpGroups.map(group => (
              <Card key={group.id} title={group[locale]}>
                <TopicLinks topics={topics.filter(topic => topic.group === group.id)} />
              </Card>
            ))}
          </div>
        ) : (
          <Found words={words} topics={topics} context={context} />
        )}
        <Card tone="tinted" title={copy.writeTitle}>
          <div className={styles.write}>
            <p>{tickets ? copy.writeText : copy.writeSignedOut}</p>
            <ButtonLink href={href('/care/contact', locale)} text={copy.write} />
          </div>
        </Card>
        {tickets && <TicketList tickets={tickets} />}
        {officer && <GrievanceCard officer={officer} />}
      </AccountLayout>
    )
  },
})

function Search({ words, context: { locale } }: { readonly words: string; readonly context: AnyoneContext }) {
  const copy = wordsOf('care')[locale]
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
        <Button variant="secondary" text={copy.find} />
      </form>
    </search>
  )
}

interface FoundProps {
  readonly words: string
  readonly topics: readonly HelpTopic[]
  readonly context: AnyoneContext
}

function Found({ words, topics, context: { locale } }: FoundProps) {
  const copy = wordsOf('care')[locale]
  const all = <ButtonLink variant="quiet" href={href('/care', locale)} text={copy.allTopics} />
  if (topics.length === 0)
    return (
      <EmptyState icon="circle-help" title={fill(copy.nothingFound, { words })} text={copy.nothingFoundText}>
        {all}
      </EmptyState>
    )
  return (
    <Card title={countText(copy.found, topics.length, { words })}>
      <TopicLinks topics={topics} />
      {all}
    </Card>
  )
}

function GrievanceCard({ officer }: { readonly officer: GrievanceOfficer }) {
  const locale = useLocale()
  const copy = wordsOf('grievanceOfficer')[locale]
  const { name, email, phone, isSample } = officer
  return (
    <Card title={copy.title}>
      <p>{copy.text}</p>
      {isSample && (
        <p>
          <em>{copy.sample}</em>
        </p>
      )}
      <FactList
        facts={[
          { label: copy.name, value: isSample ? copy.sampleName : name },
          { label: copy.email, value: isSample ? email : <a href={`mailto:${email}`}>{email}</a> },
          {
            label: copy.phone,
            value: isSample ? phone : phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
          },
        ]}
      />
      <ButtonLink variant="quiet" href={href('/grievance', locale)} text={copy.steps} />
    </Card>
  )
}

function TicketList({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const locale = useLocale()
  const copy = wordsOf('care')[locale]
  return (
    <Section title={copy.yourTickets} id="tickets" lead={tickets.length === 0 ? copy.noTickets : undefined}>
      <RowList
        rows={tickets.map(({ id, subject, openedAt, state }) => ({
          id,
          title: writtenText(subject, locale),
          href: href(`/care/tickets/${id}`, locale),
          note: (
            <>
              {id} · {copy.opened} <When at={openedAt} locale={locale} precision="day" />
            </>
          ),
          end: <TicketStateBadge state={state} />,
        }))}
      />
    </Section>
  )
}
