// Audits returns: each matches its state, and their sum is the balance of suspense.
import { sql } from 'kysely'
import { isBetween, listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Db } from '../../platform/store/database.ts'
import { watchedAccountList } from '../ledger/ledger-measures.ts'

/** `db` is a snapshot. Returns one line per difference. */
export async function auditReturns(db: Db): Promise<string[]> {
  const returns = await found(db).execute()
  return [...returns.flatMap(differencesOf), ...(await auditSuspense(db))]
}

type Audited = Awaited<ReturnType<ReturnType<typeof found>['execute']>>[number]

function found(db: Db) {
  return db
    .selectFrom('source_return as back')
    .leftJoin('ledger_entry as apart', join =>
      join.onRef('apart.reference', '=', 'back.id').on('apart.kind', '=', 'suspense'),
    )
    .leftJoin('ledger_entry as left', join =>
      join.onRef('left.reference', '=', 'back.id').on('left.kind', '=', 'return'),
    )
    .selectAll('back')
    .select(['apart.id as apartEntryId', 'left.id as leftEntryId'])
}

/** The ledger's audit compares the entries with the module's `provenance`. */
function differencesOf(back: Audited): string[] {
  const { id, state, started_at, sent_at, ended_at, attempt } = back
  const isOpen = state === 'due' || state === 'sent'
  return listDifferences(`return ${id}: it is ${state}, but`, [
    ['that its sum is positive', back.amount_paise > 0, true],
    ['what set it apart', back.suspense_entry_id, back.apartEntryId],
    ['that it was set apart', back.suspense_entry_id !== null, back.from_account !== 'system:suspense'],
    ['its entry', back.return_entry_id, back.leftEntryId],
    ['that an entry posts it', back.return_entry_id !== null, state === 'returned'],
    ['that the payer’s bank knows it', back.bank_reference !== null, state === 'returned'],
    ['that the source has a time for it', back.bank_at !== null, state === 'returned'],
    ['that the source’s time is of its days', isBetween(back.bank_at, started_at, ended_at), true],
    ['that it has ended', ended_at !== null, !isOpen],
    ['that it waits for the worker', back.due_at !== null, isOpen],
    ['that it was refused', back.failure !== null, attempt > 1 || state === 'refused'],
    ['that it was sent', sent_at !== null, state !== 'due' || attempt > 1],
    [
      'the order of its times',
      started_at <= (sent_at ?? started_at) && (sent_at ?? started_at) <= (ended_at ?? Infinity),
      true,
    ],
  ])
}

/** All money in suspense is being returned. */
async function auditSuspense(db: Db): Promise<string[]> {
  const sum = sql<number>`coalesce(cast(sum(amount_paise) as bigint), 0)`
  const held = await db
    .selectFrom('ledger_line')
    .select(sum.as('paise'))
    .where('account_id', 'in', watchedAccountList)
    .where('account_id', '=', 'system:suspense')
    .executeTakeFirstOrThrow()
  const owed = await db
    .selectFrom('source_return')
    .select(sum.as('paise'))
    .where('state', '<>', 'returned')
    .executeTakeFirstOrThrow()
  return held.paise === owed.paise
    ? []
    : [`account system:suspense: it holds ${held.paise} paise, but returns owe ${owed.paise}`]
}
