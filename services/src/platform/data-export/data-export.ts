// Everything the portal holds about one customer, room by room.
import type { ExportRow } from '../store/room.ts'
import type { Store } from '../store/store.ts'

export interface ExportFile {
  readonly name: string
  readonly about: Readonly<Record<'en' | 'hi', string>>
  readonly rows: readonly ExportRow[]
}

/** One file after another, so that no more than one is held at a time. */
export async function* exportDataOf({ db, rooms }: Store, customerId: string): AsyncGenerator<ExportFile> {
  for (const { name, about, rows } of rooms.flatMap(({ exports = [] }) => exports))
    yield { name, about, rows: await rows(db, customerId) }
}
