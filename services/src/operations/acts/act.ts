// From an intent to its effect: prepared, signed, and performed at once or with a second operator's signature. The
// signature and the effect are written in one transaction.
import { wholeIn } from '../../platform/store/broken-record.ts'
import { defineCommand, row, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { isSignedBy } from '../log/operator-key.ts'
import { appendToLog, emptyLogHash, logHead, type SignedStatement } from '../log/operator-log.ts'
import type { ActState, OperatorTables } from '../log/operators.tables.ts'
import {
  type ActIntent,
  type Intent,
  type IntentTo,
  readStatement,
  type Statement,
  signedTextOf,
  subjectOf,
  textOf,
} from '../log/statement.ts'
import { factsOf, waitingAct } from './facts.ts'
import { perform } from './perform.ts'
import { countsFrom, type MovedAlone, mayDo, recoveryName, whySecondOperator } from './second-operator.ts'

export interface IntentToPrepare {
  readonly intent: Intent
  readonly reason: string
  /** Used if the intent starts an act. */
  readonly newActId: string
  /** The key that will sign. */
  readonly publicKey: string
  readonly at: number
}

/** Returns the text to sign. Refuses what is not possible now. */
export const prepareStatement = defineCommand(
  'prepare-act',
  function* (tx: Tx, { intent, reason, newActId, publicKey, at }: IntentToPrepare): Steps<string> {
    const head = yield* logHead(tx)
    const operator = yield* nameOf(tx, intent, publicKey)
    if (operator === undefined)
      throw new Refusal(
        'unknown-operator',
        'Your key is not registered: another operator registers it by register NAME --public-key=KEY.',
      )
    refuseOtherThanRecovery(operator, intent)
    const statement: Statement = {
      act: isDecision(intent) ? intent.act : newActId,
      what: intent,
      ...(yield* factsOf(tx, intent)),
      reason,
      operator,
      at,
      previous: head?.hash ?? emptyLogHash,
    }
    const text = textOf(statement)
    const read = readStatement(text)
    if ('fault' in read) throw new Refusal('bad-statement', `This cannot be signed: ${read.fault}.`)
    return text
  },
)

function* nameOf(tx: Tx, intent: Intent, publicKey: string): Steps<string | undefined> {
  if (intent.does === 'bootstrap') return intent.name
  const operator = yield* row(
    tx.query
      .selectFrom('operator')
      .select('name')
      .where('public_key', '=', publicKey)
      .where('revoked_at', 'is', null),
  )
  return operator?.name
}

export interface ActOutcome {
  readonly actId: string
  readonly state: ActState
  /** Why it needs a second operator. */
  readonly why?: string | undefined
}

export const submitStatement = defineCommand(
  'submit-act',
  function* (tx: Tx, { at, ...signed }: SignedStatement & { readonly at: number }): Steps<ActOutcome> {
    const { statement } = yield* appendToLog(tx, signed, at)
    const { what: intent, customerId, amountPaise, operator } = statement
    refuseOtherThanRecovery(operator, intent)
    const facts = yield* factsOf(tx, intent)
    if (facts.customerId !== customerId || facts.amountPaise !== amountPaise) {
      throw new Refusal('other-facts', 'The customer or the sum is not what was signed.')
    }
    const actId = statement.act
    if (isDecision(intent)) return { actId, state: yield* decide(tx, statement, intent.does) }
    const why = yield* ask(tx, statement, intent)
    return why === undefined ? { actId, state: 'done' } : { actId, state: 'waiting', why }
  },
)

const isDecision = (intent: Intent): intent is IntentTo<'approve' | 'refuse'> =>
  intent.does === 'approve' || intent.does === 'refuse'

function refuseOtherThanRecovery(operator: string, { does }: Intent): void {
  if (!mayDo(operator, does))
    throw new Refusal('recovery-only', 'The recovery key only registers operators: use your own key.')
}

/** Performs it, or returns why it has to wait. */
function* ask(tx: Tx, statement: Statement, intent: ActIntent): Steps<string | undefined> {
  const { act: id, customerId, amountPaise, operator, at } = statement
  const subject = subjectOf(intent)
  const why = whySecondOperator({
    ...{ does: intent.does, subject, operator, customerId, amountPaise, at },
    operatorsEver: yield* operatorsEver(tx),
    before: yield* movedAlone(tx, countsFrom(at)),
  })
  const isWaiting = why !== undefined
  yield* write(
    tx.query.insertInto('operator_act').values({
      id,
      kind: intent.does,
      subject,
      customer_id: customerId,
      amount_paise: amountPaise,
      state: isWaiting ? 'waiting' : 'done',
      asked_by: operator,
      asked_at: at,
      ended_by: isWaiting ? null : operator,
      ended_at: isWaiting ? null : at,
    }),
  )
  if (!isWaiting) yield* perform(tx, intent, { actId: asActId(id), at })
  return why
}

function* movedAlone(tx: Tx, since: number): Steps<readonly MovedAlone[]> {
  const acts = yield* rows(
    tx.query
      .selectFrom('operator_act')
      .select(['id', 'asked_by', 'customer_id', 'amount_paise', 'asked_at'])
      .where('state', '=', 'done')
      .whereRef('ended_by', '=', 'asked_by')
      .where('amount_paise', '>', 0)
      .where('asked_at', '>', since),
  )
  return acts.map(({ id, asked_by, customer_id, amount_paise, asked_at }) => ({
    operator: asked_by,
    customerId: customer_id,
    amountPaise: wholeIn('operator_act.amount_paise', id, amount_paise),
    at: asked_at,
  }))
}

function* decide(tx: Tx, { act: id, operator, at }: Statement, does: 'approve' | 'refuse'): Steps<ActState> {
  const act = yield* waitingAct(tx, id)
  if (does === 'approve' && act.asked_by === operator)
    throw new Refusal('same-operator', `${operator} asked for ${id}: another operator has to approve it.`)
  const state = does === 'approve' ? 'done' : 'refused'
  yield* write(
    tx.query
      .updateTable('operator_act')
      .set({ state, ended_by: operator, ended_at: at })
      .where('id', '=', id),
  )
  if (does === 'approve') yield* perform(tx, yield* askedFor(tx, act), { actId: asActId(id), at })
  return state
}

/** The intent in the act's first log line, whose signature must still be valid: requests of a revoked key lapse. */
function* askedFor(tx: Tx, { id, asked_by }: OperatorTables['operator_act']): Steps<ActIntent> {
  const line = yield* row(
    tx.query
      .selectFrom('operator_log as line')
      .innerJoin('operator', 'operator.name', 'line.operator')
      .select(['line.statement', 'line.signature', 'operator.public_key'])
      .where('line.act_id', '=', id)
      .where('line.operator', '=', asked_by)
      .where('operator.revoked_at', 'is', null)
      .orderBy('line.position')
      .limit(1),
  )
  const statement = line && readStatement(line.statement)
  if (!statement || !isSignedBy(line.public_key, signedTextOf(line.statement), line.signature))
    throw new Refusal(
      'asker-revoked',
      `The key by which ${asked_by} asked for ${id} holds no more: refuse it.`,
    )
  if ('fault' in statement || isDecision(statement.what))
    throw new Error(`The operator log does not say what ${id} was: run the audit.`)
  return statement.what
}

function* operatorsEver(tx: Tx): Steps<number> {
  const counted = yield* row(
    tx.query
      .selectFrom('operator')
      .select(({ fn }) => fn.countAll<number>().as('operators'))
      .where('name', '!=', recoveryName),
  )
  if (!counted) throw new Error('The operators were counted, and no number came back.')
  return Number(counted.operators)
}

const asActId = (id: string) => id as `ACT-${string}`
