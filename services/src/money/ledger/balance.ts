// A wallet's balance and the part of it on hold. Every change is one conditional update that decides and locks at
// once, so that other commands on this wallet wait until this one ends.
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { WalletAccount } from './accounts.ts'
import { expireDueHolds } from './hold-end.ts'

export interface BalanceChange {
  readonly account: WalletAccount
  readonly amountPaise: number
  /** Whether the entry is chained on this account. */
  readonly isChained: boolean
  /** The hold that this change releases. */
  readonly releasedPaise?: number
  readonly at: number
}

export interface ChangedWallet {
  readonly balancePaise: number
  readonly linePosition: number
  readonly chainPosition: number
}

/** Changes a wallet's balance, or refuses with `insufficient-balance`. The first money opens the wallet. */
export function* changeBalance(tx: Tx, change: BalanceChange): Steps<ChangedWallet> {
  let wallet = yield* tryChangingBalance(tx, change)
  if (!wallet && change.amountPaise > 0) {
    yield* openWallet(tx, change)
    wallet = yield* tryChangingBalance(tx, change)
  }
  if (!wallet && (yield* expireDueHolds(tx, change)) > 0) wallet = yield* tryChangingBalance(tx, change)
  if (!wallet) throw yield* insufficientBalance(tx, change)
  return wallet
}

function* tryChangingBalance(tx: Tx, { account, amountPaise, isChained, releasedPaise = 0 }: BalanceChange) {
  const entries = isChained ? 1 : 0
  const changed = yield* row(changeIfCovered(tx, { account, amountPaise, releasedPaise, entries }))
  if (!changed) return undefined
  return {
    balancePaise: readIntegerColumn('ledger_account.balance_paise', account, changed.balance_paise),
    linePosition: changed.line_count,
    chainPosition: changed.entry_count,
  }
}

const changeIfCovered = prepare(
  (query, value: { account: WalletAccount; amountPaise: number; releasedPaise: number; entries: number }) =>
    query
      .updateTable('ledger_account')
      .set(column => ({
        balance_paise: column('balance_paise', '+', value.amountPaise),
        held_paise: column('held_paise', '-', value.releasedPaise),
        line_count: column('line_count', '+', 1),
        entry_count: column('entry_count', '+', value.entries),
      }))
      .where('id', '=', value.account)
      .where('held_paise', '>=', value.releasedPaise)
      .where(column =>
        column(
          column('balance_paise', '+', value.amountPaise),
          '>=',
          column('held_paise', '-', value.releasedPaise),
        ),
      )
      .returning(['balance_paise', 'line_count', 'entry_count']),
)

type Reservation = Pick<BalanceChange, 'account' | 'amountPaise' | 'at'>

/** Puts part of a wallet on hold, or refuses with `insufficient-balance`. */
export function* reserve(tx: Tx, { account, amountPaise, at }: Reservation): Steps<void> {
  const tryReserving = () => row(reserveIfCovered(tx, { account, amountPaise }))
  if (yield* tryReserving()) return
  if ((yield* expireDueHolds(tx, { account, at })) > 0 && (yield* tryReserving())) return
  throw yield* insufficientBalance(tx, { account, amountPaise })
}

const reserveIfCovered = prepare((query, value: { account: WalletAccount; amountPaise: number }) =>
  query
    .updateTable('ledger_account')
    .set(column => ({ held_paise: column('held_paise', '+', value.amountPaise) }))
    .where('id', '=', value.account)
    .where(column => column('balance_paise', '>=', column('held_paise', '+', value.amountPaise)))
    .returning('id'),
)

function* openWallet(tx: Tx, { account, at }: BalanceChange): Steps<void> {
  yield* write(
    tx.query
      .insertInto('ledger_account')
      .values({
        id: account,
        kind: 'wallet',
        balance_paise: 0,
        held_paise: 0,
        line_count: 0,
        entry_count: 0,
        created_at: at,
      })
      .onConflict(conflict => conflict.doNothing()),
  )
}

export type Balance = Readonly<ReturnType<typeof balanceOf>>

/** Read with `balanceOf`. */
export const balanceQuery = prepare((query, value: { account: WalletAccount }) =>
  query.selectFrom('ledger_account').select(['balance_paise', 'held_paise']).where('id', '=', value.account),
)

/** No account means no money; an account without amounts is broken. */
export function balanceOf(
  account: WalletAccount,
  stored: { balance_paise: number | null; held_paise: number | null } | undefined,
) {
  if (!stored) return { balancePaise: 0, heldPaise: 0, availablePaise: 0 }
  const balancePaise = readIntegerColumn('ledger_account.balance_paise', account, stored.balance_paise)
  const heldPaise = readIntegerColumn('ledger_account.held_paise', account, stored.held_paise)
  return {
    balancePaise,
    /** On hold for pending payments; part of the balance. */
    heldPaise,
    availablePaise: balancePaise - heldPaise,
  }
}

function* insufficientBalance(tx: Tx, { account, amountPaise }: Omit<Reservation, 'at'>) {
  const wallet = yield* row(balanceQuery(tx, { account }))
  return new Refusal('insufficient-balance', 'The wallet does not hold enough for this.', {
    availablePaise: balanceOf(account, wallet).availablePaise,
    neededPaise: Math.abs(amountPaise),
  })
}
