// The customer and the amount of an intent, from the store, or in one line why it is not possible. Operators sign
// these facts with their intent, and a statement that contradicts them is refused.
import { refuseIfClosed } from '../../identity/accounts/customer-row.ts'
import { type Mobile, parseMobile } from '../../identity/mobile/mobile.ts'
import { wholeIn } from '../../platform/store/broken-record.ts'
import { row, type Steps, type Tx } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import type { OperatorTables } from '../log/operators.tables.ts'
import type { Deed, Intent, IntentTo } from '../log/statement.ts'

export interface Facts {
  readonly customerId: string | null
  readonly amountPaise: number
}

const nobody: Facts = { customerId: null, amountPaise: 0 }

export function factsOf(tx: Tx, intent: Intent): Steps<Facts> {
  // The cast is safe: `facts` has an entry for each kind of intent.
  const of = facts[intent.does] as (tx: Tx, intent: Intent) => Steps<Facts>
  return of(tx, intent)
}

const facts: { readonly [Does in Deed]: (tx: Tx, intent: IntentTo<Does>) => Steps<Facts> } = {
  'end-paid': (tx, { reference }) => ofSentPayment(tx, reference),
  'end-failed': (tx, { reference }) => ofSentPayment(tx, reference),
  refund: (tx, { orderId }) => ofPaidOrder(tx, orderId),
  *return(tx, { returnId }) {
    const back = yield* row(
      tx.query
        .selectFrom('source_return')
        .select(['state', 'customer_id', 'amount_paise'])
        .where('id', '=', returnId),
    )
    if (!back) throw new Refusal('unknown-return', `There is no return ${returnId}.`)
    if (back.state !== 'refused')
      throw new Refusal(
        'return-not-refused',
        `Return ${returnId} is ${back.state}: only a refused one is tried again.`,
      )
    const amountPaise = wholeIn('source_return.amount_paise', returnId, back.amount_paise)
    return { customerId: back.customer_id, amountPaise }
  },
  *settle(tx, { reference }) {
    const claim = yield* row(
      tx.query
        .selectFrom('biller_receivable')
        .select(['amount_paise', 'settled_at'])
        .where('reference', '=', reference),
    )
    if (!claim) throw new Refusal('unknown-claim', `Nobody owes us anything for payment ${reference}.`)
    if (claim.settled_at !== null)
      throw new Refusal('claim-settled', `The claim for payment ${reference} is settled already.`)
    return {
      customerId: null,
      amountPaise: wholeIn('biller_receivable.amount_paise', reference, claim.amount_paise),
    }
  },
  'adjust-give': ofWallet,
  'adjust-take': ofWallet,
  *lift(tx, { customerId }) {
    const lock = yield* row(
      tx.query.selectFrom('account_lock').select('locked_at').where('customer_id', '=', customerId),
    )
    if (!lock) throw new Refusal('not-locked', `The account of ${customerId} is not locked.`)
    return { customerId, amountPaise: 0 }
  },
  *free(tx, { customerId: whose }) {
    const { mobile, customerId } = yield* numberOf(tx, whose)
    const wrong = tx.query.selectFrom('code_allowance').select('mobile').where('wrong_in_row', '>', 0)
    const asked = tx.query.selectFrom('code_challenge').select('mobile').where('allowance', '=', 'anyone')
    const isKept =
      (yield* row(wrong.where('mobile', '=', mobile).limit(1))) ??
      (yield* row(asked.where('mobile', '=', mobile).limit(1)))
    if (!isKept)
      throw new Refusal(
        'no-wrong-codes',
        `Nobody has asked for codes of ${whose} or typed wrong ones lately.`,
      )
    return { customerId, amountPaise: 0 }
  },
  review: (tx, { disputeId }) => ofOpenDispute(tx, disputeId, false),
  resolve: (tx, { disputeId, isRefund }) => ofOpenDispute(tx, disputeId, isRefund),
  reject: (tx, { disputeId }) => ofOpenDispute(tx, disputeId, false),
  answer: (tx, { ticketId }) => ofTicket(tx, ticketId),
  close: (tx, { ticketId }) => ofTicket(tx, ticketId),
  *bootstrap(tx) {
    const anybody = yield* row(
      tx.query.selectFrom('operator').select('name').where('revoked_at', 'is', null).limit(1),
    )
    if (anybody)
      throw new Refusal('operators-there', `The key of ${anybody.name} is registered: it registers others.`)
    return nobody
  },
  *register(tx, { name, publicKey }) {
    const known = yield* row(
      tx.query
        .selectFrom('operator')
        .select(['name', 'public_key'])
        .where(({ or, and, eb }) =>
          or([eb('public_key', '=', publicKey), and([eb('name', '=', name), eb('revoked_at', 'is', null)])]),
        ),
    )
    if (known?.public_key === publicKey)
      throw new Refusal('key-known', `This key was registered for ${known.name}: each is one person's, once.`)
    if (known) throw new Refusal('operator-known', `${name} is an operator: revoke the key first.`)
    return nobody
  },
  *revoke(tx, { name }) {
    const found = yield* row(
      tx.query.selectFrom('operator').select('name').where('name', '=', name).where('revoked_at', 'is', null),
    )
    if (!found) throw new Refusal('unknown-operator', `No key of ${name} is registered.`)
    return nobody
  },
  approve: (tx, { act }) => ofWaitingAct(tx, act),
  refuse: (tx, { act }) => ofWaitingAct(tx, act),
}

