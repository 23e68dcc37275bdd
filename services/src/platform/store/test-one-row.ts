// A command of the store's own tests: notes a gap, and marks every gap up to a moment, which must be one.
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
