import type { OrderState, Unpaid } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { StateBadge, type StateTone } from '../../../account/state-badge.tsx'
import { ordersCopy } from './orders-copy.ts'

export const orderTones: Record<OrderState, StateTone> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  refunded: 'neutral',
}

interface OrderStateBadgeProps {
  readonly state: OrderState
  /** What says more than that it failed. */
  readonly unpaid?: Unpaid | undefined
  readonly locale: Locale
}

export function OrderStateBadge({ state, unpaid, locale }: OrderStateBadgeProps): ReactNode {
  const copy = ordersCopy[locale]
  return (
    <StateBadge tone={unpaid === 'cancelled' ? 'neutral' : orderTones[state]}>
      {unpaid ? copy.unpaid[unpaid] : copy.states[state].name}
    </StateBadge>
  )
}
