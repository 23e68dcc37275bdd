// Audits each act against its effect, in both directions: payments ended by hand, returned money, lifted locks, ended
// sessions, steps of disputes, tickets. The ledger's audit compares adjustments with the module's `provenance`.
import { sql } from 'kysely'
import type { DisputeDecision, DisputeState } from '../../care/disputes/dispute-row.ts'
import { automaticAttempts } from '../../money/returns/return-row.ts'
import type { Db } from '../../platform/store/database.ts'
import type { ReplayedAct } from '../log/operator-log.ts'
import { type ActIntent, evidenceText } from '../log/statement.ts'

type Value = string | number | null | undefined

/** `done`: all acts in the log that were done. Effects among payments are searched since a time. */
export async function auditEffects(db: Db, done: readonly ReplayedAct[], since: number): Promise<string[]> {
  const isDemonstration = (await db.selectFrom('demonstration').select('id').execute()).length > 0
  return [
    ...(await endedPayments(db, done, since)),
    ...(await refunds(db, done)),
    ...(await refundedPayments(db, since)),
    ...(await returns(db, done)),
    ...(await claims(db, done)),
    ...(await leftovers(db, done)),
    ...(await auditDisputeSteps(db, done, isDemonstration)),
    ...(await auditTickets(db, done, isDemonstration)),
  ]
}

async function endedPayments(db: Db, done: readonly ReplayedAct[], since: number): Promise<string[]> {
  const references = db.selectFrom('bill_payment').select('bill_payment.reference')
  const byHand = references
    .where('bill_payment.ended_by', 'is not', null)
    .unionAll(
      references
        .where('bill_payment.failure', '=', 'ended-by-hand')
        .$if(since > 0, query => query.where('bill_payment.ended_at', '>=', since)),
    )
  const ended = await db
    .selectFrom('bill_payment')
    .select(['reference', 'customer_id', 'stage', 'failure', 'approval_number', 'ended_at', 'ended_by'])
    .select(sql<number>`amount_paise + fee_paise`.as('paise'))
    .where('reference', 'in', byHand)
    .execute()
  const endings = done.filter(({ kind }) => kind === 'end-paid' || kind === 'end-failed')
  const acts = new Map<Value, ReplayedAct>(endings.map(act => [act.id, act]))
  const endedBy = new Map(ended.map(payment => [payment.ended_by, payment.reference]))
  return [
    ...ended.flatMap(payment => {
      const act = acts.get(payment.ended_by)
      if (!act)
        return [`payment ${payment.reference}: it was ended by hand, but by no act (${payment.ended_by})`]
      const { intent } = act
      const isPaid = intent.does === 'end-paid'
      const checks: [what: string, found: Value, expected: Value][] = [
        ['its reference', payment.reference, act.subject],
        ['its customer', payment.customer_id, act.customer_id],
        ['its sum', payment.paise, act.amount_paise],
        ['its end', payment.ended_at, act.ended_at],
        ['its failure', payment.failure, isPaid ? null : 'ended-by-hand'],
        ['its approval number', payment.approval_number, isPaid ? intent.approvalNumber : null],
      ]
      return differing(`payment ${payment.reference}`, act.id, checks)
    }),
    ...endings
      .filter(act => endedBy.get(act.id) !== act.subject)
      .map(act => `act ${act.id}: payment ${act.subject} was not ended by it`),
  ]
}

async function refunds(db: Db, done: readonly ReplayedAct[]): Promise<string[]> {
  const differences: string[] = []
  for (const act of done.filter(({ kind }) => kind === 'refund')) {
    const order = await db
      .selectFrom('customer_order as order')
      .leftJoin('customer_order_event as event', join =>
        join.onRef('event.order_id', '=', 'order.id').on('event.state', '=', 'refunded'),
      )
      .select(['order.customer_id', 'order.amount_paise', 'order.state', 'event.at'])
      .where('order.id', '=', act.subject)
      .executeTakeFirst()
    const checks: [what: string, found: Value, expected: Value][] = [
      ['its customer', order?.customer_id, act.customer_id],
      ['its sum', order?.amount_paise, act.amount_paise],
      ['its state', order?.state, 'refunded'],
      ['when it was given back', order?.at, act.ended_at],
    ]
    differences.push(...differing(`order ${act.subject}`, act.id, checks))
  }
  return differences
}

