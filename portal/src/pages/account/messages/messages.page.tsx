/** /messages: what was sent to the customer's number, and what they want to receive. */

import { type MessageGroup, type OptionalGroup, optionalGroups, type SentMessage } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { When } from '../../../account/date-time.tsx'
import { EmptyState } from '../../../account/empty-state.tsx'
import { Pager } from '../../../account/pager.tsx'
import rows from '../../../account/row-list.module.css'
import { StateBadge } from '../../../account/state-badge.tsx'
import { fill, type Words, wordsOf } from '../../../content/words.ts'
import type { IconName } from '../../../icons/icons.ts'
import { customerPage, headFrom, type WithContext } from '../../../page/page.ts'
import { isDemonstration } from '../../../page/page-settings.ts'
import { Actions, ButtonForm, InlineForm } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Form } from '../../../ui/form.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { JumpLinks } from '../../../ui/jump-links.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import styles from './messages.module.css'

interface Filter {
  readonly name: keyof Words['messages']['filters']
  readonly groups?: readonly MessageGroup[]
  readonly isUnread?: boolean
}

const all: Filter = { name: 'all' }
const filters: readonly Filter[] = [
  all,
  { name: 'unread', isUnread: true },
  { name: 'payments', groups: ['money', 'limits'] },
  { name: 'reminders', groups: ['reminders'] },
  { name: 'security', groups: ['security', 'code'] },
  { name: 'help', groups: ['disputes', 'tickets'] },
]
const filterOf = (show?: string) => filters.find(({ name }) => name === show) ?? all

export const messagesPage = customerPage({
  pattern: '/messages',
  query: ['before', 'done', 'show'],
  screenName: 'messages',
  async load({ services, session, query: { before, show }, locale }) {
    const { id } = session.customer
    const [page, muted, unread] = await Promise.all([
      services.messages.list(id, { before, language: locale, ...filterOf(show) }),
      services.messages.muted(id),
      services.messages.unread(id),
    ])
    return { ...page, muted, unread }
  },
  head: headFrom(wordsOf('messages')),
  View({ facts: { messages, older, muted, unread }, context }) {
    const { locale, query } = context
    const copy = wordsOf('messages')[locale]
    return (
      <AccountLayout
        context={context}
        section="/messages"
        title={copy.title}
        lead={isDemonstration() ? copy.leadOfDemonstration : copy.lead}
        done={copy.done}
      >
        <div className={styles.bar}>
          <JumpLinks
            label={copy.filter}
            parts={filters.map(filter => ({
              link: hrefWithQuery('/messages', locale, { show: filter === all ? undefined : filter.name }),
              name: copy.filters[filter.name],
              isCurrent: filter === filterOf(query.show),
            }))}
          />
          {unread > 0 && (
            <ButtonForm
              context={context}
              path="/messages"
              do="read-all"
              variant="quiet"
              text={copy.readAll}
            />
          )}
        </div>
        {messages.length > 0 ? (
          <ul className={rows.rows} aria-label={copy.list}>
            {messages.map(message => (
              <Message key={message.id} message={message} context={context} />
            ))}
          </ul>
        ) : (
          <EmptyState icon="mail" title={copy.empty} text={copy.emptyText} />
        )}
        <Pager context={context} copy={copy} query={{ show: query.show }} next={older} />
        <OptionalGroups muted={muted} context={context} />
      </AccountLayout>
    )
  },
  async submit({ services, session, form, locale }) {
    const { id } = session.customer
    if (form.do === 'open') {
      const message = form.message && (await services.messages.read(id, form.message))
      return { redirect: href((message && subjectOf(message)?.path) || '/messages', locale) }
    }
    if (form.do === 'read-all') {
      await services.messages.read(id)
      return { redirect: hrefWithQuery('/messages', locale, { done: 'read' }) }
    }
    const muted = optionalGroups.filter(group => form[group] === undefined)
    await services.messages.mute(id, muted)
    return { redirect: hrefWithQuery('/messages', locale, { done: 'saved' }) }
  },
})

