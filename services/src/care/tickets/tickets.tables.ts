import type { TicketAuthor, TicketState } from './ticket-row.ts'

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
}

export interface TicketMessage {
  ticket_id: string
  number: number
  author: TicketAuthor
  text: string
  at: number
}
