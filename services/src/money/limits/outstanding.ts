// What counts as held in a wallet. Money that came from another bank for one bill and is set aside for it only passes
// through; money that a customer has begun to add needs its room already.
import type { Kysely } from 'kysely'
import { wholeIn } from '../../platform/store/broken-record.ts'
import type { Database } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { type WalletAccount, walletOf } from '../ledger/accounts.ts'
import { balanceOf } from '../ledger/balance.ts'

export function balanceQuery(query: Kysely<Database>, wallet: WalletAccount) {
  return query.selectFrom('ledger_account').select(['balance_paise', 'held_paise']).where('id', '=', wallet)
}

/** Set aside, with an entry that brought it for the same order. */
export function passingQuery(query: Kysely<Database>, wallet: WalletAccount) {
  return query
    .selectFrom('ledger_hold as hold')
    .select(['hold.id', 'hold.amount_paise'])
    .where('hold.account_id', '=', wallet)
    .where('hold.state', '=', literal('held'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger_entry as entry')
          .select('entry.id')
          .whereRef('entry.reference', '=', 'hold.reference')
          .where('entry.kind', '=', 'add-money'),
      ),
    )
}

export function pendingQuery(query: Kysely<Database>, customerId: string) {
  return query
    .selectFrom('wallet_top_up')
    .select(['id', 'amount_paise'])
    .where('customer_id', '=', customerId)
    .where('state', '=', literal('pending'))
}

interface Sum {
  readonly id: string
  readonly amount_paise: number
}

export interface Outstanding {
  readonly balance: { balance_paise: number | null; held_paise: number | null } | undefined
  readonly passing: readonly Sum[]
  readonly pending: readonly Sum[]
}

export function outstandingPaise(customerId: string, { balance, passing, pending }: Outstanding): number {
  const { balancePaise } = balanceOf(walletOf(customerId), balance)
  const total = (column: `${string}.amount_paise`, sums: readonly Sum[]) =>
    sums.reduce((sum, { id, amount_paise }) => sum + wholeIn(column, id, amount_paise), 0)
  return (
    balancePaise - total('ledger_hold.amount_paise', passing) + total('wallet_top_up.amount_paise', pending)
  )
}
