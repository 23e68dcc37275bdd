// A hold reserves money of a wallet during a payment. It ends once: posted, voided or expired.
import { runTogether, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { prepareInsert } from '../../platform/store/prepare.ts'
import type { WalletAccount } from './accounts.ts'
import { reserve } from './balance.ts'
import { type EntryToPost, type LineToPost, postEntry } from './entries.ts'
import { endHold, markEnded } from './hold-end.ts'

export interface HoldToPlace extends Omit<EntryToPost, 'kind' | 'lines'> {
  readonly account: WalletAccount
  readonly amountPaise: number
  /** Without it the hold stays until it is posted or voided, which is necessary while an outcome may be unknown. */
  readonly expiresAt?: number | undefined
}

/** Places a hold, or refuses with `insufficient-balance`. */
export function* placeHold(tx: Tx, hold: HoldToPlace): Steps<void> {
  if (!Number.isSafeInteger(hold.amountPaise) || hold.amountPaise <= 0) {
    throw new RangeError(`Hold ${hold.id} cannot be placed: its amount must be whole paise above zero.`)
  }
  yield* reserve(tx, hold)
  yield* write(
    insertHold(tx, [
      {
        id: hold.id,
        account_id: hold.account,
        amount_paise: hold.amountPaise,
        state: 'held',
        description: hold.description,
        reference: hold.reference ?? null,
        created_at: hold.at,
        expires_at: hold.expiresAt ?? null,
        ended_at: null,
      },
    ]),
  )
}

export const holdColumns = [
  'account_id',
  'amount_paise',
  'state',
  'description',
  'reference',
  'created_at',
  'expires_at',
  'ended_at',
] as const

const insertHold = prepareInsert('ledger_hold')

export interface HoldToPost extends Omit<EntryToPost, 'id' | 'lines'> {
  readonly holdId: string
  readonly account: WalletAccount
  readonly entryId: string
  /** Where the held money goes; the sum must be the held amount. */
  readonly to: readonly LineToPost[]
}

/** Turns a hold into an entry, or refuses with `hold-ended` or `hold-unknown`. */
export function* postHold(tx: Tx, { holdId, account, entryId, to, at, ...entry }: HoldToPost): Steps<void> {
  const amountPaise = to.reduce((sum, share) => sum + share.amountPaise, 0)
  const lines = [{ account, amountPaise: -amountPaise }, ...to]
  const [hold] = yield* runTogether(
    markEnded(tx, { holdId, state: 'posted', at }),
    postEntry(tx, { ...entry, id: entryId, lines, at }, { id: holdId, account, amountPaise }),
  )
  if (hold.account !== account || hold.amountPaise !== amountPaise) {
    throw new RangeError(
      `Hold ${holdId} cannot be posted: it and what it becomes must be of one wallet and sum to zero.`,
    )
  }
}

/** Releases the held money to the wallet, or refuses with `hold-ended` or `hold-unknown`. */
export function voidHold(tx: Tx, { holdId, at }: { holdId: string; at: number }): Steps<void> {
  return endHold(tx, { holdId, state: 'voided', at })
}
