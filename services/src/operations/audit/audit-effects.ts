// Audits each act against its effect, in both directions: payments ended by hand, returned money, lifted locks, ended
// sessions. The ledger's audit compares adjustments with the module's `provenance`.
import { sql } from 'kysely'
import { ATTEMPTS } from '../../money/returns/end-return.ts'
import type { Db } from '../../platform/store/database.ts'
import type { ReplayedAct } from '../log/operator-log.ts'
import { evidenceText } from '../log/statement.ts'

type Value = string | number | null | undefined

/** `done`: all acts in the log that were done. Effects among payments are searched since a time. */
export async function auditEffects(db: Db, done: readonly ReplayedAct[], since: number): Promise<string[]> {
  return [
    ...(await endedPayments(db, done, since)),
    ...(await refunds(db, done)),
    ...(await refundedPayments(db, since)),
    ...(await returns(db, done)),
    ...(await claims(db, done)),
    ...(await lifts(db, done)),
    ...(await signOuts(db, done)),
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
    .where('attempt', '>', ATTEMPTS)
    .execute()
  const requested = done.filter(({ kind }) => kind === 'return')
  const attempts = new Map(tried.map(({ id, attempt }) => [id, attempt - ATTEMPTS]))
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

/** After a lifted lock no lock from before it remains. */
async function lifts(db: Db, done: readonly ReplayedAct[]): Promise<string[]> {
  const locks = await db.selectFrom('account_lock').select(['customer_id', 'locked_at']).execute()
  const lockedAt = new Map(locks.map(lock => [lock.customer_id, lock.locked_at]))
  return done
    .filter(({ kind, subject, ended_at }) => kind === 'lift' && isBefore(lockedAt.get(subject), ended_at))
    .map(({ id, subject }) => `act ${id}: the account of ${subject} is still locked as it was before`)
}

async function signOuts(db: Db, done: readonly ReplayedAct[]): Promise<string[]> {
  const acts = done.filter(({ kind }) => kind === 'sign-out')
  if (acts.length === 0) return []
  const oldest = await db
    .selectFrom('session')
    .select(({ fn }) => ['customer_id', fn.min('created_at').as('at')])
    .where(
      'customer_id',
      'in',
      acts.map(({ subject }) => subject),
    )
    .groupBy('customer_id')
    .execute()
  const since = new Map(oldest.map(({ customer_id, at }) => [customer_id, at]))
  return acts
    .filter(({ subject, ended_at }) => isBefore(since.get(subject), ended_at))
    .map(({ id, subject }) => `act ${id}: a session of ${subject} from before it goes on`)
}

function isBefore(at: number | undefined, end: number | null): boolean {
  return at !== undefined && end !== null && at < end
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
