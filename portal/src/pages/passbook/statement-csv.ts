/** A passbook as a CSV file: RFC 4180, with what spreadsheets need to read Hindi and to run nothing. */
import type { WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { passbookCopy } from './passbook-copy.ts'
import { whatFor } from './what-for.ts'

const headings: Record<Locale, readonly string[]> = {
  en: ['Date', 'Time (IST)', 'Kind', 'Details', 'Reference', 'Amount (Rs.)', 'Balance (Rs.)', 'Entry'],
  hi: ['तारीख़', 'समय (IST)', 'प्रकार', 'विवरण', 'संदर्भ', 'राशि (₹)', 'बैलेंस (₹)', 'एंट्री'],
}

/** Spreadsheets take a file without it for Latin letters. */
const byteOrderMark = '\uFEFF'

export async function* statementCsv(
  entries: AsyncIterable<WalletEntry>,
  locale: Locale,
): AsyncGenerator<string> {
  yield byteOrderMark + line(headings[locale])
  for await (const entry of entries) {
    const { day, time } = inIndia(entry.at)
    yield line([
      day,
      time,
      passbookCopy[locale].kinds[entry.kind],
      harmless(whatFor(entry, locale)),
      harmless(entry.reference ?? ''),
      rupees(entry.amountPaise),
      rupees(entry.balancePaise),
      entry.id,
    ])
  }
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Text that begins like a formula is shown, not calculated. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** '-1842.00': digits that a spreadsheet can add up, with neither grouping nor currency. */
function rupees(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const indianClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
})

function inIndia(at: Date): { day: string; time: string } {
  const [day = '', time = ''] = indianClock.format(at).split(' ')
  return { day, time }
}
