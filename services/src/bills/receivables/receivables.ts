// Claims on billers. A claim arises when we refund what the biller was paid, and is open until the biller settles it.
import { randomUUIDv7 } from 'node:crypto'
import { linesOfMove, postEntry } from '../../money/ledger/entries.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Db } from '../../platform/store/database.ts'

export interface Receivable {
  /** The payment's reference. */
  readonly reference: string
  readonly billerId: string
  readonly amountPaise: number
  readonly at: number
}

/** Records a claim; the refund has posted its entry. */
export function* recordReceivable(tx: Tx, { reference, billerId, amountPaise, at }: Receivable): Steps<void> {
  yield* write(
    tx.query.insertInto('biller_receivable').values({
      reference,
      biller_id: billerId,
      amount_paise: amountPaise,
      opened_at: at,
    }),
  )
}

/** Sets a claim off against what the biller is owed, and returns whether it did: a settled claim stays settled. */
export function* settleReceivable(
  tx: Tx,
  { reference, evidence, at }: { reference: string; evidence: string; at: number },
) {
  const open = yield* row(
    tx.query
      .updateTable('biller_receivable')
      .set(found => ({ opened_at: found.ref('opened_at') }))
      .where('reference', '=', reference)
      .where('settled_at', 'is', null)
      .returning('amount_paise'),
  )
  if (!open) return false
  const amountPaise = readIntegerColumn('biller_receivable.amount_paise', reference, open.amount_paise)
  const entryId = randomUUIDv7()
  yield* postEntry(tx, {
    id: entryId,
    kind: 'adjustment',
    description: 'claim-settled',
    reference,
    lines: linesOfMove(amountPaise, 'system:billers', 'system:receivables'),
    at,
  })
  yield* write(
    tx.query
      .updateTable('biller_receivable')
      .set({ settled_at: at, evidence, entry_id: entryId })
      .where('reference', '=', reference),
  )
  return true
}

/** Open claims, oldest first. */
export async function openReceivables(db: Db): Promise<Receivable[]> {
  const open = await db
    .selectFrom('biller_receivable')
    .select(['reference', 'biller_id', 'amount_paise', 'opened_at'])
    .where('settled_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('reference')
    .execute()
  return open.map(({ reference, biller_id, amount_paise, opened_at }) => ({
    reference,
    billerId: biller_id,
    amountPaise: readIntegerColumn('biller_receivable.amount_paise', reference, amount_paise),
    at: opened_at,
  }))
}
