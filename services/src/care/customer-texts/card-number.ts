// Checks customers' texts. We ask for no card numbers and store none.
import { toPlainDigits } from '../../identity/mobile/mobile.ts'

const digits = String.raw`[\d\u0966-\u096f\uff10-\uff19]+`
/** Groups of digits with a blank, a dash or a dot in between, as people write long numbers. */
const groupedDigits = new RegExp(String.raw`${digits}(?:[\s.\-\u2010-\u2015]{1,3}${digits})*`, 'g')
const oneGroup = new RegExp(digits, 'g')

const maxDigits = 19

export function hasCardNumber(text: string): boolean {
  return withoutCardNumbers(text) !== text
}

/** The text with only the last four digits of each card number, by which a person recognises it. */
export function withoutCardNumbers(text: string): string {
  return text.replaceAll(groupedDigits, run => {
    const groups = [...run.matchAll(oneGroup)]
    let left = ''
    let end = 0
    for (const [from, { index }] of groups.entries()) {
      if (index < end) continue
      const card = cardNumberFrom(groups.slice(from, from + maxDigits))
      if (!card) continue
      left += `${run.slice(end, index)}•••• ${card.number.slice(-4)}`
      end = card.end
    }
    return left + run.slice(end)
  })
}

/** The card number that begins with the first group; an expiry date or another number may follow it. */
function cardNumberFrom(groups: RegExpExecArray[]): { number: string; end: number } | undefined {
  return groups
    .map(({ 0: last, index }, place) => ({
      number: toPlainDigits(
        groups
          .slice(0, place + 1)
          .map(([group]) => group)
          .join(''),
      ),
      end: index + last.length,
    }))
    .findLast(({ number }) => isCardNumber(number))
}

/** 13 to 19 digits with the networks' prefixes, including RuPay's 81 and 82, and a valid check digit. */
function isCardNumber(number: string): boolean {
  return /^(?:[3-6]|2[2-7]|8[12])\d{12,18}$/.test(number) && luhnSum(number) % 10 === 0
}

function luhnSum(number: string): number {
  return [...number].reverse().reduce((sum, digit, place) => {
    const counted = place % 2 === 0 ? Number(digit) : Number(digit) * 2
    return sum + (counted > 9 ? counted - 9 : counted)
  }, 0)
}

export type TextFault = 'too-short' | 'too-long' | 'card-number'

/** Counts characters as the browser's form does: one that JavaScript stores as two units is one. */
export function textFault(text: string, { min, max }: { min: number; max: number }): TextFault | undefined {
  const length = [...text].length
  if (length < min) return 'too-short'
  if (length > max) return 'too-long'
  return hasCardNumber(text) ? 'card-number' : undefined
}
