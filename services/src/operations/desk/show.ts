// Everything about one thing, for whoever has to decide about it.
import { type Kysely, sql } from 'kysely'
import { type Mobile, parseMobile } from '../../identity/mobile/mobile.ts'
import type { AccountId } from '../../money/ledger/accounts.ts'
import { rupeeText } from '../../money/rupees/rupees.ts'
import { wholeIn } from '../../platform/store/broken-record.ts'
import type { Database } from '../../platform/store/database.ts'
import { readStatement, type Statement } from '../log/statement.ts'

export type Facts = Readonly<Record<string, string | number | Date | null | undefined>>

export interface Shown {
  readonly facts: Facts
  /** What operators said about it, oldest first. */
  readonly said: readonly Statement[]
}

type Look = (db: Kysely<Database>, id: string) => Promise<Facts | undefined>

/** By the id of an act, order, payment, dispute, return or customer, or by a mobile number; undefined where there is none. */
export async function showIn(db: Kysely<Database>, id: string): Promise<Shown | undefined> {
  for (const look of [anAct, aPayment, anOrder, aDispute, aReturn, aCustomer]) {
    const facts = await look(db, id)
    if (facts) return { facts, said: await saidOf(db, namesOf(facts)) }
  }
  return undefined
}

/** By what operators know it: not by whose it is, but where it is the customer. */
function namesOf({ act, payment, order, dispute, return: back, customer }: Facts): string[] {
  const names = [act, payment, order, dispute, back].filter(name => typeof name === 'string')
  return names.length > 0 ? names : [String(customer)]
}

const anAct: Look = async (db, id) => {
  const act = await db.selectFrom('operator_act').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    act && {
      act: act.id,
      'what it does': act.kind,
      about: act.subject,
      customer: act.customer_id,
      sum: sumIn('operator_act.amount_paise', id, act.amount_paise),
      state: act.state,
      'asked by': act.asked_by,
      'ended by': act.ended_by,
    }
  )
}

const aPayment: Look = async (db, id) => {
  const payment = await db
    .selectFrom('bill_payment')
    .selectAll()
    .where(({ or, eb }) => or([eb('reference', '=', id), eb('order_id', '=', id)]))
    .where('stage', '<>', 'draft')
    .executeTakeFirst()
  return (
    payment && {
      payment: payment.reference,
      order: payment.order_id,
      customer: payment.customer_id,
      for: payment.description,
      account: payment.account,
      sum: sumIn('bill_payment.amount_paise', id, payment.amount_paise),
      fee: sumIn('bill_payment.fee_paise', id, payment.fee_paise),
      'paid from': payment.source,
      stage: payment.stage,
      'transaction id': payment.transaction_id,
      approved: dateOf(payment.approved_at),
      sent: dateOf(payment.sent_at),
      'times asked': payment.times_asked,
      ended: dateOf(payment.ended_at),
      'ended by': payment.ended_by,
      failure: payment.failure,
      'approval number': payment.approval_number,
      refunded: dateOf(payment.refunded_at),
    }
  )
}

/** One that no payment of ours made, as in the demonstration's stories. */
const anOrder: Look = async (db, id) => {
  const order = await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    order && {
      order: order.id,
      customer: order.customer_id,
      for: `${order.title}, ${order.provider}`,
      sum: sumIn('customer_order.amount_paise', id, order.amount_paise),
      state: order.state,
      placed: dateOf(order.placed_at),
    }
  )
}

const aDispute: Look = async (db, id) => {
  const dispute = await db.selectFrom('dispute').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    dispute && {
      dispute: dispute.id,
      order: dispute.order_id,
      customer: dispute.customer_id,
      type: dispute.type,
      details: dispute.details,
      state: dispute.state,
      raised: dateOf(dispute.raised_at),
      closed: dateOf(dispute.closed_at),
      decision: dispute.decision,
    }
  )
}

const aReturn: Look = async (db, id) => {
  const back = await db.selectFrom('source_return').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    back && {
      return: back.id,
      customer: back.customer_id,
      for: back.description,
      cause: `${back.cause_kind} ${back.cause_id}`,
      sum: sumIn('source_return.amount_paise', id, back.amount_paise),
      state: back.state,
      attempt: back.attempt,
      'what the source said': back.failure,
      started: dateOf(back.started_at),
      ended: dateOf(back.ended_at),
    }
  )
}

const aCustomer: Look = async (db, id) => {
  const typed = parseMobile(id)
  const closedWith = (mobile: Mobile) =>
    db.selectFrom('closed_account').select('customer_id').where('mobile', '=', mobile)
  const customer = await db
    .selectFrom('customer')
    .leftJoin('account_lock as lock', 'lock.customer_id', 'customer.id')
    .leftJoin('ledger_account as wallet', join =>
      join.on('wallet.id', '=', sql<AccountId>`'wallet:' || customer.id`),
    )
    .select(['wallet.balance_paise', 'wallet.held_paise', 'customer.closed_at'])
    .select(['customer.id', 'customer.name', 'customer.created_at', 'lock.locked_at', 'lock.unlock_from'])
    .where(({ or, eb }) =>
      or([
        eb('customer.id', '=', id),
        ...(typed.ok
          ? [eb('customer.mobile', '=', typed.mobile), eb('customer.id', 'in', closedWith(typed.mobile))]
          : []),
      ]),
    )
    // Whoever came back with the number goes before who left with it.
    .orderBy('customer.created_at', 'desc')
    .executeTakeFirst()
  return (
    customer && {
      customer: customer.id,
      name: customer.name,
      'here since': dateOf(customer.created_at),
      closed: dateOf(customer.closed_at),
      balance: sumIn('ledger_account.balance_paise', id, customer.balance_paise ?? 0),
      'of it set aside': sumIn('ledger_account.held_paise', id, customer.held_paise ?? 0),
      locked: dateOf(customer.locked_at),
      'a code unlocks it': dateOf(customer.unlock_from),
    }
  )
}

/** About any of these ids. */
async function saidOf(db: Kysely<Database>, ids: readonly string[]): Promise<Statement[]> {
  const lines = await db
    .selectFrom('operator_log as line')
    .innerJoin('operator_act as act', 'act.id', 'line.act_id')
    .select('line.statement')
    .where(({ or, eb }) => or([eb('act.id', 'in', ids), eb('act.subject', 'in', ids)]))
    .orderBy('line.position')
    .execute()
  return lines.flatMap(({ statement }) => {
    const said = readStatement(statement)
    return 'fault' in said ? [] : said
  })
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at))

const sumIn = (column: `${string}.${string}`, id: string, paise: number | null) =>
  `Rs. ${rupeeText(wholeIn(column, id, paise))}`
