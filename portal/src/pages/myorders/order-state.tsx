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
  readonly locale: Locale
}

export function OrderStateBadge({ state, locale }: OrderStateBadgeProps): ReactNode {
  return <StateBadge tone={orderTones[state]}>{ordersCopy[locale].states[state].name}</StateBadge>
}
