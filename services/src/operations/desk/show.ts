// Everything about one item, for the operator who decides about it.
import { billIn, formatPaise } from '@chowk/catalog'
import { sql } from 'kysely'
import { disputeNoteText } from '../../care/disputes/dispute-notes.ts'
import { immediatelyUnlockingBrowsers, lockOf, unlockMethod } from '../../identity/lock/unlock-methods.ts'
import { type Mobile, parseMobile } from '../../identity/mobile/mobile.ts'
import { descriptionIn } from '../../messages/names/description.ts'
import type { AccountId } from '../../money/ledger/accounts.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Db } from '../../platform/store/database.ts'
import { isAsSigned } from '../acts/facts.ts'
import { readLog } from '../audit/audit-operators.ts'
import { readStatement, type Statement } from '../log/statement.ts'
import { codesOf } from './codes-of-number.ts'
import { describeAct, type Facts } from './describe-act.ts'

export interface DeskItem {
  readonly facts: Facts
  /** Operators' statements about it, oldest first. */
  readonly statements: readonly Statement[]
}

type ReadFacts = (db: Db, id: string, at: number) => Promise<Facts | undefined>

/** Finds by the id of an act, order, payment, dispute, ticket, return or customer, or by a mobile number. */
export async function findDeskItem(db: Db, id: string, at: number): Promise<DeskItem | undefined> {
  for (const readFacts of [ofAct, ofPayment, ofOrder, ofDispute, ofTicket, ofReturn, ofCustomer, ofNumber]) {
    const facts = await readFacts(db, id, at)
    if (facts) return { facts, statements: await statementsOf(db, namesOf(facts)) }
  }
  return undefined
}

/** The ids by which operators refer to it. The customer's id is included only if it is the customer. */
function namesOf({ act, payment, order, dispute, ticket, return: back, customer, number }: Facts): string[] {
  const names = [act, payment, order, dispute, ticket, back].filter(name => typeof name === 'string')
  return names.length > 0 ? names : [String(customer ?? number)]
}

/** From the signed statement, which an approval performs; the row only shows what was changed in the database. */
const ofAct: ReadFacts = async (db, id) => {
  if (!id.startsWith('ACT-')) return undefined
  const row = await db.selectFrom('operator_act').selectAll().where('id', '=', id).executeTakeFirst()
  const { acts, differences } = await readLog(db)
  const act = acts.get(id)
  if (!act) return row && { act: id, 'not signed': 'the row is invented: no operator asked for this act' }
  return {
    act: id,
    ...describeAct(act.intent),
    customer: act.customer_id,
    sum: formatPaise(act.amount_paise),
    state: act.state,
    'asked by': act.asked_by,
    'asked at': dateOf(act.asked_at),
    'ended by': act.ended_by,
    'hash of what is approved': act.requestHash,
    ...(!(row && isAsSigned(row, act)) && {
      'the database differs': 'its row is not what was signed; what is signed is shown here. Run the audit',
    }),
    ...(differences[0] !== undefined && { 'the operator log differs': differences[0] }),
    ...(act.state === 'waiting' && {
      'what decides it': `another operator than ${act.asked_by}: npm run desk -- approve ${id} --reason "…", or refuse ${id}`,
    }),
  }
}

const ofPayment: ReadFacts = async (db, id) => {
  const payment = await db
    .selectFrom('bill_payment')
    .selectAll()
    .where(({ or, eb }) => or([eb('reference', '=', id), eb('order_id', '=', id)]))
    .where('stage', '<>', 'draft')
    .executeTakeFirst()
  if (!payment) return undefined
  return {
    payment: payment.reference,
    order: payment.order_id,
    customer: payment.customer_id,
    for: billIn('en', payment.biller_id),
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
}

/** An order without a payment, such as those of the demonstration. */
const ofOrder: ReadFacts = async (db, id) => {
  const order = await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order) return undefined
  return {
    order: order.id,
    customer: order.customer_id,
    for: billIn('en', order.biller_id),
    sum: sumIn('customer_order.amount_paise', id, order.amount_paise),
    state: order.state,
    placed: dateOf(order.placed_at),
  }
}

