// Ends holds: each ends once, which releases its money.
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { defineCommand, row, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Db } from '../../platform/store/database.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { literal } from '../../platform/store/literal.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { WalletAccount } from './accounts.ts'

export type HoldState = 'held' | 'posted' | 'voided' | 'expired'

const holdsExpiredAtOnce = 500

// Locks the rows it decides on by updating them, so on PostgreSQL it needs no serializable transaction.
export const expireHolds = defineCommand.readCommitted('expire-holds', expireDueHolds)

/** Ends expired holds of one wallet or of all, and returns their number. */
export function* expireDueHolds(tx: Tx, { at, account }: { at: number; account?: WalletAccount }) {
  let due = tx.query
    .selectFrom('ledger_hold')
    .select('id')
    .where('state', '=', literal('held'))
    .where('expires_at', '<=', at)
    .orderBy('expires_at')
    .limit(holdsExpiredAtOnce)
  if (account) due = due.where('account_id', '=', account)
  const holds = yield* rows(due)
  for (const { id } of holds) yield* endHold(tx, { holdId: id, state: 'expired', at })
  return holds.length
}

export function* endHold(tx: Tx, ending: Ending): Steps<void> {
  const hold = yield* markEnded(tx, ending)
  yield* write(
    tx.query
      .updateTable('ledger_account')
      .set(column => ({ held_paise: column('held_paise', '-', hold.amountPaise) }))
      .where('id', '=', hold.account),
  )
}

/** Marks a hold as ended. The caller releases its money. */
export function* markEnded(tx: Tx, { holdId, ...ending }: Ending) {
  const endIt = ending.state === 'posted' ? endUnexpiredHold : endAnyHold
  const ended = yield* row(endIt(tx, { holdId, ...ending }))
  if (!ended) throw yield* refusalToEnd(tx, holdId)
  const amountPaise = readIntegerColumn('ledger_hold.amount_paise', holdId, ended.amount_paise)
  return { account: ended.account_id, amountPaise }
}

interface Ending {
  readonly holdId: string
  readonly state: Exclude<HoldState, 'held'>
  readonly at: number
}

function endingQuery(query: Db, { holdId, state, at }: Ending) {
  return query
    .updateTable('ledger_hold')
    .set({ state, ended_at: at })
    .where('id', '=', holdId)
    .where('state', '=', 'held')
    .returning(['account_id', 'amount_paise'])
}

const endAnyHold = prepare(endingQuery)

const endUnexpiredHold = prepare((query, value: Ending) =>
  endingQuery(query, value).where(hold =>
    hold.or([hold('expires_at', 'is', null), hold('expires_at', '>', value.at)]),
  ),
)

function* refusalToEnd(tx: Tx, holdId: string): Steps<Refusal<'hold-unknown' | 'hold-ended'>> {
  const hold = yield* row(tx.query.selectFrom('ledger_hold').select('state').where('id', '=', holdId))
  if (!hold) return new Refusal('hold-unknown', 'There is no such hold.', { holdId })
  // 'held' here means that it has expired but was not swept yet.
  const state = hold.state === 'held' ? 'expired' : hold.state
  return new Refusal('hold-ended', `This hold has ended already: it was ${state}.`, { holdId, state })
}
