/**
 * The form of an IFSC: four letters for the bank, a zero, six characters for the branch. `known-codes.ts` knows which
 * codes exist.
 */
import { type IfscBank, ifscBanks, type Locale } from '@chowk/catalog'
import { fill, type Words, wordsOf } from '../../../content/words.ts'
import { latinDigits } from '../../../money/money.ts'
import { type FormerBank, formerBankOf } from './former-banks.ts'

export const ifscPath = '/ifsc-code'

export interface Ifsc {
  readonly code: string
  readonly bankCode: string
  readonly branchCode: string
  /** Undefined when the letters' bank is not in our list. */
  readonly bank: IfscBank | undefined
  /** The bank that used these letters before it merged into `bank`. */
  readonly former: FormerBank | undefined
}

export type IfscReading = Ifsc | { readonly problem: string }

const codeLength = 11

export function readIfsc(text: string, locale: Locale): IfscReading {
  const code = latinDigits(text).replace(/[\s-]/g, '').toUpperCase()
  const problem = problemOf(code)
  if (problem) {
    const message = wordsOf('checker')[locale].problems[problem]
    return { problem: fill(message, { length: code.length, fifth: code[4] ?? '' }) }
  }
  const bankCode = code.slice(0, 4)
  const former = formerBankOf(bankCode)
  return {
    code,
    bankCode,
    branchCode: code.slice(5),
    bank: ifscBanks.find(bank => bank.code === (former?.nowCode ?? bankCode)),
    former,
  }
}

type IfscProblem = keyof Words['checker']['problems']

function problemOf(code: string): IfscProblem | undefined {
  if (code === '') return 'empty'
  if (/[^A-Z0-9]/.test(code)) return 'stray'
  if (code.length !== codeLength) return code.length < codeLength ? 'tooShort' : 'tooLong'
  if (!/^[A-Z]{4}/.test(code)) return 'noLetters'
  if (code[4] === 'O') return 'letterO'
  return code[4] === '0' ? undefined : 'noZero'
}
