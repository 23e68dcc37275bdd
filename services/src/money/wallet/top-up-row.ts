// The two moments of a top-up that must be atomic: its start, which counts it against the month's limit, and its end,
// which posts the money or gives the limit back. It ends once, however often a payment source answers.

import { z } from 'zod'
import { refuseWhileLocked } from '../../identity/lock/account-lock.ts'
import { tell } from '../../messages/outbox/tell.ts'
import { wholeIn } from '../../platform/store/broken-record.ts'
import { defineCommand, row, rows, type Steps, type Tx } from '../../platform/store/command.ts'
import { once } from '../../platform/store/idempotency.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { walletOf } from '../ledger/accounts.ts'
import { postEntry } from '../ledger/entries.ts'
import { giveBackLoad, keepBalanceLimit, useLoadLimits } from '../limits/limits.ts'
import { startReturn } from '../returns/start-return.ts'

export type TopUpState = 'pending' | 'succeeded' | 'failed'

export interface TopUpToStart {
  readonly id: string
  readonly customerId: string
  readonly amountPaise: number
  readonly key: string
  readonly at: number
}

const startedShape = z.object({ topUpId: z.string() })

/** Starts a top-up, or refuses with `account-locked`, `declaration-needed` or `limit-exceeded`. */
export const startTopUp = defineCommand(
  'wallet.start-top-up',
  (tx, { id, customerId, amountPaise, key, at }: TopUpToStart): Steps<{ topUpId: string }> =>
    once(
      tx,
      { scope: `add-money:${customerId}`, key, body: { amountPaise }, at },
      startedShape,
      function* () {
        yield* refuseWhileLocked(tx, customerId)
        const { month } = yield* useLoadLimits(tx, { customerId, amountPaise, at })
        yield* rows(
          tx.query.insertInto('wallet_top_up').values({
            id,
            customer_id: customerId,
            amount_paise: amountPaise,
            state: 'pending',
            failure: null,
            limit_month: month,
            started_at: at,
            asked_at: at,
            ended_at: null,
            entry_id: null,
          }),
        )
        return { topUpId: id }
      },
    ),
  { isolation: 'read committed' },
)

export interface TopUpToEnd {
  readonly topUpId: string
  readonly outcome:
    | { readonly state: 'succeeded'; readonly entryId: string }
    /** The money came all the same where it is to be returned. */
    | { readonly state: 'failed'; readonly reason: string; readonly returnId?: string }
  readonly at: number
}

/** Ends a top-up. One that has ended stays as it is. Refuses with `limit-exceeded` what no longer fits into the wallet. */
export const endTopUp = defineCommand('wallet.end-top-up', endTopUpSteps, { isolation: 'read committed' })

function* endTopUpSteps(tx: Tx, { topUpId, outcome, at }: TopUpToEnd): Steps<void> {
  const topUp = yield* row(takePending(tx, { topUpId }))
  if (!topUp) return
  const amountPaise = wholeIn('wallet_top_up.amount_paise', topUpId, topUp.amount_paise)
  if (outcome.state === 'failed') {
    yield* rows(finish(tx, { topUpId, state: 'failed', failure: outcome.reason, entryId: null, at }))
    yield* giveBackLoad(tx, { customerId: topUp.customer_id, month: topUp.limit_month, amountPaise })
    if (outcome.returnId !== undefined)
      yield* startReturn(tx, {
        id: outcome.returnId,
        customerId: topUp.customer_id,
        sourceReference: topUpId,
        amountPaise,
        from: 'system:payment-source',
        cause: { kind: 'top-up', id: topUpId },
        description: 'Money added',
        at,
      })
    return
  }
  yield* postEntry(tx, {
    id: outcome.entryId,
    kind: 'add-money',
    description: 'Money added',
    reference: topUpId,
    lines: [
      { account: walletOf(topUp.customer_id), amountPaise },
      { account: 'system:payment-source', amountPaise: -amountPaise },
    ],
    at,
  })
  yield* keepBalanceLimit(tx, { customerId: topUp.customer_id, at })
  yield* rows(finish(tx, { topUpId, state: 'succeeded', failure: null, entryId: outcome.entryId, at }))
  yield* tell(tx, { kind: 'money-added', customerId: topUp.customer_id, parameters: { amountPaise }, at })
}

/** The update takes the row's lock: of two answers that come at once, the second finds the top-up ended. */
const takePending = prepare((query, { topUpId }: { topUpId: string }) =>
  query
    .updateTable('wallet_top_up')
    .set(topUp => ({ asked_at: topUp.ref('asked_at') }))
    .where('id', '=', topUpId)
    .where('state', '=', 'pending')
    .returning(['customer_id', 'amount_paise', 'limit_month']),
)

interface Ending {
  topUpId: string
  state: TopUpState
  failure: string | null
  entryId: string | null
  at: number
}

const finish = prepare((query, { topUpId, state, failure, entryId, at }: Ending) =>
  query
    .updateTable('wallet_top_up')
    .set({ state, failure, entry_id: entryId, ended_at: at })
    .where('id', '=', topUpId),
)