function* ofWallet(tx: Tx, { customerId, paise }: IntentTo<'adjust-give' | 'adjust-take'>): Steps<Facts> {
  const customer = yield* row(tx.query.selectFrom('customer').select('id').where('id', '=', customerId))
  if (!customer) throw new Refusal('unknown-customer', `There is no customer ${customerId}.`)
  yield* refuseIfClosed(tx, customerId)
  return { customerId, amountPaise: paise }
}

/** A customer's number, or one without an account. Refuses with `unknown-customer`. */
export function* numberOf(tx: Tx, whose: string): Steps<{ mobile: Mobile; customerId: string | null }> {
  const customer = yield* row(tx.query.selectFrom('customer').select('mobile').where('id', '=', whose))
  if (customer?.mobile) return { mobile: customer.mobile, customerId: whose }
  const typed = parseMobile(whose)
  if (typed.ok) return { mobile: typed.mobile, customerId: null }
  throw new Refusal('unknown-customer', `There is no customer or number ${whose}.`)
}

function* ofSentPayment(tx: Tx, reference: string): Steps<Facts> {
  const payment = yield* row(
    tx.query
      .selectFrom('bill_payment')
      .select(['stage', 'customer_id', 'amount_paise', 'fee_paise'])
      .where('reference', '=', reference),
  )
  if (!payment) throw new Refusal('unknown-payment', `There is no payment ${reference}.`)
  const { stage, customer_id: customerId, amount_paise, fee_paise } = payment
  if (stage !== 'sent')
    throw new Refusal('payment-not-sent', `Payment ${reference} is ${stage}: only a sent one can be ended.`)
  const amountPaise =
    wholeIn('bill_payment.amount_paise', reference, amount_paise) +
    wholeIn('bill_payment.fee_paise', reference, fee_paise)
  return { customerId, amountPaise }
}

function* ofPaidOrder(tx: Tx, orderId: string): Steps<Facts> {
  const order = yield* row(
    tx.query
      .selectFrom('customer_order')
      .select(['state', 'customer_id', 'amount_paise'])
      .where('id', '=', orderId),
  )
  if (!order) throw new Refusal('unknown-order', `There is no order ${orderId}.`)
  if (order.state !== 'paid')
    throw new Refusal(
      'nothing-to-refund',
      `Order ${orderId} is ${order.state}: only a paid one is given back.`,
    )
  const amountPaise = wholeIn('customer_order.amount_paise', orderId, order.amount_paise)
  return { customerId: order.customer_id, amountPaise }
}

function* ofOpenDispute(tx: Tx, disputeId: string, isRefund: boolean): Steps<Facts> {
  const dispute = yield* row(
    tx.query
      .selectFrom('dispute')
      .select(['customer_id', 'order_id', 'state', 'closed_at'])
      .where('id', '=', disputeId),
  )
  if (!dispute) throw new Refusal('unknown-dispute', `There is no dispute ${disputeId}.`)
  const { customer_id: customerId, order_id, state, closed_at } = dispute
  if (closed_at !== null) throw new Refusal('dispute-state', `Dispute ${disputeId} is ${state} already.`)
  return isRefund ? yield* ofPaidOrder(tx, order_id) : { customerId, amountPaise: 0 }
}

function* ofTicket(tx: Tx, ticketId: string): Steps<Facts> {
  const unverified = tx.query.selectFrom('unverified_ticket').select('id').where('id', '=', ticketId)
  if (yield* row(unverified)) return nobody
  const ticket = yield* row(
    tx.query.selectFrom('care_ticket').select('customer_id').where('id', '=', ticketId),
  )
  if (!ticket) throw new Refusal('unknown-ticket', `There is no ticket ${ticketId}.`)
  yield* refuseIfClosed(tx, ticket.customer_id)
  return { customerId: ticket.customer_id, amountPaise: 0 }
}

function* ofWaitingAct(tx: Tx, id: string): Steps<Facts> {
  const act = yield* waitingAct(tx, id)
  const amountPaise = wholeIn('operator_act.amount_paise', id, act.amount_paise)
  return { customerId: act.customer_id, amountPaise }
}

/** Refuses with `unknown-act` or `act-ended`. */
export function* waitingAct(tx: Tx, id: string): Steps<OperatorTables['operator_act']> {
  const act = yield* row(tx.query.selectFrom('operator_act').selectAll().where('id', '=', id))
  if (!act) throw new Refusal('unknown-act', `There is no act ${id}.`)
  if (act.state !== 'waiting') throw new Refusal('act-ended', `Act ${id} is ${act.state} already.`)
  return act
}
