/** What became of the money, as the page's heading: a mark, the word, the sum and the payee. It changes in its place. */
import type { OrderState } from '@chowk/services'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import type { CustomerContext } from '../../page/page.ts'
import { classNames } from '../../ui/class-names.ts'
import { LiveState } from '../account/state-badge.tsx'
import tones from '../account/tones.module.css'
import { orderTones } from './order-state.tsx'
import type { OrderFacts } from './order-view.tsx'
import { outcomeOf } from './outcome.ts'
import styles from './outcome-heading.module.css'

const marks: Record<OrderState, IconName> = {
  paid: 'check',
  pending: 'clock',
  failed: 'x',
  refunded: 'arrow-right',
}

interface OutcomeHeadingProps {
  readonly facts: OrderFacts
  readonly context: CustomerContext
}

export function OutcomeHeading({ facts, context: { locale } }: OutcomeHeadingProps): ReactNode {
  const { order, payment } = facts
  const { word, what } = outcomeOf(order, payment, locale)
  return (
    <span className={styles.outcome}>
      <span data-live="mark">
        <span className={classNames(styles.mark, tones[orderTones[order.state]])}>
          <Icon name={marks[order.state]} />
        </span>
      </span>
      <span>
        <LiveState isPending={order.state === 'pending'}>
          {/* Inside the status, which gives no name to what is around it: in Firefox not even by its id. */}
          <span id="outcome-word">{word}</span>
        </LiveState>
        {': '}
        <span data-live="sum" id="outcome-sum">
          {what}
        </span>
      </span>
    </span>
  )
}
