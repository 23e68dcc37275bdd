import type { Locale } from '@chowk/catalog'
import type { MessageKind } from '../templates/message-kinds.ts'

/** A message as it leaves us. */
export interface Outgoing {
  /** The same at every attempt, so that whoever has sent it need not send it again. */
  readonly id: string
  readonly mobile: string
  readonly kind: MessageKind
  readonly language: Locale
  readonly text: string
  /** The variables of the text, named in its language: operators fill their registered copy of it in with them. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** In a code's message alone. */
  readonly code?: string | undefined
  readonly at: Date
}

/** 'refused' for good, where trying again would change nothing. */
export type EndAnswer = 'taken' | { readonly problem: string; readonly refused: boolean }

/** One way by which messages leave. */
export interface MessageEnd {
  /** Remembered with what it has received. */
  readonly name: string
  /** Whether a page may wait for it: a file, not a gateway. */
  readonly isQuick: boolean
  takes(message: Outgoing): boolean
  send(message: Outgoing, closing: AbortSignal): Promise<EndAnswer>
}
