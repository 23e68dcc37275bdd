// Validation of customers' own texts.

import { hasCardNumber } from './card-number.ts'

export type TextFault = 'too-short' | 'too-long' | 'card-number'

/** Counts characters as the browser's form does: one that JavaScript stores as two units is one. */
export function textFault(text: string, { min, max }: { min: number; max: number }): TextFault | undefined {
  const length = [...text].length
  if (length < min) return 'too-short'
  if (length > max) return 'too-long'
  return hasCardNumber(text) ? 'card-number' : undefined
}
