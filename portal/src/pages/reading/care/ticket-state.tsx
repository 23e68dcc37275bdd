import type { TicketState } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { StateBadge, type StateTone } from '../../../account/state-badge.tsx'
import { careCopy } from './care-copy.ts'

const tones: Record<TicketState, StateTone> = { open: 'waiting', answered: 'good', closed: 'neutral' }

interface TicketStateBadgeProps {
  readonly state: TicketState
  readonly locale: Locale
  readonly role?: 'status'
}

export function TicketStateBadge({ state, locale, role }: TicketStateBadgeProps): ReactNode {
  return (
    <StateBadge tone={tones[state]} role={role}>
      {careCopy[locale].states[state]}
    </StateBadge>
  )
}
