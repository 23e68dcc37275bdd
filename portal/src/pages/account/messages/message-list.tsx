import type { MessageGroup, SentMessage } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import rows from '../../../account/row-list.module.css'
import { StateBadge } from '../../../account/state-badge.tsx'
import { When } from '../../../account/when.tsx'
import type { IconName } from '../../../icons/icons.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import styles from './messages.module.css'
import { messagesCopy } from './messages-copy.ts'

interface MessageListProps {
  readonly messages: readonly SentMessage[]
  readonly locale: Locale
}

const icons: Record<MessageGroup, IconName> = {
  code: 'key-round',
  security: 'shield-check',
  money: 'wallet',
  limits: 'gauge',
  disputes: 'message-square-warning',
  tickets: 'headset',
}

export function MessageList({ messages, locale }: MessageListProps): ReactNode {
  return (
    <ul className={rows.rows} aria-label={messagesCopy[locale].list}>
      {messages.map(message => (
        <Message key={message.id} message={message} locale={locale} />
      ))}
    </ul>
  )
}

function Message({ message, locale }: { readonly message: SentMessage; readonly locale: Locale }): ReactNode {
  const { group, text, at, state, lastDigits } = message
  const copy = messagesCopy[locale]
  return (
    <li className={classNames(rows.row, styles.message)}>
      <IconTile name={icons[group]} />
      <div className={styles.what}>
        <p className={styles.text}>{text}</p>
        <p className={styles.facts}>
          {copy.groups[group]} · <When at={at} locale={locale} /> · {copy.to(lastDigits)}
        </p>
        {/* To the button for whoever is signed in: the link that locks without a session is the owner's, by SMS. */}
        {group === 'security' && <a href={`${href('/settings', locale)}#safety`}>{copy.notMe}</a>}
      </div>
      {state !== 'sent' && (
        <StateBadge tone={state === 'waiting' ? 'waiting' : 'bad'}>{copy.states[state]}</StateBadge>
      )}
    </li>
  )
}
