// What a customer may write to us in words of their own.

import { hasCardNumber } from './card-number.ts'

export type LetterFault = 'too-short' | 'too-long' | 'card-number'

/** Letters as a person and the browser's form count them: one that the machine keeps in two halves is one. */
export function letterFault(
  text: string,
  { min, max }: { min: number; max: number },
): LetterFault | undefined {
  const letters = [...text].length
  if (letters < min) return 'too-short'
  if (letters > max) return 'too-long'
  return hasCardNumber(text) ? 'card-number' : undefined
}
