// Exports all data that the portal stores about one customer, module by module.

import type { Store } from '../store/store.ts'
import type { ExportRow } from '../store/store-module.ts'

export interface ExportFile {
  readonly name: string
  readonly about: Readonly<Record<'en' | 'hi', string>>
  readonly rows: readonly ExportRow[]
}

/** Yields one file after another, so that at most one is in memory. */
export async function* exportDataOf({ db, modules }: Store, customerId: string): AsyncGenerator<ExportFile> {
  for (const { name, about, rows } of modules.flatMap(({ exports = [] }) => exports))
    yield { name, about, rows: await rows(db, customerId) }
}
