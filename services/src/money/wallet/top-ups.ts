// "Add money", from the request to the posted entry. Only querying the payment source decides the outcome, so a lost,
// late or repeated callback affects only when the customer sees it.
import { randomUUIDv7 } from 'node:crypto'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { isRefusal, Refusal } from '../../platform/store/errors.ts'
import { literal } from '../../platform/store/literal.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { notifyLimitRefused } from '../limits/limits.ts'
import { queryFailedPayments } from '../payment-source/late-money.ts'
import { noPaymentSource } from '../payment-source/payment-source.ts'
import type { SourceServiceOptions } from '../payment-source/source-service-options.ts'
import { endTopUp, startTopUp, type TopUpRow, type TopUpToEnd } from './top-up-row.ts'

export type TopUp = Readonly<ReturnType<typeof topUpOf>>

export const minimumTopUpPaise = 100
const topUpsQueriedAtOnce = 100
/** The payment source refuses a payment after this, so that no top-up stays open for ever. */
const approveWithinMs = 15 * minuteMs

const pendingTopUps = prepare((query, value: { customerId: string }) =>
  query
    .selectFrom('wallet_top_up')
    .selectAll()
    .where('customer_id', '=', value.customerId)
    .where('state', '=', literal('pending'))
    .orderBy('started_at'),
)

export function createTopUps({ store, paymentFreeze, paymentSource, now, log }: SourceServiceOptions) {
  const { db } = store
  const rowOf = (topUpId: string) => db.selectFrom('wallet_top_up').selectAll().where('id', '=', topUpId)

  /** False without a payment source: `addMoney` then refuses with `no-payment-source`. */
  const canAddMoney = paymentSource !== noPaymentSource

  /**
   * Starts adding money, and returns where the customer approves the payment unless it has ended. The same key again is the same
   * top-up. Refuses with `account-locked`, `payments-frozen`, `amount-invalid`, `too-many-open`, `declaration-needed`,
   * `limit-exceeded`, `idempotency-conflict`, `idempotency-in-flight` or `no-payment-source`.
   */
  async function addMoney(
    customerId: string,
    { amountPaise, key }: { amountPaise: number; key: string },
  ): Promise<{ topUp: TopUp; approvalUrl?: string }> {
    if (!canAddMoney) throw new Refusal('no-payment-source', 'No money can be added here yet.')
    if (!Number.isSafeInteger(amountPaise) || amountPaise < minimumTopUpPaise) {
      throw new Refusal('amount-invalid', 'The amount must be at least one rupee.', {
        minimumPaise: minimumTopUpPaise,
      })
    }
    paymentFreeze.refuseIfOn()
    const at = now().getTime()
    const { topUpId } = await store
      .run(startTopUp, { id: randomUUIDv7(), customerId, amountPaise, key, at })
      .catch(async error => {
        if (isRefusal(error, 'limit-exceeded')) {
          const leftPaise = Number(error.details.leftPaise)
          await store.run(notifyLimitRefused, { customerId, leftPaise, at })
        }
        throw error
      })
    const topUp = await rowOf(topUpId).executeTakeFirstOrThrow()
    if (topUp.state !== 'pending') return { topUp: topUpOf(topUp) }
    const { approvalUrl } = await paymentSource.begin({
      reference: topUpId,
      amountPaise,
      note: 'Add money',
      expiresAt: new Date(topUp.started_at + approveWithinMs),
    })
    return { topUp: topUpOf(topUp), approvalUrl }
  }

  /**
   * Queries the payment source about a top-up and ends it when there is an outcome. The money of a failed one may arrive
   * after all.
   */
  async function resolveTopUp(topUpId: string): Promise<void> {
    const topUp = await rowOf(topUpId).executeTakeFirst()
    if (!topUp || topUp.state === 'succeeded') return
    const isPending = topUp.state === 'pending'
    const at = now().getTime()
    if (isPending)
      await db.updateTable('wallet_top_up').set({ asked_at: at }).where('id', '=', topUpId).execute()
    const status = await paymentSource.status(topUpId)
    const end = (outcome: TopUpToEnd['outcome']) =>
      store.run(endTopUp, { topUpId, customerId: topUp.customer_id, outcome, at })
    if (status.state === 'succeeded') {
      const arrived = { state: 'arrived', arrival: status.arrival, entryId: randomUUIDv7() } as const
      // Money above the limits is returned to its payer.
      await end({ ...arrived, mayCredit: true }).catch(error => {
        if (isRefusal(error, 'limit-exceeded')) return end({ ...arrived, mayCredit: false })
        throw error
      })
    } else if (isPending && status.state === 'failed') await end({ state: 'failed', reason: status.reason })
    else if (isPending && status.state === 'unknown' && at - topUp.started_at > approveWithinMs)
      await end({ state: 'failed', reason: 'The payment could not be started.' })
  }

  /** Queries every open top-up; a failing query does not stop the others. */
  async function resolvePendingTopUps(): Promise<void> {
    if (paymentFreeze.isOn) return
    const pending = await db
      .selectFrom('wallet_top_up')
      .select('id')
      .where('state', '=', literal('pending'))
      .orderBy('asked_at')
      .limit(topUpsQueriedAtOnce)
      .execute()
    for (const { id } of pending) {
      await resolveTopUp(id).catch(error =>
        log.error({ err: error }, 'The status of a top-up could not be queried; it stays pending.'),
      )
    }
  }

  paymentSource.onAnswer(resolveTopUp)

  return {
    canAddMoney,
    addMoney,
    /** A customer's own top-up; those of others are undefined. */
    async topUp(customerId: string, topUpId: string) {
      const topUp = await rowOf(topUpId).where('customer_id', '=', customerId).executeTakeFirst()
      return topUp && topUpOf(topUp)
    },
    /** The customer's open top-ups, oldest first. */
    async openTopUps(customerId: string) {
      const open = await store.lookUp(pendingTopUps, { customerId })
      return open.map(topUpOf)
    },
    resolveTopUp,
    resolvePendingTopUps,
    /** Queries top-ups that failed at most some days ago, because their money may still arrive. */
    async queryFailedPayments(): Promise<void> {
      if (paymentFreeze.isOn) return
      await queryFailedPayments(db, {
        table: 'wallet_top_up',
        key: 'id',
        at: now().getTime(),
        query: resolveTopUp,
        onError: error => log.error({ err: error }, 'The status of a failed top-up could not be queried.'),
      })
    },
  }
}

function topUpOf(row: TopUpRow) {
  return {
    id: row.id,
    amountPaise: readIntegerColumn('wallet_top_up.amount_paise', row.id, row.amount_paise),
    state: row.state,
    startedAt: new Date(row.started_at),
    /** The reason of the failure, shown to the customer. */
    ...(row.failure !== null && { failure: row.failure }),
    ...(row.ended_at !== null && { endedAt: new Date(row.ended_at) }),
    ...(row.entry_id !== null && { entryId: row.entry_id }),
    ...goesBack(row),
  }
}

/** The part that is returned to the account it was paid from. */
function goesBack({ id, state, amount_paise, arrived_paise }: TopUpRow): { goesBackPaise?: number } {
  if (arrived_paise === null && state !== 'succeeded') return {}
  const arrivedPaise = readIntegerColumn('wallet_top_up.arrived_paise', id, arrived_paise)
  const goesBackPaise = state === 'succeeded' ? arrivedPaise - amount_paise : arrivedPaise
  return goesBackPaise > 0 ? { goesBackPaise } : {}
}
