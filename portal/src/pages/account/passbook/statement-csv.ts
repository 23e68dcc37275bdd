/** A passbook as a CSV file: every entry, newest first, or one month from its opening to its closing balance. */

import { descriptionIn, type MonthOfWallet, type WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { wordsOf } from '../../../content/words.ts'
import { byteOrderMark, csvLine, csvRupees, escapeFormula, indianDayAndTime } from '../../../ui/csv.ts'
import { addEntry, emptyMonthSums, heldPaise } from './month-sums.ts'

export async function* statementCsv(
  entries: AsyncIterable<WalletEntry>,
  locale: Locale,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(wordsOf('statement')[locale].csvColumns)
  for await (const entry of entries) yield entryLine(entry, locale)
}

/** Sums are in the details' column, so that the column of amounts adds up to the month's change. */
export async function* monthCsv(
  month: string,
  { openingPaise, entries, holds, until }: MonthOfWallet,
  locale: Locale,
): AsyncGenerator<string> {
  const copy = wordsOf('statement')[locale]
  let sums = emptyMonthSums(openingPaise)
  const { day } = indianDayAndTime(until)
  yield byteOrderMark + csvLine(copy.csvColumns)
  yield csvLine([`${month}-01`, '', copy.before, '', '', '', csvRupees(openingPaise), ''])
  for await (const entry of entries()) {
    sums = addEntry(sums, entry)
    yield entryLine(entry, locale)
  }
  yield csvLine([day, '', copy.after, '', '', '', csvRupees(sums.closingPaise), ''])
  for (const [label, paise] of [
    [copy.cameIn, sums.cameInPaise],
    [copy.wentOut, sums.wentOutPaise],
    [copy.held, heldPaise({ holds })],
  ] as const)
    yield csvLine([day, '', label, csvRupees(paise), '', '', '', ''])
}

function entryLine(entry: WalletEntry, locale: Locale): string {
  const { day, time } = indianDayAndTime(entry.at)
  return csvLine([
    day,
    time,
    wordsOf('passbook')[locale].kinds[entry.kind],
    escapeFormula(descriptionIn(locale, entry.description)),
    escapeFormula(entry.reference ?? ''),
    csvRupees(entry.amountPaise),
    csvRupees(entry.balancePaise),
    entry.id,
  ])
}
