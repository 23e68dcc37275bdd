import type { Locale } from '@chowk/catalog'
import type { Mobile } from '../../identity/mobile/mobile.ts'

export type TicketState = 'open' | 'answered' | 'closed'
export type TicketAuthor = 'customer' | 'care'

export interface CareTables {
  care_ticket: {
    id: string
    customer_id: string
    /** The form's own id: the same form sent twice is one ticket. */
    submission: string
    topic: string
    order_id: string | null
    subject: string
    state: TicketState
    opened_at: number
  }
  care_ticket_message: TicketMessage
  /** From a visitor who is not signed in: the number is not verified. */
  unverified_ticket: {
    id: string
    mobile: Mobile
    language: Locale
    network_hash: string
    text: string
    state: TicketState
    opened_at: number
    answer: string | null
    answered_at: number | null
  }
}

export interface TicketMessage {
  ticket_id: string
  number: number
  author: TicketAuthor
  text: string
  at: number
}
