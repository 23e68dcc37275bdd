import type { Store } from '../../platform/store/store.ts'
import type { LineToPost } from './entries.ts'
import { type PostedEntry, postEntryOnce } from './test-ledger-commands.ts'

let posted = 0

/** Posts lines as they are, with a key of their own. */
export function postLines(store: Store, lines: LineToPost[]): Promise<PostedEntry> {
  const id = `entry-${++posted}`
  const at = Date.UTC(2026, 10, 15)
  const work = { id, kind: 'adjustment' as const, description: 'correction' as const, lines, at }
  return store.run(postEntryOnce, { scope: 'test', key: id, body: lines, work })
}
