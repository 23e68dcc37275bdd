// Queries the biller of one saved account for what is due. A worker, or a page that shows the account, claims the query by
// changing `asked_at`. The answer is written only while that claim holds; the claim of a killed process expires.
import { dayInIndia, findBiller } from '@chowk/catalog'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readJsonColumn } from '../../platform/store/broken-record.ts'
import type { Db } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import type { BillerGateway, Plan } from '../billers/biller-gateway.ts'
import { billShape, parameterValues, planShape } from '../billers/gateway-answers.ts'
import { integerIn, jsonIn } from '../payments/payment/payment.ts'
import { openStages } from '../payments/payment/payment-stages.ts'
import {
  addDays,
  claimMs,
  dueFaultOf,
  isPaidHere,
  nextAttempt,
  nextQueryAt,
  type PaidBill,
  remindAt,
  reminderOf,
  unusedMs,
  unusedRecheckMs,
} from './due-schedule.ts'
import { type AccountDueRow, type Due, type DueFault, dueShape } from './dues.tables.ts'

export interface BillerQueryOptions extends Pick<ServiceContext, 'store' | 'log' | 'now'> {
  readonly gateway: Pick<BillerGateway, 'fetchBill'>
}

export type DueAccount = Pick<AccountDueRow, 'account_id' | 'asked_at'>

/** Rows that agree with the account as its customer saved it, each with the order of a payment in progress. */
export function storedDues(query: Db) {
  return query
    .selectFrom('account_due as of')
    .innerJoin('saved_account as saved', join =>
      join
        .onRef('saved.id', '=', 'of.account_id')
        .onRef('saved.customer_id', '=', 'of.customer_id')
        .onRef('saved.biller_id', '=', 'of.biller_id'),
    )
    .selectAll('of')
    .select('saved.account')
    .select(({ selectFrom }) =>
      selectFrom('bill_payment as payment')
        .select('payment.order_id')
        .whereRef('payment.customer_id', '=', 'saved.customer_id')
        .whereRef('payment.biller_id', '=', 'saved.biller_id')
        .whereRef('payment.account', '=', 'saved.account')
        .where('payment.stage', 'in', openStages)
        .limit(1)
        .as('paying'),
    )
}

export type StoredDue = AccountDueRow & { readonly paying: string | null }

/** The result: a due, nothing due, or an answer that is not valid. */
type Found = { readonly due: Due | undefined } | { readonly fault: DueFault | null }

const recentPayments = 6
/** A biller that gave no answer this often is reported as a fault. */
const silentTimes = 5

