import type { Locale } from '@chowk/catalog'
import type { MessageGroup, MessageKind, MessageParameters } from './message-kinds.ts'

/** What a text may hold. A code's digits are a variable like any other. */
export type Filled<Kind extends MessageKind> = MessageParameters[Kind] & { readonly code?: string }

export interface Template<Kind extends MessageKind> extends Record<Locale, (given: Filled<Kind>) => string> {
  readonly group: MessageGroup
}

export type Templates<Kind extends MessageKind> = { readonly [Each in Kind]: Template<Each> }