/** Each refund was decided by one dispute, or by one act beyond that. */
async function refundedPayments(db: Db, since: number): Promise<string[]> {
  const decided = db
    .selectFrom('dispute')
    .select(({ fn }) => ['order_id', 'closed_at', fn.countAll<number>().as('disputes')])
    .where('decision', '=', 'refund')
    .groupBy(['order_id', 'closed_at'])
  const wrong = await db
    .selectFrom('bill_payment as payment')
    .leftJoin(decided.as('decided'), join =>
      join
        .onRef('decided.order_id', '=', 'payment.order_id')
        .onRef('decided.closed_at', '=', 'payment.refunded_at'),
    )
    .select(['payment.reference', 'payment.order_id'])
    .select(({ fn, val, selectFrom }) => [
      fn.coalesce('decided.disputes', val(0)).as('disputes'),
      selectFrom('operator_act')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('subject', '=', 'payment.order_id')
        .where('kind', '=', 'refund')
        .where('state', '=', 'done')
        .as('acts'),
    ])
    .where('payment.stage', '=', 'refunded')
    .$if(since > 0, query => query.where('payment.refunded_at', '>=', since))
    .execute()
  return wrong
    .filter(({ disputes, acts }) => Number(disputes) + Number(acts) !== 1)
    .map(
      ({ reference, order_id, disputes, acts }) =>
        `payment ${reference}: order ${order_id} was given back by ${disputes} disputes and ${acts} acts, not by one`,
    )
}

/** Each attempt at a return beyond the automatic ones was started by an act. */
async function returns(db: Db, done: readonly ReplayedAct[]): Promise<string[]> {
  const tried = await db
    .selectFrom('source_return')
    .select(['id', 'attempt'])
    .where('attempt', '>', automaticAttempts)
    .execute()
  const requested = done.filter(({ kind }) => kind === 'return')
  const attempts = new Map(tried.map(({ id, attempt }) => [id, attempt - automaticAttempts]))
  const acts = Map.groupBy(requested, ({ subject }) => subject)
  return [...new Set([...attempts.keys(), ...acts.keys()])]
    .map(id => ({ id, more: attempts.get(id) ?? 0, acts: acts.get(id) ?? [] }))
    .filter(({ more, acts }) => more !== acts.length)
    .map(
      ({ id, more, acts }) =>
        `return ${id}: it was taken up ${more} times, by ${acts.map(act => act.id).join(', ') || 'no act'}`,
    )
}

/** Each settled claim has an operator's evidence. */
async function claims(db: Db, done: readonly ReplayedAct[]): Promise<string[]> {
  const settled = await db
    .selectFrom('biller_receivable')
    .select(['reference', 'amount_paise', 'settled_at', 'evidence'])
    .where('settled_at', 'is not', null)
    .execute()
  const acts = new Map(done.filter(({ kind }) => kind === 'settle').map(act => [act.subject, act]))
  const references = new Set(settled.map(({ reference }) => reference))
  return [
    ...settled.flatMap(claim => {
      const act = acts.get(claim.reference)
      if (act?.intent.does !== 'settle') return [`claim ${claim.reference}: it was settled, but by no act`]
      return differing(`claim ${claim.reference}`, act.id, [
        ['its sum', claim.amount_paise, act.amount_paise],
        ['its end', claim.settled_at, act.ended_at],
        ['its evidence', claim.evidence, evidenceText(act.intent.evidence)],
      ])
    }),
    ...[...acts.values()]
      .filter(({ subject }) => !references.has(subject))
      .map(({ id, subject }) => `act ${id}: the claim for payment ${subject} was not settled by it`),
  ]
}

/** No lock and no session from before the act that ended it remains. */
async function leftovers(db: Db, done: readonly ReplayedAct[]): Promise<string[]> {
  const lifts = done.filter(({ kind }) => kind === 'lift')
  const signOuts = done.filter(({ kind }) => kind === 'sign-out')
  const subjects = signOuts.map(({ subject }) => subject)
  const locks = await db.selectFrom('account_lock').select(['customer_id', 'locked_at as at']).execute()
  const sessions = db
    .selectFrom('session')
    .select(({ fn }) => ['customer_id', fn.min('created_at').as('at')])
    .where('customer_id', 'in', subjects)
    .groupBy('customer_id')
  return [
    ...withOlder(lifts, locks).map(
      ({ id, subject }) => `act ${id}: the account of ${subject} is still locked as it was before`,
    ),
    ...withOlder(signOuts, subjects.length === 0 ? [] : await sessions.execute()).map(
      ({ id, subject }) => `act ${id}: a session of ${subject} from before it goes on`,
    ),
  ]
}

/** The acts whose customer still has a row from before the act. */
function withOlder(acts: readonly ReplayedAct[], rows: readonly { customer_id: string; at: number }[]) {
  const since = new Map(rows.map(({ customer_id, at }) => [customer_id, at]))
  return acts.filter(({ subject, ended_at }) => (since.get(subject) ?? Infinity) < (ended_at ?? 0))
}

