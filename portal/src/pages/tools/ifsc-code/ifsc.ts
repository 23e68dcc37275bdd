/**
 * The form of an IFSC: four letters for the bank, a zero, six characters for the branch. `known-codes.ts` knows which
 * codes exist.
 */
import { type Bilingual, type IfscBank, ifscBanks } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { latinDigits } from '../../../money/money.ts'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { type FormerBank, formerBankOf } from './former-banks.ts'

/** Where the IFSC pages are, and the crumb that leads back to the first of them. */
export const ifscPath = '/ifsc-code'

const name: Record<Locale, string> = { en: 'IFSC Codes', hi: 'IFSC कोड' }

export const ifscCrumbs = (locale: Locale) => trail(locale, { name: name[locale], path: ifscPath })

export interface Ifsc {
  readonly code: string
  readonly bankCode: string
  readonly branchCode: string
  /** Undefined when the letters' bank is not in our list. */
  readonly bank: IfscBank | undefined
  /** The bank that used these letters before it merged into `bank`. */
  readonly former: FormerBank | undefined
}

export type IfscReading = Ifsc | { readonly problem: Bilingual }

const CODE_LENGTH = 11

export function readIfsc(text: string): IfscReading {
  const code = latinDigits(text).replace(/[\s-]/g, '').toUpperCase()
  const problem = problemOf(code)
  if (problem) return { problem }
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

function problemOf(code: string): Bilingual | undefined {
  if (code === '')
    return {
      en: 'The code is empty. Enter the 11 characters from your cheque or passbook.',
      hi: 'कोड खाली है। चेक या पासबुक से 11 अक्षर लिखें।',
    }
  if (/[^A-Z0-9]/.test(code))
    return {
      en: 'An IFSC has only English letters and digits. Remove everything else.',
      hi: 'IFSC में केवल अंग्रेज़ी अक्षर और अंक होते हैं। बाक़ी सब हटाएँ।',
    }
  if (code.length !== CODE_LENGTH)
    return {
      en: `An IFSC has 11 characters; this one has ${code.length}. ${code.length < CODE_LENGTH ? 'Add the missing ones' : 'Remove the extra ones'}.`,
      hi: `IFSC में 11 अक्षर होते हैं; इसमें ${code.length} हैं। ${code.length < CODE_LENGTH ? 'जो छूटा है जोड़ें' : 'जो ज़्यादा है हटाएँ'}।`,
    }
  if (!/^[A-Z]{4}/.test(code))
    return {
      en: 'The first four characters are letters that name the bank. Check them.',
      hi: 'पहले चार अक्षर बैंक के नाम के होते हैं, अंक नहीं। उन्हें जाँचें।',
    }
  if (code[4] === 'O')
    return {
      en: 'The fifth character is always the digit zero; you typed the letter O.',
      hi: 'पाँचवाँ अक्षर हमेशा अंक शून्य (0) होता है; आपने अक्षर O लिखा है।',
    }
  if (code[4] !== '0')
    return {
      en: `The fifth character is always zero; here it is ${code[4]}. Check the code.`,
      hi: `पाँचवाँ अक्षर हमेशा शून्य होता है; यहाँ ${code[4]} है। कोड जाँचें।`,
    }
  return undefined
}
