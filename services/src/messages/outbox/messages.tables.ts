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
    /** JSON, by the kind. Never contains a code. */
    parameters: string
    /** A code's digits, encrypted; null once they are delivered or expired. */
    sealed: string | null
    created_at: number
    /** When delivery ends. */
    expires_at: number
    /** When delivery is tried next; null when it has ended. */
    due_at: number | null
    attempts: number
    /** JSON list: the channels that delivered it, or finally refused it. */
    done_ends: string
    delivered_at: number | null
    /** The hash of the token in 'This was not me'; null before the first attempt, and the row's id for a void link. */
    not_me_hash: string | null
    /** When it was not sent, because the customer's message limits were reached; null for all others. */
    suppressed_at: number | null
    /** When the customer opened it; null if unread. A code counts as read. */
    read_at: number | null
  }
  muted_message_group: {
    customer_id: string
    message_group: OptionalGroup
  }
}

export type MessageRow = MessageTables['message']
