// A command for the store's own tests: inserts a gap, and marks every gap up to a time, which must be exactly one.
import { defineCommand, write, writeOne } from './command.ts'

export const markOneGap = defineCommand(
  'test.mark-one-gap',
  function* (tx, { gap, upTo }: { gap: number; upTo: number }) {
    yield* write(
      tx.query.insertInto('restored_gap').values({ restored_at: gap, gap_from: 0, reconciled_at: null }),
    )
    yield* writeOne(
      tx.query.updateTable('restored_gap').set({ reconciled_at: gap }).where('restored_at', '<=', upTo),
    )
  },
)
