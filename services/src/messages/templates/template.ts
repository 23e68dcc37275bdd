import type { Locale } from '@chowk/catalog'
import type { MessageGroup, MessageKind, MessageParameters } from './message-kinds.ts'
import type { Variables } from './variables.ts'

export interface InEvery {
  /** Who speaks. */
  readonly brand: string
  /** A code's digits are a variable like any other. */
  readonly code?: string | undefined
}

/** What a text may hold. */
type Filled<Kind extends MessageKind> = Variables<MessageParameters[Kind]> & InEvery

interface Template<Kind extends MessageKind> extends Record<Locale, (given: Filled<Kind>) => string> {
  readonly group: MessageGroup
}

export type Templates<Kind extends MessageKind> = { readonly [Each in Kind]: Template<Each> }
