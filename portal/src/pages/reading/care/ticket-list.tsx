import type { Ticket } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { RowList } from '../../../account/row-list.tsx'
import { When } from '../../../account/when.tsx'
import { writtenText } from '../../../account/written-text.ts'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { careCopy } from './care-copy.ts'
import { TicketStateBadge } from './ticket-state.tsx'

interface TicketListProps {
  readonly tickets: readonly Ticket[]
  readonly locale: Locale
}

export function TicketList({ tickets, locale }: TicketListProps): ReactNode {
  const copy = careCopy[locale]
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
          end: <TicketStateBadge state={state} locale={locale} />,
        }))}
      />
    </Section>
  )
}
