/**
 * The existing codes: the list that `npm run ifsc:codes` made of Razorpay's data. The server holds it as one text and parses
 * only the line of the requested bank.
 */
import type { Bilingual, IfscBank, IsoDate, Locale } from '@chowk/catalog'
import inHindi from './borrowers-in-hindi.json' with { type: 'json' }
import list from './ifsc-codes.txt?raw'

/** The data's version, and when it was published. */
export const codeListSource: { version: string; publishedOn: IsoDate; month: Bilingual } = {
  version: list.slice(0, list.indexOf('\n')),
  publishedOn: '2026-05-27',
  month: { en: 'May 2026', hi: 'मई 2026' },
}

export interface KnownBank {
  /** Empty if the data has no name. */
  readonly name: string
  readonly takesUpi: boolean
  readonly codes: number
  /** Codes whose branch part is digits only. */
  readonly numbered: number
}

interface BankLine {
  readonly name: string
  readonly takesUpi: boolean
  readonly runs: readonly (readonly [first: number, last: number])[]
  readonly others: readonly string[]
}

export function knownBank(letters: string): KnownBank | undefined {
  const line = lineOf(letters)
  if (!line) return undefined
  const numbered = line.runs.reduce((sum, [first, last]) => sum + last - first + 1, 0)
  return { name: line.name, takesUpi: line.takesUpi, codes: numbered + line.others.length, numbered }
}

/** Whether this code of 11 characters exists. */
export function isKnownCode(code: string): boolean {
  const line = lineOf(code.slice(0, 4))
  const branch = code.slice(5)
  if (!line) return false
  if (!/^\d+$/.test(branch)) return line.others.includes(branch)
  const number = Number(branch)
  return line.runs.some(([first, last]) => first <= number && number <= last)
}

/** The bank that uses a code with another bank's letters, such as a co-operative bank. */
export function borrowerOf(code: string): string | undefined {
  for (let length = code.length; length > 4; length--) {
    const parts = partsOf(code.slice(0, length))
    if (parts) return parts[0]
  }
  return undefined
}

export function borrowersOf({ code, name }: IfscBank): readonly string[] {
  const lines = list.matchAll(new RegExp(`^${code}[^|\\n]+\\|([^|\\n]+)`, 'gm'))
  return [...new Set([...lines].flatMap(([, borrower = name]) => (borrower === name ? [] : borrower)))]
}

const hindiNames: Readonly<Record<string, string>> = inHindi

/** In Hindi, too, for the banks that pages name: the regional rural banks and the first borrowers of each bank. */
export const borrowerName = (name: string, locale: Locale) => (locale === 'hi' && hindiNames[name]) || name

function lineOf(letters: string): BankLine | undefined {
  const [name = '', upi, runs = '', others = ''] = partsOf(letters) ?? []
  if (upi === undefined) return undefined
  let last = 0
  return {
    name,
    takesUpi: upi !== '',
    runs: split(runs).map(run => {
      const [distance = '', more = '0'] = run.split('-')
      const first = last + Number.parseInt(distance, 36)
      last = first + Number.parseInt(more, 36)
      return [first, last]
    }),
    others: split(others),
  }
}

function partsOf(key: string): readonly string[] | undefined {
  const start = list.indexOf(`\n${key}|`)
  if (start < 0) return undefined
  return list
    .slice(start + 1, list.indexOf('\n', start + 1))
    .split('|')
    .slice(1)
}

const split = (text: string): readonly string[] => (text === '' ? [] : text.split(','))
