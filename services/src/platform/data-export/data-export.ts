// Exports all data that the portal stores about one customer, module by module, in formats that people and machines can read.
import type { Locale } from '@chowk/catalog'
import type { Store } from '../store/store.ts'
import type { StoredRow } from '../store/store-module.ts'

type ExportRow = Readonly<Record<string, string | number>>

export interface ExportFile {
  readonly name: string
  readonly about: Readonly<Record<Locale, string>>
  readonly rows: readonly ExportRow[]
}

/** Yields one file after another, so that at most one is in memory. */
export async function* exportDataOf({ db, modules }: Store, customerId: string): AsyncGenerator<ExportFile> {
  for (const { name, about, rows } of modules.flatMap(({ exports = [] }) => exports))
    yield { name, about, rows: (await rows(db, customerId)).map(readable) }
}

/** Columns ending in `at` or `since` are times. Columns ending in `_paise` are amounts and are exported as `_rs`. */
function readable(row: StoredRow): ExportRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value === 'string') return [name, value]
      if (/(^|_)(at|since)$/.test(name)) return [name, exportTime(value)]
      return name.endsWith('_paise')
        ? [name.replace(/paise$/, 'rs'), exportRupees(value)]
        : [name, value ?? '']
    }),
  )
}

const indianClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** '2026-11-16T13:05:00+05:30', or empty for null. */
export function exportTime(at: number | null): string {
  return at === null ? '' : `${indianClock.format(at).replace(' ', 'T')}+05:30`
}

/** '-1842.00', or empty for null. */
export function exportRupees(paise: number | null): string {
  if (paise === null) return ''
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
