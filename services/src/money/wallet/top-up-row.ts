// The two transactions of a top-up: its start counts it against the month's limit, and its end posts the money or
// releases the limit. It ends once, however often a payment source answers.

import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { lockCustomer, refuseIfClosed } from '../../identity/accounts/customer-row.ts'
import { refuseWhileLocked } from '../../identity/lock/account-lock.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import {
  defineCommand,
  forUpdate,
  row,
  runTogether,
  type Steps,
  type Tx,
  write,
} from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { runOnce } from '../../platform/store/idempotency/idempotency.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { walletOf } from '../ledger/accounts.ts'
import { linesOfMove, postEntry } from '../ledger/entries.ts'
import { countTopUp, enforceBalanceLimit, releaseTopUpLimits } from '../limits/limits.ts'
import { arrivedColumns } from '../payment-source/arrived-columns.ts'
import { nextLateQueryAt } from '../payment-source/late-money.ts'
import type { ReceivedMoney } from '../payment-source/payment-source.ts'
import { startReturn } from '../returns/return-row.ts'

export type TopUpState = 'pending' | 'succeeded' | 'failed'

export type TopUpRow = Database['wallet_top_up']

export interface TopUpToStart {
  readonly id: string
  readonly customerId: string
  readonly amountPaise: number
  readonly key: string
  readonly at: number
}

const startedShape = z.object({ topUpId: z.string() })

/** How many top-ups of a customer may be open at the same time. */
const maxOpen = 10

/**
 * Starts a top-up, or refuses with `account-closed`, `account-locked`, `too-many-open`, `declaration-needed` or
 * `limit-exceeded`.
 */
export const startTopUp = defineCommand.readCommitted(
  'start-top-up',
  (tx, { id, customerId, amountPaise, key, at }: TopUpToStart): Steps<{ topUpId: string }> => {
    const request = { scope: `add-money:${customerId}`, key, body: { amountPaise }, at }
    return runOnce(tx, request, startedShape, function* () {
      const [, , { month, openTopUps }] = yield* runTogether(
        refuseIfClosed(tx, customerId),
        refuseWhileLocked(tx, customerId),
        countTopUp(tx, { customerId, amountPaise, at }),
      )
      if (openTopUps >= maxOpen) throw new Refusal('too-many-open', 'Ten top-ups are open already.')
      yield* write(
        tx.query.insertInto('wallet_top_up').values({
          id,
          customer_id: customerId,
          amount_paise: amountPaise,
          state: 'pending',
          limit_month: month,
          started_at: at,
          asked_at: at,
        }),
      )
      return { topUpId: id }
    })
  },
)

export interface TopUpToEnd {
  readonly topUpId: string
  readonly customerId: string
  readonly outcome:
    | {
        readonly state: 'arrived'
        readonly arrival: ReceivedMoney
        readonly entryId: string
        /** False if the limits leave no room: then everything is returned. */
        readonly mayCredit: boolean
      }
    | { readonly state: 'failed'; readonly reason: string }
  readonly at: number
}

/**
 * Ends a top-up, also one that failed and whose money arrived after all; refuses with `limit-exceeded`. A top-up
 * whose money arrived before stays unchanged.
 */
export const endTopUp = defineCommand.readCommitted('end-top-up', endTopUpSteps)

function* endTopUpSteps(tx: Tx, { topUpId, customerId, outcome, at }: TopUpToEnd): Steps<void> {
  const [customer, topUp] = yield* runTogether(
    lockCustomer(tx, customerId),
    row(lockOpenTopUp(tx, { topUpId, customerId })),
  )
  if (!topUp) return
  const amountPaise = readIntegerColumn('wallet_top_up.amount_paise', topUpId, topUp.amount_paise)
  const load = { customerId, amountPaise }
  const isLate = topUp.state === 'failed'
  if (outcome.state === 'failed') {
    if (isLate) return
    yield* write(update(tx, topUpId, failedColumns(outcome.reason, at)))
    yield* releaseTopUpLimits(tx, { ...load, month: topUp.limit_month })
    return
  }
  const { arrival, entryId } = outcome
  const arrived = { ...arrivedColumns(arrival), late_at: isLate ? at : null, late_due_at: null }
  const returnToPayer = (paise: number) =>
    startReturn(tx, {
      id: randomUUIDv7(),
      customerId,
      sourceReference: topUpId,
      amountPaise: paise,
      from: 'system:payment-source',
      cause: { kind: 'top-up', id: topUpId },
      description: 'top-up',
      at,
    })
  const mayCredit = outcome.mayCredit && !customer.isClosed
  if (!mayCredit || arrival.amountPaise < amountPaise) {
    const failed = isLate
      ? { failure: topUpFailureText(mayCredit) }
      : failedColumns(topUpFailureText(mayCredit), at)
    yield* write(update(tx, topUpId, { ...failed, ...arrived }))
    if (!isLate) yield* releaseTopUpLimits(tx, { ...load, month: topUp.limit_month })
    return yield* returnToPayer(arrival.amountPaise)
  }
  // The failure of the top-up had released the limit.
  const month = isLate ? (yield* countTopUp(tx, { ...load, at })).month : topUp.limit_month
  yield* runTogether(
    postEntry(tx, {
      id: entryId,
      kind: 'add-money',
      description: 'top-up',
      reference: topUpId,
      lines: linesOfMove(amountPaise, 'system:payment-source', walletOf(customerId)),
      at,
    }),
    // Checked after the balance has changed.
    enforceBalanceLimit(tx, { customerId, creditedPaise: amountPaise, at }),
    notify(tx, { kind: 'money-added', customerId, parameters: { amountPaise }, at }),
  )
  yield* write(succeed(tx, { ...arrived, id: topUpId, entry_id: entryId, ended_at: at, limit_month: month }))
  if (arrival.amountPaise > amountPaise) yield* returnToPayer(arrival.amountPaise - amountPaise)
}

export const topUpFailureText = (mayCredit: boolean) =>
  mayCredit ? 'Less arrived than was asked for.' : 'Your wallet has no room for it.'

const failedColumns = (failure: string, at: number): Partial<TopUpRow> => ({
  state: 'failed',
  failure,
  ended_at: at,
  late_due_at: nextLateQueryAt(at, at),
})

/** Locks the row: of two concurrent answers the second finds the money credited. */
const lockOpenTopUp = prepare(
  (query, { topUpId, customerId }: { topUpId: string; customerId: string }, kind) =>
    forUpdate(
      kind,
      query
        .selectFrom('wallet_top_up')
        .select(['amount_paise', 'limit_month', 'state'])
        .where('id', '=', topUpId)
        .where('customer_id', '=', customerId)
        .where('arrived_paise', 'is', null),
    ),
)

const update = (tx: Tx, topUpId: string, columns: Partial<TopUpRow>) =>
  tx.query.updateTable('wallet_top_up').set(columns).where('id', '=', topUpId)

type Succeeded = Pick<TopUpRow, 'id' | 'entry_id' | 'ended_at' | 'limit_month' | 'late_at'> &
  ReturnType<typeof arrivedColumns>

const succeed = prepare((query, value: Succeeded) =>
  query
    .updateTable('wallet_top_up')
    .set({
      state: 'succeeded',
      failure: null,
      entry_id: value.entry_id,
      ended_at: value.ended_at,
      limit_month: value.limit_month,
      arrived_paise: value.arrived_paise,
      arrived_at: value.arrived_at,
      payer_reference: value.payer_reference,
      late_at: value.late_at,
      late_due_at: null,
    })
    .where('id', '=', value.id),
)
