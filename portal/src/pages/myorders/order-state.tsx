import type { OrderState } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { StateBadge, type StateTone } from '../account/state-badge.tsx'
import { ordersCopy } from './orders-copy.ts'

export const orderTones: Record<OrderState, StateTone> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  refunded: 'neutral',
}

interface OrderStateBadgeProps {
  readonly state: OrderState
  /** By the customer, to whom nothing has failed. */
  readonly isCancelled?: boolean
  readonly locale: Locale
}

export function OrderStateBadge({ state, isCancelled, locale }: OrderStateBadgeProps): ReactNode {
  if (isCancelled) return <StateBadge tone="neutral">{ordersCopy[locale].cancelled}</StateBadge>
  return <StateBadge tone={orderTones[state]}>{ordersCopy[locale].states[state].name}</StateBadge>
}
