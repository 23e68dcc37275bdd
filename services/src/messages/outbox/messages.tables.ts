import type { Locale } from '@chowk/catalog'
import type { MessageKind, OptionalGroup } from '../templates/message-kinds.ts'

export interface MessageTables {
  message: {
    id: string
    /** Null for a code to a number that has no account. */
    customer_id: string | null
    /** Where it goes: the number at that moment, whatever the account's is when it is delivered. */
    mobile: string
    kind: MessageKind
    language: Locale
    /** JSON, by the kind. Never a code. */
    parameters: string
    /** A code's digits, sealed; null once they are delivered or worth nothing. */
    sealed: string | null
    created_at: number
    /** Not delivered by then, it is given up. */
    expires_at: number
    /** When it is tried next; null when there is nothing left to try. */
    due_at: number | null
    attempts: number
    /** JSON list: the ends that have it, or refuse it for good. */
    done_ends: string
    delivered_at: number | null
    /** Of the token in 'This was not me'; null where there is none yet, and the row's id where the link is void. */
    not_me_hash: string | null
    /** Not sent, since the customer had as many as there may be; null for all others. */
    suppressed_at: number | null
  }
  muted_message_group: {
    customer_id: string
    message_group: OptionalGroup
  }
}

export type MessageRow = MessageTables['message']
