/** A passbook as a CSV file. */
import type { WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { byteOrderMark, csvLine, csvRupees, harmless } from '../../ui/csv.ts'
import { passbookCopy } from './passbook-copy.ts'
import { whatFor } from './what-for.ts'

const headings: Record<Locale, readonly string[]> = {
  en: ['Date', 'Time (IST)', 'Kind', 'Details', 'Reference', 'Amount (Rs.)', 'Balance (Rs.)', 'Entry'],
  hi: ['तारीख़', 'समय (IST)', 'प्रकार', 'विवरण', 'संदर्भ', 'राशि (₹)', 'बैलेंस (₹)', 'एंट्री'],
}

export async function* statementCsv(
  entries: AsyncIterable<WalletEntry>,
  locale: Locale,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings[locale])
  for await (const entry of entries) {
    const { day, time } = inIndia(entry.at)
    yield csvLine([
      day,
      time,
      passbookCopy[locale].kinds[entry.kind],
      harmless(whatFor(entry, locale)),
      harmless(entry.reference ?? ''),
      csvRupees(entry.amountPaise),
      csvRupees(entry.balancePaise),
      entry.id,
    ])
  }
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
