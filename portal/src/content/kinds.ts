/** The kinds of documents, by the folder that holds them in each language. */
import type { z } from 'zod'
import { calculatorKind } from './calculator-kind.ts'

export interface Kind {
  readonly schema: z.ZodType
  /** Fields that are no words: the same in every language. */
  readonly facts?: readonly string[]
  /** Names in braces that the page fills in: `{answer-days}`. */
  readonly values?: readonly string[]
}

export const kinds = {
  tools: calculatorKind,
} as const satisfies Readonly<Record<string, Kind>>