const ofDispute: ReadFacts = async (db, id) => {
  const dispute = await db
    .selectFrom('dispute')
    .innerJoin('customer', 'customer.id', 'dispute.customer_id')
    .selectAll('dispute')
    .select('customer.language')
    .where('dispute.id', '=', id)
    .executeTakeFirst()
  if (!dispute) return undefined
  const steps = await db
    .selectFrom('dispute_event')
    .select(['state', 'actor', 'note', 'at'])
    .where('dispute_id', '=', id)
    .orderBy('number')
    .execute()
  return {
    dispute: dispute.id,
    order: dispute.order_id,
    customer: dispute.customer_id,
    language: dispute.language,
    type: dispute.type,
    details: dispute.details || null,
    state: dispute.state,
    raised: dateOf(dispute.raised_at),
    closed: dateOf(dispute.closed_at),
    decision: dispute.decision,
    ...Object.fromEntries(
      steps.map(step => [
        `${step.state}, ${new Date(step.at).toISOString()}`,
        step.note === '' ? `by ${step.actor}` : `by ${step.actor}: ${disputeNoteText('en', step)}`,
      ]),
    ),
  }
}

const ofTicket: ReadFacts = async (db, id, at) => {
  const ticket = await db.selectFrom('care_ticket').selectAll().where('id', '=', id).executeTakeFirst()
  if (!ticket) return ofUnverifiedTicket(db, id, at)
  const messages = await db
    .selectFrom('care_ticket_message')
    .select(['author', 'text', 'at'])
    .where('ticket_id', '=', id)
    .orderBy('number')
    .execute()
  return {
    ticket: ticket.id,
    order: ticket.order_id,
    customer: ticket.customer_id,
    topic: ticket.topic,
    subject: ticket.subject,
    state: ticket.state,
    opened: dateOf(ticket.opened_at),
    ...Object.fromEntries(
      messages.map(({ author, text, at }) => [`${author}, ${new Date(at).toISOString()}`, text]),
    ),
  }
}

const ofUnverifiedTicket: ReadFacts = async (db, id) => {
  const ticket = await db.selectFrom('unverified_ticket').selectAll().where('id', '=', id).executeTakeFirst()
  if (!ticket) return undefined
  return {
    ticket: ticket.id,
    'not verified': 'the sender was not signed in, and may not hold the number: say nothing of an account',
    number: ticket.mobile,
    state: ticket.state,
    opened: dateOf(ticket.opened_at),
    text: ticket.text,
    answered: dateOf(ticket.answered_at),
    answer: ticket.answer,
  }
}

const ofReturn: ReadFacts = async (db, id) => {
  const back = await db.selectFrom('source_return').selectAll().where('id', '=', id).executeTakeFirst()
  if (!back) return undefined
  return {
    return: back.id,
    customer: back.customer_id,
    for: descriptionIn('en', back.description),
    cause: `${back.cause_kind} ${back.cause_id}`,
    sum: sumIn('source_return.amount_paise', id, back.amount_paise),
    state: back.state,
    attempt: back.attempt,
    'what the source said': back.failure,
    started: dateOf(back.started_at),
    ended: dateOf(back.ended_at),
  }
}

const ofCustomer: ReadFacts = async (db, id, at) => {
  const typed = parseMobile(id)
  const closedWith = (mobile: Mobile) =>
    db.selectFrom('closed_account').select('customer_id').where('mobile', '=', mobile)
  const customer = await db
    .selectFrom('customer')
    .leftJoin('account_lock as lock', 'lock.customer_id', 'customer.id')
    .leftJoin('ledger_account as wallet', join =>
      join.on('wallet.id', '=', sql<AccountId>`'wallet:' || customer.id`),
    )
    .select(['wallet.balance_paise', 'wallet.held_paise', 'customer.closed_at', 'customer.mobile'])
    .select(['customer.id', 'customer.name', 'customer.created_at', 'lock.locked_at', 'lock.unlock_from'])
    .where(({ or, eb }) =>
      or([
        eb('customer.id', '=', id),
        ...(typed.ok
          ? [eb('customer.mobile', '=', typed.mobile), eb('customer.id', 'in', closedWith(typed.mobile))]
          : []),
      ]),
    )
    // The number's present owner before former ones.
    .orderBy('customer.created_at', 'desc')
    .executeTakeFirst()
  if (!customer) return undefined
  const sessions = await db
    .selectFrom('session')
    .select('id')
    .where('customer_id', '=', customer.id)
    .execute()
  return {
    customer: customer.id,
    name: customer.name,
    'here since': dateOf(customer.created_at),
    closed: dateOf(customer.closed_at),
    balance: sumIn('ledger_account.balance_paise', id, customer.balance_paise ?? 0),
    'of it set aside': sumIn('ledger_account.held_paise', id, customer.held_paise ?? 0),
    ...(customer.mobile && (await codesOf(db, customer.mobile, at))),
    sessions:
      sessions.length === 0 ? null : `${sessions.length}: npm run desk -- sign-out ${customer.id} ends them`,
    locked: dateOf(customer.locked_at),
    ...(customer.locked_at !== null && {
      'how it opens': await unlockTimes(db, customer.id, customer.unlock_from),
      'what opens it for the owner': `npm run desk -- lift ${customer.id}, signed by two, once you know who asks`,
    }),
    ...(await waitingOf(db, customer.id, at)),
  }
}