/** Each step of a dispute was taken by an act, or by whom its state allows. */
async function auditDisputeSteps(db: Db, done: readonly ReplayedAct[], isDemonstration: boolean) {
  const steps = await db
    .selectFrom('dispute_event as step')
    .innerJoin('dispute', 'dispute.id', 'step.dispute_id')
    .select(['step.dispute_id', 'step.number', 'step.state', 'step.actor', 'step.at', 'dispute.decision'])
    .select('step.note')
    .execute()
  const ended = done.flatMap(act => {
    const expected = expectedStep(act.intent)
    return expected ? [{ act, expected }] : []
  })
  const acts = new Map<string, (typeof ended)[number]>(ended.map(each => [each.act.id, each]))
  const taken = new Set(steps.map(step => `${step.actor} ${step.dispute_id}`))

  return [
    ...steps.flatMap(step => {
      const fault = faultIn(step)
      return fault ? [`dispute ${step.dispute_id}: its step to ${step.state} ${fault}`] : []
    }),
    ...ended
      .filter(({ act }) => !taken.has(`${act.id} ${act.subject}`))
      .map(({ act }) => `act ${act.id}: dispute ${act.subject} has no step by it`),
  ]

  function faultIn(step: (typeof steps)[number]): string | undefined {
    switch (step.actor) {
      case 'customer':
      case 'reconciliation':
        return step.number === 1 && step.state === 'raised'
          ? undefined
          : `was not the ${step.actor}’s to take`
      case 'sandbox':
        return isDemonstration ? undefined : 'was the sandbox’s, and this is no demonstration'
      default: {
        const found = acts.get(step.actor)
        if (!found) return `was taken by no act (${step.actor})`
        const { act, expected } = found
        if (act.subject !== step.dispute_id || expected.state !== step.state)
          return `is not what ${act.id} says`
        if (expected.note !== step.note) return `says something else to the customer than ${act.id}`
        if (act.ended_at !== step.at) return `was not taken when ${act.id} was done`
        return expected.decision === undefined || expected.decision === step.decision
          ? undefined
          : `was decided as ${step.decision}, but ${act.id} says ${expected.decision}`
      }
    }
  }
}

interface DisputeStep {
  readonly state: DisputeState
  readonly decision?: DisputeDecision
  /** What the customer reads. */
  readonly note: string
}

function expectedStep(intent: ActIntent): DisputeStep | undefined {
  if (intent.does === 'review') return { state: 'with-biller', note: intent.note }
  if (intent.does === 'reject') return { state: 'rejected', decision: 'reject', note: intent.note }
  if (intent.does !== 'resolve') return undefined
  return { state: 'resolved', decision: intent.isRefund ? 'refund' : 'no-refund', note: intent.note }
}

async function auditTickets(db: Db, done: readonly ReplayedAct[], isDemonstration: boolean) {
  const unverified = await db
    .selectFrom('unverified_ticket')
    .select(['id', 'state', 'answer', 'answered_at'])
    .execute()
  const tickets = [...(await db.selectFrom('care_ticket').select(['id', 'state']).execute()), ...unverified]
  const messages = await db
    .selectFrom('care_ticket_message')
    .select(['ticket_id', 'number', 'author', 'text', 'at'])
    .orderBy('number')
    .execute()
  const answersToUnverified = unverified.flatMap(({ id, answer, answered_at }) =>
    answer === null || answered_at === null
      ? []
      : { ticket_id: id, number: 2, author: 'care' as const, text: answer, at: answered_at },
  )
  const messagesOf = Map.groupBy([...messages, ...answersToUnverified], ({ ticket_id }) => ticket_id)
  const actsOf = Map.groupBy(done, ({ subject }) => subject)

  return tickets.flatMap(({ id, state }) => {
    const acts = actsOf.get(id) ?? []
    const ownMessages = messagesOf.get(id) ?? []
    const answers = ownMessages.filter(({ author }) => author === 'care')
    const signed = acts.flatMap(act => (act.intent.does === 'answer' ? [{ act, text: act.intent.text }] : []))
    const closed = acts.findLast(({ intent }) => intent.does === 'close')
    const lastAt = ownMessages.at(-1)?.at ?? 0
    return [
      ...answers.flatMap(({ number, text, at }) => {
        const isSigned = signed.some(({ act, text: expected }) => act.ended_at === at && expected === text)
        const mayBeDemonstration = isDemonstration && !signed.some(({ act }) => act.ended_at === at)
        return isSigned || mayBeDemonstration
          ? []
          : [`ticket ${id}: its answer ${number} is what no act says`]
      }),
      ...signed
        .filter(({ act }) => !answers.some(({ at }) => at === act.ended_at))
        .map(({ act }) => `act ${act.id}: ticket ${id} has no answer by it`),
      ...(state === 'closed' && (closed?.ended_at ?? -1) < lastAt
        ? [`ticket ${id}: it was closed by no act`]
        : []),
      ...(closed && state !== 'closed' && (closed.ended_at ?? 0) > lastAt
        ? [`act ${closed.id}: ticket ${id} was not closed by it`]
        : []),
    ]
  })
}

function differing(
  thing: string,
  act: string,
  checks: readonly [what: string, found: Value, expected: Value][],
): string[] {
  return checks
    .filter(([, found, expected]) => found !== expected)
    .map(
      ([what, found, expected]) =>
        `${thing}: ${what} is ${found ?? 'missing'}, but ${act} says ${expected ?? 'none'}`,
    )
}
