import type { Locale } from '@chowk/catalog'
import type { MessageKind, OptionalGroup } from '../templates/message-kinds.ts'

export interface MessageTables {
  message: {
    id: string
    /** Null for a code to a number that has no account. */
    customer_id: string | null
    /** The account's number when the message was written, even if it changes before delivery. */
    mobile: string
    kind: MessageKind
    language: Locale
    /** JSON, by the kind. Never a code. */
    parameters: string
    /** A code's digits, sealed; null once they are delivered or worth nothing. */
    sealed: string | null
    created_at: number
    /** When delivery is given up. */
    expires_at: number
    /** When delivery is tried next; null when nothing is left to try. */
    due_at: number | null
    attempts: number
    /** JSON list: the channels that have it, or refuse it for good. */
    done_ends: string
    delivered_at: number | null
    /** Of the token in 'This was not me'; null where there is none yet, and the row's id where the link is void. */
    not_me_hash: string | null
    /** When it was not sent, because the customer's message limits were reached; null for all others. */
    suppressed_at: number | null
    /** When the customer opened it; null where they have not. A code counts as read. */
    read_at: number | null
  }
  muted_message_group: {
    customer_id: string
    message_group: OptionalGroup
  }
}

export type MessageRow = MessageTables['message']