/** A number without an account, of which codes were requested. */
const ofNumber: ReadFacts = async (db, id, at) => {
  const typed = parseMobile(id)
  const codes = typed.ok ? await codesOf(db, typed.mobile, at) : {}
  return typed.ok && Object.values(codes).some(value => value !== null)
    ? { number: typed.mobile, account: 'none', ...codes }
    : undefined
}

async function unlockTimes(db: Db, customerId: string, unlockFrom: number | null): Promise<string> {
  const lock = await lockOf(db, customerId).executeTakeFirst()
  const browser = lock && (await immediatelyUnlockingBrowsers(db, lock).limit(1).executeTakeFirst())
  const atOnce = {
    waiting: '',
    passkey: 'at once with a passkey from before the lock; ',
    pin: 'at once with code and payment PIN, in a browser used before the lock; ',
    code: 'at once with a code, in a browser used a day before the lock; ',
  }
  const later =
    unlockFrom === null
      ? 'with a code a day after the owner asks for it, which nobody has'
      : `with a code from ${new Date(unlockFrom).toISOString()}, as was asked for`
  return `${lock ? atOnce[unlockMethod(lock, browser)] : ''}${later}`
}

/** The customer's pending items: delayed changes, wrong PINs, waiting acts of operators. */
async function waitingOf(db: Db, customerId: string, at: number): Promise<Facts> {
  const changes = await db
    .selectFrom('pending_change')
    .select(['kind', 'asked_at', 'due_at'])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .execute()
  const pin = await db
    .selectFrom('payment_pin')
    .select(['wrong_in_row', 'locked_until'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  const acts = await db
    .selectFrom('operator_act')
    .select(['id', 'kind', 'asked_by', 'amount_paise'])
    .where('customer_id', '=', customerId)
    .where('state', '=', 'waiting')
    .orderBy('asked_at')
    .execute()
  return {
    ...Object.fromEntries(
      changes.map(({ kind, asked_at, due_at }) => [
        `${kind} waits`,
        `asked for ${new Date(asked_at).toISOString()}, done by itself from ${new Date(due_at).toISOString()} unless the owner cancels it; no operator hastens it`,
      ]),
    ),
    'wrong payment PINs in a row': pin?.wrong_in_row || null,
    'payment PIN locked until':
      pin?.locked_until != null && pin.locked_until > at ? new Date(pin.locked_until) : null,
    ...Object.fromEntries(
      acts.map(({ id, kind, asked_by, amount_paise }) => [
        `${id} waits`,
        `${kind}, ${sumIn('operator_act.amount_paise', id, amount_paise)}, asked for by ${asked_by}: npm run desk -- approve ${id}, by another operator, or refuse ${id}`,
      ]),
    ),
  }
}

/** Statements about any of these ids. */
async function statementsOf(db: Db, ids: readonly string[]): Promise<Statement[]> {
  const lines = await db
    .selectFrom('operator_log as line')
    .innerJoin('operator_act as act', 'act.id', 'line.act_id')
    .select('line.statement')
    .where(({ or, eb }) => or([eb('act.id', 'in', ids), eb('act.subject', 'in', ids)]))
    .orderBy('line.position')
    .execute()
  return lines.flatMap(({ statement }) => {
    const parsed = readStatement(statement)
    return 'fault' in parsed ? [] : parsed
  })
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at))

const sumIn = (column: `${string}.${string}`, id: string, paise: number | null) =>
  formatPaise(readIntegerColumn(column, id, paise))
