/** /messages: what was sent to the customer's number, and what they want to receive. */
import { type MessageGroup, type OptionalGroup, optionalGroups, type SentMessage } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { EmptyState } from '../../../account/empty-state.tsx'
import { Pager } from '../../../account/pager.tsx'
import rows from '../../../account/row-list.module.css'
import { StateBadge } from '../../../account/state-badge.tsx'
import { When } from '../../../account/when.tsx'
import type { IconName } from '../../../icons/icons.ts'
import { type CustomerContext, customerPage, titled } from '../../../page/page.ts'
import { isDemonstration } from '../../../page/page-settings.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Form } from '../../../ui/form.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { address, href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './messages.module.css'
import { messagesCopy } from './messages-copy.ts'

interface MessagesFacts {
  readonly messages: readonly SentMessage[]
  readonly older?: string
  readonly muted: readonly OptionalGroup[]
}

export const messagesPage = customerPage<MessagesFacts>({
  pattern: '/messages',
  query: ['before', 'done'],
  screenName: 'messages',
  async load({ services, session, query: { before }, locale }) {
    const { id } = session.customer
    const [page, muted] = await Promise.all([
      services.messages.list(id, { before, language: locale }),
      services.messages.muted(id),
    ])
    return { ...page, muted }
  },
  head: titled(messagesCopy),
  View({ facts: { messages, older, muted }, context }) {
    const { locale, query } = context
    const copy = messagesCopy[locale]
    return (
      <AccountLayout
        context={context}
        section="/messages"
        title={copy.title}
        lead={isDemonstration() ? copy.leadOfDemonstration : copy.lead}
        notice={
          query.done === 'saved' && <Notice tone="success" role="status" title={copy.saved} takesFocus />
        }
      >
        {messages.length > 0 ? (
          <MessageList messages={messages} locale={locale} />
        ) : (
          <EmptyState icon="mail" title={copy.empty} text={copy.emptyText} />
        )}
        <Pager copy={copy} path="/messages" locale={locale} before={query.before} next={older} />
        <Choice muted={muted} context={context} />
      </AccountLayout>
    )
  },
  async act({ services, session, form, locale }) {
    const muted = optionalGroups.filter(group => form[group] === undefined)
    await services.messages.mute(session.customer.id, muted)
    return { redirect: address('/messages', locale, { done: 'saved' }) }
  },
})

interface ChoiceProps {
  readonly muted: readonly OptionalGroup[]
  readonly context: CustomerContext
}

function Choice({ muted, context: { locale, csrfToken } }: ChoiceProps): ReactNode {
  const copy = messagesCopy[locale]
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
          <Button variant="secondary">{copy.save}</Button>
        </Actions>
      </Form>
    </Section>
  )
}

interface MessageListProps {
  readonly messages: readonly SentMessage[]
  readonly locale: Locale
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

function MessageList({ messages, locale }: MessageListProps): ReactNode {
  return (
    <ul className={rows.rows} aria-label={messagesCopy[locale].list}>
      {messages.map(message => (
        <Message key={message.id} message={message} locale={locale} />
      ))}
    </ul>
  )
}

/** Where a message's subject is shown. A code has none; what concerns security leads to the lock. */
const subjects: Readonly<Partial<Record<MessageGroup, string>>> = {
  money: '/myorders',
  reminders: '/pay/saved',
  limits: '/passbook/limits',
  disputes: '/bbps',
  tickets: '/care',
}

function Message({ message, locale }: { readonly message: SentMessage; readonly locale: Locale }): ReactNode {
  const { group, text, at, state, lastDigits } = message
  const copy = messagesCopy[locale]
  const subject = subjects[group]
  return (
    <li className={classNames(rows.row, styles.message)}>
      <IconTile name={icons[group]} />
      <div className={styles.what}>
        <p className={styles.text}>{text}</p>
        <p className={styles.facts}>
          {subject ? <a href={href(subject, locale)}>{copy.groups[group]}</a> : copy.groups[group]} ·{' '}
          <When at={at} locale={locale} /> · {copy.to(lastDigits)}
        </p>
        {/* To the button that needs a session: the link that locks without one is in the SMS alone. */}
        {group === 'security' && <a href={`${href('/settings', locale)}#safety`}>{copy.notMe}</a>}
      </div>
      {state !== 'sent' && (
        <StateBadge tone={state === 'waiting' ? 'waiting' : 'bad'}>{copy.states[state]}</StateBadge>
      )}
    </li>
  )
}
