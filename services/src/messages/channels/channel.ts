import type { Locale } from '@chowk/catalog'
import type { MessageKind } from '../templates/message-kinds.ts'

export interface Outgoing {
  /** The same at every attempt, so that the gateway does not send a message twice. */
  readonly id: string
  readonly mobile: string
  readonly kind: MessageKind
  readonly language: Locale
  readonly text: string
  /** The variables of the text, in its language: telecom operators fill them into their registered copy of the text. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** Only in a code's message. */
  readonly code?: string | undefined
  readonly at: Date
}

/** `refused` is final: another attempt would change nothing. */
export type ChannelAnswer = 'taken' | { readonly problem: string; readonly refused: boolean }

export interface MessageChannel {
  /** Stored in `done_ends` of the messages that it has received. */
  readonly name: string
  /** Whether a page may wait for it: a file, not a gateway. */
  readonly isQuick: boolean
  takes(message: Outgoing): boolean
  send(message: Outgoing, closing: AbortSignal): Promise<ChannelAnswer>
}
