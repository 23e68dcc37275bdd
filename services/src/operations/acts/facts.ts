// The customer and the amount of an intent, from the store, or one line that explains why it is not possible.
// Operators sign these facts with their intent, and a statement that contradicts them is refused.
import { readCost } from '../../bills/payments/payment/payment.ts'
import { refuseIfClosed } from '../../identity/accounts/customer-row.ts'
import { type Mobile, parseMobile } from '../../identity/mobile/mobile.ts'
import { whereUnknownBrowsers } from '../../identity/one-time-code/attempt-limits.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { row, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { publicKeyOfOperator, type ReplayedAct, type ReplayedLog } from '../log/operator-log.ts'
import { currentPublications } from '../log/publications.ts'
import { checkedItem, type ShellItem } from '../log/shell-item.ts'
import { type Intent, type IntentKind, type IntentTo, recoveryName } from '../log/statement.ts'
import type { MoveByOneOperator } from './second-operator.ts'

export interface ActFacts {
  readonly customerId: string | null
  readonly amountPaise: number
}

/** The state according to the signed log; the other tables could have been changed in the database. */
export interface LogSoFar extends Pick<ReplayedLog, 'operators' | 'head'> {
  readonly movedAlone: readonly MoveByOneOperator[]
  /** The act that is approved or refused. */
  readonly actToDecide?: ReplayedAct | undefined
}

const noCustomer: ActFacts = { customerId: null, amountPaise: 0 }

export function* factsOf(tx: Tx, intent: Intent, log: LogSoFar): Steps<ActFacts> {
  // The cast is safe: `facts` has an entry for each kind of intent.
  const of = facts[intent.does] as (tx: Tx, intent: Intent, log: LogSoFar) => Steps<ActFacts> | ActFacts
  const found = of(tx, intent, log)
  return 'amountPaise' in found ? found : yield* found
}

