/** What became of the money, as the page's heading: a mark, the word, the sum and the payee. It changes in its place. */
import type { OrderState } from '@chowk/services'
import type { ReactNode } from 'react'
import tones from '../../../account/state-badge.module.css'
import { StateBadge, status } from '../../../account/state-badge.tsx'
import { Icon } from '../../../icons/icon.tsx'
import type { IconName } from '../../../icons/icons.ts'
import { classNames } from '../../../ui/class-names.ts'
import { orderTones } from './order-state.tsx'
import type { OrderViewProps } from './order-view-props.ts'
import { ordersCopy } from './orders-copy.ts'
import { awaitsApproval, backOnItsWay, isOpen, outcomeOf, stillUnpaid } from './outcome.ts'
import styles from './outcome-heading.module.css'

const marks: Record<OrderState, IconName> = {
  paid: 'check',
  pending: 'clock',
  failed: 'x',
  refunded: 'hand-coins',
}

export function OutcomeHeading({ facts, context: { locale } }: OrderViewProps): ReactNode {
  const { word, parts } = outcomeOf(facts, locale)
  const { state } = facts.order
  const isBetween = backOnItsWay(facts) !== undefined
  const isAsked = awaitsApproval(facts)
  const unpaid = stillUnpaid(facts)
  const hasOwnWord = isBetween || isAsked || unpaid
  const tone = isBetween || isAsked ? 'waiting' : unpaid === 'cancelled' ? 'neutral' : orderTones[state]
  return (
    <span className={styles.outcome} data-live="heading" data-pending={isOpen(facts) ? '' : undefined}>
      <span className={classNames(styles.mark, tones[tone])}>
        <Icon name={isBetween ? 'clock' : marks[state]} />
      </span>
      <span className={classNames(styles.words, isAsked && styles.asked)}>
        <span>
          {/* The word is inside the status, which gives no name to what is around it: in Firefox not even by its id. */}
          <span {...(!hasOwnWord && status)}>
            <span id="outcome-word">{word}</span>
          </span>
          :
        </span>{' '}
        <span className={styles.what} id="outcome-sum">
          {parts.map(({ kind, text }, index) => (
            <span key={kind} className={kind === 'payee' ? styles.payee : undefined}>
              {index > 0 && ' '}
              {text}
            </span>
          ))}
        </span>
        {isAsked && (
          <span className={styles.state} {...status}>
            <StateBadge tone="waiting">{ordersCopy[locale].states[state].name}</StateBadge>
          </span>
        )}
      </span>
    </span>
  )
}