export function createBillerQuery({ store, gateway, log, now }: BillerQueryOptions) {
  const { db } = store

  function claim({ account_id, asked_at }: DueAccount, at: number): Promise<AccountDueRow | undefined> {
    return db
      .updateTable('account_due')
      .set({ asked_at: at, ask_at: at + claimMs })
      .where('account_id', '=', account_id)
      .where('asked_at', asked_at === null ? 'is' : '=', asked_at)
      .returningAll()
      .executeTakeFirst()
  }

  async function paidBills(of: { customer_id: string; biller_id: string; account: string }) {
    const payments = await db
      .selectFrom('bill_payment')
      .select(['reference', 'bill', 'plan', 'amount_paise', 'ended_at'])
      .where('customer_id', '=', of.customer_id)
      .where('biller_id', '=', of.biller_id)
      .where('account', '=', of.account)
      .where('stage', '=', literal('paid'))
      .orderBy('ended_at', 'desc')
      .limit(recentPayments)
      .execute()
    return payments.map(payment => ({
      at: integerIn(payment, 'ended_at'),
      amountPaise: integerIn(payment, 'amount_paise'),
      bill: jsonIn(payment, 'bill', billShape),
      plan: jsonIn(payment, 'plan', planShape),
    }))
  }

  async function billDue(
    { account_id, biller_id: billerId, parameters: text }: AccountDueRow & { parameters: string },
    before: Due | undefined,
    known: { at: number; paid: readonly PaidBill[] },
  ): Promise<Found> {
    const parameters = readJsonColumn('saved_account.parameters', account_id, parameterValues, text)
    const answer = await gateway.fetchBill({ billerId, parameters })
    if (answer.outcome === 'unavailable') return { fault: null }
    if (answer.outcome === 'unknown-account') return { fault: 'unknown-account' }
    if (answer.outcome === 'nothing-due' || isPaidHere(answer.bill, known)) {
      const paidSince = known.paid.some(({ bill }) => bill?.billDate === before?.billDate)
      return {
        due: before && !before.isPlan && !paidSince ? { ...before, isPaidElsewhere: true } : undefined,
      }
    }
    const { billNumber: number, billDate, dueDate, amounts } = answer.bill
    const fault = dueFaultOf(answer.bill, known)
    if (fault) return { fault }
    return { due: { number, billDate, dueDate, amountPaise: amounts[0].amountPaise } }
  }

  async function record(row: AccountDueRow, found: Found, paid: readonly PaidBill[], at: number) {
    const { account_id: accountId, customer_id: customerId, asked_at } = row
    const failed = 'fault' in found ? row.times_failed + 1 : 0
    const fault = 'fault' in found ? (found.fault ?? (failed >= silentTimes ? 'no-answer' : row.fault)) : null
    const due = 'due' in found ? found.due : undefined
    const stage = due && row.reminds ? reminderOf(due, dayInIndia(at)) : 0
    const before = row.reminded_due === due?.dueDate ? row.reminded : 0
    const stays = 'fault' in found && found.fault === null
    await db
      .updateTable('account_due')
      .set({
        ...(!stays && { due: due ? JSON.stringify(due) : null }),
        ...('due' in found && { seen_at: at }),
        fault,
        times_failed: failed,
        ask_at: 'due' in found ? nextQueryAt({ accountId, at, due, paid }) : at + nextAttempt(failed, fault),
        remind_at: stage > before ? remindAt(accountId, at) : null,
      })
      .where('account_id', '=', accountId)
      .where('asked_at', '=', asked_at)
      .execute()
    if (fault !== null && fault !== row.fault)
      log.warn({ billerId: row.biller_id, customerId, fault }, 'a biller does not say what is due')
  }

  /** False if another worker or page has claimed it, or the account is not in use. */
  return async function queryBiller(due: DueAccount): Promise<boolean> {
    const claimedAt = now().getTime()
    const row = await claim(due, claimedAt)
    if (!row) return false
    const account = await db
      .selectFrom('saved_account')
      .select(['customer_id', 'biller_id', 'account', 'parameters', 'saved_at'])
      .where('id', '=', row.account_id)
      .where('biller_id', '=', row.biller_id)
      .executeTakeFirst()
    if (!account) return false
    const payments = await paidBills(account)
    const flow = findBiller(row.biller_id)?.category.flow
    const usedAt = Math.max(account.saved_at, payments[0]?.at ?? 0)
    if (usedAt < claimedAt - unusedMs || (flow !== 'bill' && flow !== 'recharge')) {
      await db
        .updateTable('account_due')
        .set({ ask_at: claimedAt + unusedRecheckMs, remind_at: null, due: null, fault: null, seen_at: null })
        .where('account_id', '=', row.account_id)
        .where('asked_at', '=', claimedAt)
        .execute()
      return false
    }
    const before = dueOf(row)
    const known = { at: claimedAt, paid: payments }
    const found =
      flow === 'bill'
        ? await billDue({ ...row, parameters: account.parameters }, before, known)
        : { due: planEnd(payments) ?? before }
    await record(row, found, payments, now().getTime())
    return true
  }
}

/** The last day of the latest plan; a data pack for a day or on top of a plan has no such day. */
function planEnd(payments: readonly { at: number; plan: Plan | undefined }[]): Due | undefined {
  const last = payments.find(({ plan }) => (plan?.validityDays ?? 0) > 1)
  if (!last?.plan?.validityDays) return undefined
  const { validityDays, amountPaise } = last.plan
  return { isPlan: true, amountPaise, dueDate: addDays(dayInIndia(last.at), validityDays - 1) }
}

/** An unreadable due counts as none, because the biller is queried again. */
export function dueOf({ account_id, due }: Pick<AccountDueRow, 'account_id' | 'due'>): Due | undefined {
  try {
    return due === null ? undefined : readJsonColumn('account_due.due', account_id, dueShape, due)
  } catch {
    return undefined
  }
}