const facts: {
  readonly [Does in IntentKind]: (tx: Tx, intent: IntentTo<Does>, log: LogSoFar) => Steps<ActFacts> | ActFacts
} = {
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
    const amountPaise = readIntegerColumn('source_return.amount_paise', returnId, back.amount_paise)
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
      amountPaise: readIntegerColumn('biller_receivable.amount_paise', reference, claim.amount_paise),
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
  *'sign-out'(tx, { customerId }) {
    const sessions = tx.query.selectFrom('session').select('id').where('customer_id', '=', customerId)
    if (!(yield* row(sessions.limit(1))))
      throw new Refusal('not-signed-in', `${customerId} is signed in nowhere.`)
    return { customerId, amountPaise: 0 }
  },
  *free(tx, { customerId: whose }) {
    const { mobile, customerId } = yield* customerMobile(tx, whose)
    const wrong = tx.query.selectFrom('code_allowance').select('mobile').where('wrong_in_row', '>', 0)
    const mobiles = tx.query.selectFrom('code_challenge').select('mobile').where(whereUnknownBrowsers)
    const hasRecentCodes =
      (yield* row(wrong.where('mobile', '=', mobile).limit(1))) ??
      (yield* row(mobiles.where('mobile', '=', mobile).limit(1)))
    if (!hasRecentCodes)
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
  bootstrap(_, intent, { operators }) {
    if (operators.length > 0)
      throw new Refusal(
        'operators-there',
        'There was an operator before: another one, or the recovery key, registers the next.',
      )
    if (intent.name === recoveryName || intent.publicKey === intent.recoveryKey) throw recoveryKeyRefusal()
    return noCustomer
  },
  register: (_, intent, { operators }) => ofNewOperator(intent, operators),
  revoke(_, { name }, { operators }) {
    if (name === recoveryName) throw recoveryKeyRefusal()
    if (publicKeyOfOperator(operators, name) === undefined)
      throw new Refusal('unknown-operator', `No key of ${name} is registered.`)
    return noCustomer
  },
  'replace-recovery'(_, { publicKey }, { operators }) {
    refuseKnownKey(operators, publicKey)
    return noCustomer
  },
  'begin-anew': () => noCustomer,
  publish: (_, { item }) => ofItem(item),
  notice: (_, { item }) => ofItem(item),
  undo: (tx, { published }) => publicationFacts(tx, published, false),
  'end-notice': (tx, { published }) => publicationFacts(tx, published, true),
  approve(_, { act }, log) {
    const intent = log.actToDecide?.intent
    // Another act may have registered the name or the key meanwhile.
    if (intent?.does === 'register') ofNewOperator(intent, log.operators)
    return ofDecidedAct(act, log)
  },
  refuse: (_, { act }, log) => ofDecidedAct(act, log),
}

function ofItem(item: ShellItem): ActFacts {
  const fault = checkedItem.safeParse(item).error?.issues[0]?.message
  if (fault) throw new Refusal('bad-item', `${item.name} cannot be published: ${fault}.`)
  return noCustomer
}

export function* publicationFacts(tx: Tx, id: string, isNotice: boolean, deciding?: string): Steps<ActFacts> {
  const published = yield* currentPublications(tx, deciding)
  if (
    !published.some(publication => publication.id === id && (publication.item.kind === 'notice') === isNotice)
  )
    throw new Refusal(
      'unknown-publication',
      `${id} has published nothing that could be taken back: npm run desk -- shell list names them.`,
    )
  return noCustomer
}

function recoveryKeyRefusal(): Refusal {
  return new Refusal(
    'recovery-apart',
    'recovery is the recovery key, which is neither an operator nor revoked: two operators replace it by replace-recovery.',
  )
}

function ofNewOperator({ name, publicKey }: IntentTo<'register'>, operators: LogSoFar['operators']) {
  if (name === recoveryName) throw recoveryKeyRefusal()
  refuseKnownKey(operators, publicKey)
  if (publicKeyOfOperator(operators, name) !== undefined)
    throw new Refusal('operator-known', `${name} is an operator: revoke the key first.`)
  return noCustomer
}

function refuseKnownKey(operators: LogSoFar['operators'], publicKey: string): void {
  const known = operators.find(({ public_key }) => public_key === publicKey)
  if (known)
    throw new Refusal('key-known', `This key was registered for ${known.name}: each is one person's, once.`)
}

function* ofWallet(tx: Tx, { customerId, paise }: IntentTo<'adjust-give' | 'adjust-take'>): Steps<ActFacts> {
  const customer = yield* row(tx.query.selectFrom('customer').select('id').where('id', '=', customerId))
  if (!customer) throw new Refusal('unknown-customer', `There is no customer ${customerId}.`)
  yield* refuseIfClosed(tx, customerId)
  return { customerId, amountPaise: paise }
}

/** A customer's number, or one without an account. Refuses with `unknown-customer`. */
export function* customerMobile(tx: Tx, whose: string): Steps<{ mobile: Mobile; customerId: string | null }> {
  const customer = yield* row(tx.query.selectFrom('customer').select('mobile').where('id', '=', whose))
  if (customer?.mobile) return { mobile: customer.mobile, customerId: whose }
  const typed = parseMobile(whose)
  if (typed.ok) return { mobile: typed.mobile, customerId: null }
  throw new Refusal('unknown-customer', `There is no customer or number ${whose}.`)
}

function* ofSentPayment(tx: Tx, reference: string): Steps<ActFacts> {
  const payment = yield* row(
    tx.query
      .selectFrom('bill_payment')
      .select(['reference', 'stage', 'customer_id', 'amount_paise', 'fee_paise'])
      .where('reference', '=', reference),
  )
  if (!payment) throw new Refusal('unknown-payment', `There is no payment ${reference}.`)
  const { stage, customer_id: customerId } = payment
  if (stage !== 'sent')
    throw new Refusal('payment-not-sent', `Payment ${reference} is ${stage}: only a sent one can be ended.`)
  return { customerId, amountPaise: readCost(payment).totalPaise }
}

function* ofPaidOrder(tx: Tx, orderId: string): Steps<ActFacts> {
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
  const amountPaise = readIntegerColumn('customer_order.amount_paise', orderId, order.amount_paise)
  return { customerId: order.customer_id, amountPaise }
}

function* ofOpenDispute(tx: Tx, disputeId: string, isRefund: boolean): Steps<ActFacts> {
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

function* ofTicket(tx: Tx, ticketId: string): Steps<ActFacts> {
  const unverified = tx.query.selectFrom('unverified_ticket').select('id').where('id', '=', ticketId)
  if (yield* row(unverified)) return noCustomer
  const ticket = yield* row(
    tx.query.selectFrom('care_ticket').select('customer_id').where('id', '=', ticketId),
  )
  if (!ticket) throw new Refusal('unknown-ticket', `There is no ticket ${ticketId}.`)
  yield* refuseIfClosed(tx, ticket.customer_id)
  return { customerId: ticket.customer_id, amountPaise: 0 }
}

/** Reads the facts from the signed statement, not from the row. */
function ofDecidedAct(id: string, { actToDecide: act }: LogSoFar): ActFacts {
  if (!act) throw new Refusal('unknown-act', `There is no act ${id}.`)
  if (act.state !== 'waiting') throw new Refusal('act-ended', `Act ${id} is ${act.state} already.`)
  return { customerId: act.customer_id, amountPaise: act.amount_paise }
}

/** Refuses if the row was changed in the database since the act was signed. */
export function* refuseChangedAct(tx: Tx, act: ReplayedAct): Steps<void> {
  const found = yield* row(tx.query.selectFrom('operator_act').selectAll().where('id', '=', act.id))
  if (!found || !isAsSigned(found, act))
    throw new Refusal(
      'act-differs',
      `The row of ${act.id} is not what was signed, so the database was changed: run npm run ledger:audit, and approve nothing until it is explained.`,
    )
}

export function isAsSigned(row: Database['operator_act'], signed: ReplayedAct): boolean {
  const columns = ['kind', 'subject', 'customer_id', 'amount_paise', 'state', 'asked_by', 'asked_at'] as const
  return columns.every(column => row[column] === signed[column])
}
