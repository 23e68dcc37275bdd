// Writes an audit's seals in one transaction: a tally that does not match its seals would be a difference.
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { RowSeal } from './row-seal.ts'

const ROWS_WRITTEN_AT_ONCE = 500

export interface SealsToWrite {
  readonly seals: readonly RowSeal[]
  readonly deleted: readonly Pick<RowSeal, 'table_name' | 'row_key'>[]
  /** The MAC of the tally that the audit read; null without one. */
  readonly tallyMac: string | null
}

export const sealRows = defineCommand(
  'seal-rows',
  /** Returns false if another audit has written since: its seals are just as good. */
  function* (tx: Tx, { seals, deleted, tallyMac }: SealsToWrite): Steps<boolean> {
    const tally = yield* row(tx.query.selectFrom('row_seal').select('mac').where('table_name', '=', ''))
    if ((tally?.mac ?? null) !== tallyMac) return false
    for (const { table_name, row_key } of deleted)
      yield* write(
        tx.query.deleteFrom('row_seal').where('table_name', '=', table_name).where('row_key', '=', row_key),
      )
    for (let first = 0; first < seals.length; first += ROWS_WRITTEN_AT_ONCE)
      yield* write(
        tx.query
          .insertInto('row_seal')
          .values(seals.slice(first, first + ROWS_WRITTEN_AT_ONCE))
          .onConflict(conflict =>
            conflict.columns(['table_name', 'row_key']).doUpdateSet(({ ref }) => ({
              made_at: ref('excluded.made_at'),
              sealed_at: ref('excluded.sealed_at'),
              is_final: ref('excluded.is_final'),
              deleted_from: ref('excluded.deleted_from'),
              customer_id: ref('excluded.customer_id'),
              columns: ref('excluded.columns'),
              mac: ref('excluded.mac'),
            })),
          ),
      )
    return true
  },
)
