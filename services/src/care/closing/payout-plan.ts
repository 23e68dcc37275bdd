// How the balance of a closed account is returned: to its payers, the newest first. Gifts cannot be paid out.
import type { Kysely } from 'kysely'
import { walletOf } from '../../money/ledger/accounts.ts'
import { balanceOf } from '../../money/ledger/balance.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { row, rows, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'

export type PayoutPlan = ReturnType<typeof payoutPlan>

/** The wallet's balance, and the part of each top-up that can still be returned. */
export const walletQuery = (db: Kysely<Database>, customerId: string) =>
  db
    .selectFrom('ledger_account')
    .select(['balance_paise', 'held_paise'])
    .where('id', '=', walletOf(customerId))

export const topUpsQuery = (db: Kysely<Database>, customerId: string) =>
  db
    .selectFrom('wallet_top_up')
    .select(['id', ({ fn }) => fn.coalesce('arrived_paise', 'amount_paise').as('amount_paise')])
    .select(({ selectFrom }) =>
      selectFrom('source_return')
        .select(({ fn, val }) =>
          fn.coalesce(fn.sum<number>('source_return.amount_paise'), val(0)).as('paise'),
        )
        .whereRef('source_return.source_reference', '=', 'wallet_top_up.id')
        .as('returned_paise'),
    )
    .where('customer_id', '=', customerId)
    .where('state', '=', 'succeeded')
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')

type Wallet = { balance_paise: number | null; held_paise: number | null } | undefined
type TopUpMoney = { id: string; amount_paise: number; returned_paise: number | string | null }

export function payoutPlan(customerId: string, wallet: Wallet, brought: readonly TopUpMoney[]) {
  const { availablePaise } = balanceOf(walletOf(customerId), wallet)
  let leftPaise = availablePaise
  const payouts: { sourceReference: string; amountPaise: number }[] = []
  for (const { id, amount_paise, returned_paise } of brought) {
    const remainingPaise =
      readIntegerColumn('wallet_top_up.amount_paise', id, amount_paise) - Number(returned_paise)
    const amountPaise = Math.min(leftPaise, remainingPaise)
    if (amountPaise <= 0) continue
    payouts.push({ sourceReference: id, amountPaise })
    leftPaise -= amountPaise
  }
  return { payouts, paidOutPaise: availablePaise - leftPaise, givenUpPaise: leftPaise }
}

export function* planIn(tx: Tx, customerId: string): Steps<PayoutPlan> {
  const wallet = yield* row(walletQuery(tx.query, customerId))
  return payoutPlan(customerId, wallet, yield* rows(topUpsQuery(tx.query, customerId)))
}
