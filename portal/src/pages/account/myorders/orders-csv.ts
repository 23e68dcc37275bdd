/** Orders as a CSV file, newest first. */

import { billerIn, categoryOf, nameIn } from '@chowk/catalog'
import type { OrderPage } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { wordsOf } from '../../../content/words.ts'
import { byteOrderMark, csvLine, csvRupees, escapeFormula, indianDayAndTime } from '../../../ui/csv.ts'

export async function* ordersCsv(
  page: (before: string | undefined) => Promise<OrderPage>,
  locale: Locale,
): AsyncGenerator<string> {
  const copy = wordsOf('orders')[locale]
  yield byteOrderMark + csvLine(wordsOf('orderFilters')[locale].csvColumns)
  let before: string | undefined
  do {
    const { orders, next } = await page(before)
    for (const { id, billerId, account, amountPaise, state, placedAt } of orders) {
      const { day, time } = indianDayAndTime(placedAt)
      const category = categoryOf(billerId)
      yield csvLine([
        ...[day, time, id],
        category ? nameIn(locale, category) : '',
        escapeFormula(billerIn(locale, billerId)),
        escapeFormula(account),
        csvRupees(amountPaise),
        copy.states[state].name,
      ])
    }
    before = next
  } while (before !== undefined)
}
