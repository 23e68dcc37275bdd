// What counts towards a wallet's balance limit. Money from another bank that is held for one bill only passes through
// and does not count; money of a pending top-up already does.
import { sql } from 'kysely'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { literal } from '../../platform/store/literal.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { type WalletAccount, walletOf } from '../ledger/accounts.ts'
import { balanceOf } from '../ledger/balance.ts'

/** Whether held money was brought for the order of the hold. */
export const isPassingHold = sql<boolean>`exists (select 1 from ledger_entry as brought
  where brought.reference = hold.reference and brought.kind = 'add-money')`

export const passingMoneyQuery = prepare((query, value: { account: WalletAccount }) =>
  query
    .selectFrom('ledger_hold as hold')
    .select(['hold.id', 'hold.amount_paise'])
    .where('hold.account_id', '=', value.account)
    .where('hold.state', '=', literal('held'))
    .where(isPassingHold),
)

export const pendingQuery = prepare((query, value: { customerId: string }) =>
  query
    .selectFrom('wallet_top_up')
    .select(['id', 'amount_paise'])
    .where('customer_id', '=', value.customerId)
    .where('state', '=', literal('pending')),
)

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
    sums.reduce((sum, { id, amount_paise }) => sum + readIntegerColumn(column, id, amount_paise), 0)
  return (
    balancePaise - total('ledger_hold.amount_paise', passing) + total('wallet_top_up.amount_paise', pending)
  )
}
