// From a wish to its effect: prepared to be signed, signed, and done at once or with the second operator's signature. What
// was signed and what it did are written together: there is no moment between.
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { isSignedBy } from '../log/operator-key.ts'
import { appendToLog, emptyLogHash, logHead, type SignedStatement } from '../log/operator-log.ts'
import type { ActState, OperatorTables } from '../log/operators.tables.ts'
import {
  type ActWish,
  readStatement,
  type Statement,
  signedTextOf,
  subjectOf,
  textOf,
  type Wish,
  type WishTo,
} from '../log/statement.ts'
import { factsOf, waitingAct } from './facts.ts'
import { perform } from './perform.ts'
import { mayDo, needsSecondOperator, recoveryName } from './second-operator.ts'

export interface WishToPrepare {
  readonly wish: Wish
  readonly reason: string
  /** For an act of its own. */
  readonly newActId: string
  /** Of whoever will sign. */
  readonly publicKey: string
  readonly at: number
}

/** The text to be signed. Refuses what could not be done now. */
export const prepareStatement = defineCommand(
  'prepare-act',
  function* (tx: Tx, { wish, reason, newActId, publicKey, at }: WishToPrepare): Steps<string> {
    const head = yield* logHead(tx)
    const operator = yield* nameOf(tx, wish, publicKey)
    if (operator === undefined)
      throw new Refusal('unknown-operator', 'Your key is not registered: another operator registers it.')
    refuseOtherThanRecovery(operator, wish)
    const statement: Statement = {
      act: isDecision(wish) ? wish.act : newActId,
      what: wish,
      ...(yield* factsOf(tx, wish)),
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

function* nameOf(tx: Tx, wish: Wish, publicKey: string): Steps<string | undefined> {
  if (wish.does === 'bootstrap') return wish.name
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
}

export const submitStatement = defineCommand(
  'submit-act',
  function* (tx: Tx, { at, ...signed }: SignedStatement & { readonly at: number }): Steps<ActOutcome> {
    const { statement } = yield* appendToLog(tx, signed, at)
    const { what: wish, customerId, amountPaise, operator } = statement
    refuseOtherThanRecovery(operator, wish)
    const facts = yield* factsOf(tx, wish)
    if (facts.customerId !== customerId || facts.amountPaise !== amountPaise) {
      throw new Refusal('other-facts', 'The customer or the sum is not what was signed.')
    }
    const state = isDecision(wish) ? yield* decide(tx, statement, wish.does) : yield* ask(tx, statement, wish)
    return { actId: statement.act, state }
  },
)

const isDecision = (wish: Wish): wish is WishTo<'approve' | 'refuse'> =>
  wish.does === 'approve' || wish.does === 'refuse'

function refuseOtherThanRecovery(operator: string, { does }: Wish): void {
  if (!mayDo(operator, does))
    throw new Refusal('recovery-only', 'The recovery key only registers operators: use your own key.')
}

function* ask(tx: Tx, statement: Statement, wish: ActWish): Steps<ActState> {
  const { act: id, customerId: customer_id, amountPaise, operator, at } = statement
  const subject = subjectOf(wish)
  const asked = { does: wish.does, subject, operator, amountPaise, at }
  const isWaiting = needsSecondOperator({ ...asked, operatorsEver: yield* operatorsEver(tx) })
  yield* write(
    tx.query.insertInto('operator_act').values({
      id,
      kind: wish.does,
      subject,
      customer_id,
      amount_paise: amountPaise,
      state: isWaiting ? 'waiting' : 'done',
      asked_by: operator,
      asked_at: at,
      ended_by: isWaiting ? null : operator,
      ended_at: isWaiting ? null : at,
    }),
  )
  if (isWaiting) return 'waiting'
  yield* perform(tx, wish, { actId: asActId(id), at })
  return 'done'
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

/** What its first line in the log says, whose signature must still hold: a key that was revoked since asks for nothing. */
function* askedFor(tx: Tx, { id, asked_by }: OperatorTables['operator_act']): Steps<ActWish> {
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
