// Everything the portal holds about one customer, room by room.
import type { OwnRow } from '../store/room.ts'
import type { Store } from '../store/store.ts'

export interface OwnFile {
  readonly name: string
  readonly about: Readonly<Record<'en' | 'hi', string>>
  readonly rows: readonly OwnRow[]
}

/** One file after another, so that no more than one is held at a time. */
export async function* ownDataOf({ db, rooms }: Store, customerId: string): AsyncGenerator<OwnFile> {
  for (const { name, about, rows } of rooms.flatMap(({ ownData = [] }) => ownData))
    yield { name, about, rows: await rows(db, customerId) }
}