function OptionalGroups({ muted, context }: WithContext<{ muted: readonly OptionalGroup[] }>) {
  const { locale, csrfToken } = context
  const copy = wordsOf('messages')[locale]
  return (
    <Section title={copy.choose} lead={copy.chooseLead} id="choose">
      <Form method="post" action={href('/messages', locale)} csrfToken={csrfToken}>
        <div className={styles.choices}>
          {optionalGroups.map(group => (
            <label key={group} className={styles.choice}>
              <input type="checkbox" name={group} value="1" defaultChecked={!muted.includes(group)} />
              {copy.optional[group]}
            </label>
          ))}
        </div>
        <Actions>
          <Button variant="secondary" text={copy.save} />
        </Actions>
      </Form>
    </Section>
  )
}

const icons: Record<MessageGroup, IconName> = {
  code: 'key-round',
  security: 'shield-check',
  money: 'wallet',
  reminders: 'clock',
  limits: 'gauge',
  disputes: 'message-square-warning',
  tickets: 'headset',
}

interface Subject {
  readonly path: string
  readonly name: keyof Words['messages']['open']
}

/** The page of a message's subject. Codes and security messages have none. */
function subjectOf({ group, isRefund, about }: SentMessage): Subject | undefined {
  const { orderId, disputeId, ticketId } = about
  if (disputeId) return { path: `/bbps/${disputeId}`, name: 'dispute' }
  if (ticketId) return { path: `/care/tickets/${ticketId}`, name: 'ticket' }
  if (orderId) return { path: `/myorders/${orderId}`, name: 'order' }
  if (isRefund) return { path: '/myorders/refunds', name: 'refunds' }
  if (group === 'money') return { path: '/passbook', name: 'wallet' }
  if (group === 'reminders') return { path: '/bills', name: 'bills' }
  return group === 'limits' ? { path: '/passbook/limits', name: 'limits' } : undefined
}

type MessageProps = WithContext<{ message: SentMessage }>

/** Opens the message's subject. An unread message is opened by a form, because that marks it as read. */
function OpenSubject({ message, context }: MessageProps) {
  const { locale } = context
  const subject = subjectOf(message)
  const name = wordsOf('messages')[locale].open[subject?.name ?? 'none']
  const named = { className: styles.open, 'aria-describedby': message.id }
  if (message.isUnread)
    return (
      <InlineForm context={context} path="/messages" hidden={{ do: 'open' }}>
        <button type="submit" name="message" value={message.id} {...named}>
          {name}
        </button>
      </InlineForm>
    )
  return (
    subject && (
      <a href={href(subject.path, locale)} {...named}>
        {name}
      </a>
    )
  )
}

function Message({ message, context }: MessageProps) {
  const { id, group, text, at, state, lastDigits, isUnread } = message
  const { locale } = context
  const copy = wordsOf('messages')[locale]
  return (
    <li className={classNames(rows.row, styles.message, isUnread && styles.new)}>
      <IconTile name={icons[group]} />
      <div className={styles.what}>
        <p className={styles.text} id={id}>
          {text}
        </p>
        <p className={styles.facts}>
          {isUnread && <b className={styles.unread}>{copy.isUnread}</b>} {copy.groups[group]} ·{' '}
          <When at={at} locale={locale} />
          {'\u00a0· '}
          {fill(copy.to, { lastDigits })}
        </p>
        <OpenSubject message={message} context={context} />
        {/* To the button that needs a session: the link that locks without one is in the SMS alone. */}
        {group === 'security' && (
          <a className={styles.notMe} href={`${href('/settings', locale)}#safety`}>
            {copy.notMe}
          </a>
        )}
      </div>
      {state !== 'sent' && (
        <StateBadge tone={state === 'waiting' ? 'waiting' : 'bad'}>{copy.states[state]}</StateBadge>
      )}
    </li>
  )
}
