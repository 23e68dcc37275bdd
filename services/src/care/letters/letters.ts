// Validation of customers' own texts.

import { hasCardNumber } from './card-number.ts'

export type LetterFault = 'too-short' | 'too-long' | 'card-number'

/** Counts characters as the browser's form does: one that JavaScript stores as two units is one. */
export function letterFault(
  text: string,
  { min, max }: { min: number; max: number },
): LetterFault | undefined {
  const letters = [...text].length
  if (letters < min) return 'too-short'
  if (letters > max) return 'too-long'
  return hasCardNumber(text) ? 'card-number' : undefined
}
