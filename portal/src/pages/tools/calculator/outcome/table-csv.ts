/** A calculator's table as a CSV file, amounts as plain numbers. */
import type { Locale } from '@chowk/shell'
import { byteOrderMark, csvLine, csvRupees } from '../../../../ui/csv.ts'
import type { Table, Value } from './outcome.ts'
import { paiseShown, percentText } from './value-text.ts'

export function tableCsv({ columns, rows }: Table, locale: Locale): string {
  const lines = [
    columns.map(column => column[locale]),
    ...rows.map(row => row.map(cell => csvCell(cell, locale))),
  ]
  return byteOrderMark + lines.map(csvLine).join('')
}

function csvCell(value: Value, locale: Locale): string {
  if ('paise' in value) return csvRupees(paiseShown(value))
  return 'bps' in value ? percentText(value.bps) : value.text[locale]
}
