// Lists items that need an operator, and why. Items that proceed automatically are not listed.
import { billIn } from '@chowk/catalog'
import { sql } from 'kysely'
import { integerIn, readCost } from '../../bills/payments/payment/payment.ts'
import { openReceivables } from '../../bills/receivables/receivables.ts'
import { waitingTickets } from '../../care/tickets/ticket-row.ts'
import { descriptionIn } from '../../messages/names/description.ts'
import { dayMs, minuteMs } from '../../platform/calendar/durations.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Db } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { isAsSigned } from '../acts/facts.ts'
import { readLog } from '../audit/audit-operators.ts'

interface Item {
  readonly id: string
  readonly why: string
  /** The amount, for items about money. */
  readonly amountPaise?: number
  readonly since: Date
}

export type ItemNeedingOperator = Item & { readonly kind: keyof typeof lists }

/** Billers that answer at all answer sooner. */
const outcomeUnknownMs = 30 * minuteMs
const undeliveredMs = 15 * minuteMs
/** Banks accept returned money within a day. */
const returnOpenMs = dayMs
/** Abandoned items are listed this long; older ones are of no use. */
const givenUpForMs = 7 * dayMs

/** Grouped by kind, oldest first. */
export async function itemsNeedingOperator(db: Db, at: number): Promise<ItemNeedingOperator[]> {
  const items: ItemNeedingOperator[] = []
  for (const kind of Object.keys(lists) as (keyof typeof lists)[]) {
    const found: Item[] = await lists[kind](db, at)
    items.push(...found.map(item => ({ kind, ...item })))
  }
  return items
}

async function waitingActs(db: Db) {
  const acts = await db
    .selectFrom('operator_act')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('asked_at')
    .execute()
  if (acts.length === 0) return []
  const signed = (await readLog(db)).acts
  return acts.map(act => {
    const { id, kind, subject, asked_by, asked_at, amount_paise } = act
    const signedAct = signed.get(id)
    const showCommand = `npm run desk -- show ${id}`
    return {
      id,
      why:
        signedAct && isAsSigned(act, signedAct)
          ? `${asked_by} asked for ${kind} of ${subject}: ${showCommand}, then approve or refuse it`
          : `its row was changed in the database and is not what was signed: ${showCommand} says what was`,
      amountPaise: readIntegerColumn('operator_act.amount_paise', id, amount_paise),
      since: new Date(asked_at),
    }
  })
}

async function unknownOutcomes(db: Db, at: number) {
  const payments = await db
    .selectFrom('bill_payment')
    .select(['reference', 'order_id', 'biller_id', 'amount_paise', 'fee_paise', 'sent_at', 'times_asked'])
    .where('stage', '=', literal('sent'))
    .where('sent_at', '<=', at - outcomeUnknownMs)
    .orderBy('sent_at')
    .execute()
  return payments.map(payment => ({
    id: payment.order_id ?? payment.reference,
    why: `${billIn('en', payment.biller_id)}: asked ${payment.times_asked} times, and its outcome is unknown`,
    amountPaise: readCost(payment).totalPaise,
    since: new Date(integerIn(payment, 'sent_at')),
  }))
}

/** Money in suspense: each return until the payer has it. */
async function suspense(db: Db, at: number) {
  const returns = await db
    .selectFrom('source_return')
    .selectAll()
    .where('state', '<>', 'returned')
    .where(({ or, eb }) => or([eb('state', '=', 'refused'), eb('started_at', '<=', at - returnOpenMs)]))
    .orderBy('started_at')
    .execute()
  return returns.map(({ id, state, description, failure, customer_id, amount_paise, started_at }) => ({
    id,
    why: `${descriptionIn('en', description)}, to ${customer_id}: ${state}${failure === null ? '' : `, as the source says: ${failure}`}`,
    amountPaise: readIntegerColumn('source_return.amount_paise', id, amount_paise),
    since: new Date(started_at),
  }))
}

/** Payments that billers received and we refunded. */
async function claims(db: Db) {
  return (await openReceivables(db)).map(({ reference, billerId, amountPaise, at }) => ({
    id: reference,
    why: `${billerId} was paid what the customer has back, and owes it to us`,
    amountPaise,
    since: new Date(at),
  }))
}

async function openDisputes(db: Db) {
  const disputes = await db
    .selectFrom('dispute')
    .innerJoin('customer_order as order', 'order.id', 'dispute.order_id')
    .select([
      'dispute.id',
      'dispute.state',
      'type',
      'raised_at',
      'order_id',
      'amount_paise',
      'order.state as orderState',
    ])
    .where('closed_at', 'is', null)
    .orderBy('raised_at')
    .execute()
  return disputes.map(({ id, state, type, raised_at, order_id, orderState, amount_paise }) => ({
    id,
    why: `${state}, ${type}, about ${order_id}, which is ${orderState}`,
    amountPaise: readIntegerColumn('customer_order.amount_paise', order_id, amount_paise),
    since: new Date(raised_at),
  }))
}

/** Since the first unanswered message. Customers who closed their account cannot read answers. */
async function openTickets(db: Db) {
  const tickets = await waitingTickets(db).orderBy('since').execute()
  return tickets.map(({ id, topic, subject, since }) => ({
    id,
    why: `${topic}: ${subject}`,
    since: new Date(since),
  }))
}

async function locks(db: Db) {
  const locks = await db.selectFrom('account_lock').selectAll().orderBy('locked_at').execute()
  return locks.map(({ customer_id, locked_at, unlock_from }) => ({
    id: customer_id,
    why:
      unlock_from === null
        ? 'locked, and nobody has asked to unlock it'
        : `a code unlocks it from ${new Date(unlock_from).toISOString()}`,
    since: new Date(locked_at),
  }))
}

/** Without codes: a customer who missed one requests another. */
async function undelivered(db: Db, at: number) {
  const messages = await db
    .selectFrom('message')
    .select(['id', 'kind', 'customer_id', 'attempts', 'due_at', 'created_at'])
    .where('delivered_at', 'is', null)
    .where('created_at', '<=', at - undeliveredMs)
    .where('created_at', '>', at - givenUpForMs)
    .where(sql<string>`kind`, 'not like', '%-code')
    // Without a configured channel the first attempt finds none.
    .where(({ or, eb }) =>
      or([eb('due_at', 'is not', null), eb('attempts', '>', 1), eb('done_ends', '<>', '[]')]),
    )
    .orderBy('created_at')
    .execute()
  return messages.map(({ id, kind, customer_id, attempts, due_at, created_at }) => ({
    id,
    why: `${kind} to ${customer_id}: tried ${attempts} times, ${due_at === null ? 'and given up' : 'and undelivered'}`,
    since: new Date(created_at),
  }))
}

/** Lists billers with unclear dues: customers are advised to check with the biller, and an operator should, too. */
async function unclearDues(db: Db) {
  const faults = await db
    .selectFrom('account_due')
    .select(({ fn }) => [
      'biller_id',
      'fault',
      fn.countAll<number>().as('count'),
      fn.min('asked_at').as('since'),
    ])
    .where('fault', 'is not', null)
    .groupBy(['fault', 'biller_id'])
    .orderBy('since')
    .execute()
  return faults.map(({ biller_id, fault, count, since }) => ({
    id: biller_id,
    why: `what is due on ${count} saved accounts of ${billIn('en', biller_id)} cannot be shown: ${fault}`,
    since: new Date(Number(since)),
  }))
}

/** Many at once mean a busy customer, or a stolen session. */
async function suppressed(db: Db, at: number) {
  const messages = await db
    .selectFrom('message')
    .select(({ fn }) => [
      'customer_id',
      'kind',
      fn.countAll<number>().as('count'),
      fn.min('suppressed_at').as('since'),
    ])
    .where('suppressed_at', '>', at - givenUpForMs)
    .groupBy(['customer_id', 'kind'])
    .orderBy('since')
    .execute()
  return messages.map(({ customer_id, kind, count, since }) => ({
    id: String(customer_id),
    why: `above the limits and not sent: ${kind}, ${Number(count) === 1 ? 'once' : `${count} times`}`,
    since: new Date(Number(since)),
  }))
}

const lists = {
  act: waitingActs,
  payment: unknownOutcomes,
  return: suspense,
  claim: claims,
  dispute: openDisputes,
  ticket: openTickets,
  lock: locks,
  message: undelivered,
  suppressed,
  due: unclearDues,
}
