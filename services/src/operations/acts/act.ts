// From an intent to its effect: prepared, signed, and performed at once or with a second operator's signature. The
// signature and the effect are written in one transaction.
import { newReadableId } from '../../platform/ids/readable-id.ts'
import { defineCommand, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import {
  type ActState,
  appendToLog,
  isValid,
  logHead,
  newActRow,
  refuseIfLogGrew,
  type SignedStatement,
} from '../log/operator-log.ts'
import {
  type ActIntent,
  type Intent,
  type IntentTo,
  readStatement,
  recoveryName,
  type Statement,
  statementText,
} from '../log/statement.ts'
import { factsOf, type LogSoFar, refuseChangedAct } from './facts.ts'
import { perform } from './perform.ts'
import { isPermitted, secondOperatorReason } from './second-operator.ts'

export interface IntentToPrepare {
  readonly intent: Intent
  readonly reason: string
  /** The key that will sign. */
  readonly publicKey: string
  readonly log: LogSoFar
  readonly at: number
}

/** Returns the text to sign. Refuses an act that is not possible now. */
export const prepareStatement = defineCommand(
  'prepare-act',
  function* (tx: Tx, { intent, reason, publicKey, log, at }: IntentToPrepare): Steps<string> {
    refuseIfLogGrew(yield* logHead(tx), log.head)
    const operator = operatorName(log, intent, publicKey)
    if (operator === undefined)
      throw new Refusal(
        'unknown-operator',
        'Your key is not registered: another operator registers it by register NAME --public-key=KEY.',
      )
    refuseOtherThanRecovery(operator, intent)
    const statement: Statement = {
      act: isDecision(intent) ? intent.act : newReadableId('ACT'),
      asked: isDecision(intent) ? (log.actToDecide?.requestHash ?? null) : null,
      what: intent,
      ...(yield* factsOf(tx, intent, log)),
      reason,
      operator,
      at,
      previous: log.head,
    }
    const text = statementText(statement)
    const read = readStatement(text)
    if ('fault' in read) throw new Refusal('bad-statement', `This cannot be signed: ${read.fault}.`)
    return text
  },
)

function operatorName({ operators }: LogSoFar, intent: Intent, publicKey: string): string | undefined {
  if (intent.does === 'bootstrap') return intent.name
  return operators.find(operator => operator.public_key === publicKey && isValid(operator))?.name
}

export interface ActOutcome {
  readonly actId: string
  readonly state: ActState
  /** Why it needs a second operator. */
  readonly why?: string | undefined
}

export const submitStatement = defineCommand(
  'submit-act',
  function* (
    tx: Tx,
    { at, log, ...signed }: SignedStatement & { log: LogSoFar; at: number },
  ): Steps<ActOutcome> {
    const statement = yield* appendToLog(tx, signed, log, at)
    const { what: intent, customerId, amountPaise, operator } = statement
    refuseOtherThanRecovery(operator, intent)
    const facts = yield* factsOf(tx, intent, log)
    if (facts.customerId !== customerId || facts.amountPaise !== amountPaise)
      throw new Refusal('other-facts', 'The customer or the sum is not what was signed.')
    const actId = statement.act
    if (isDecision(intent)) return { actId, state: yield* decide(tx, statement, intent.does, log) }
    const why = yield* requestAct(tx, statement, intent, log)
    return why === undefined ? { actId, state: 'done' } : { actId, state: 'waiting', why }
  },
)

const isDecision = (intent: Intent): intent is IntentTo<'approve' | 'refuse'> =>
  intent.does === 'approve' || intent.does === 'refuse'

function refuseOtherThanRecovery(operator: string, { does }: Intent): void {
  if (!isPermitted(operator, does))
    throw new Refusal('recovery-only', 'The recovery key only registers operators: use your own key.')
}

/** Performs the act, or returns why it needs a second operator. */
function* requestAct(tx: Tx, statement: Statement, intent: ActIntent, log: LogSoFar) {
  const { act: id, customerId, amountPaise, operator, at } = statement
  const why = secondOperatorReason({
    does: intent.does,
    operator,
    customerId,
    amountPaise,
    at,
    operatorsEver: log.operators.filter(({ name }) => name !== recoveryName).length,
    before: log.movedAlone,
  })
  const isWaiting = why !== undefined
  yield* write(tx.query.insertInto('operator_act').values(newActRow(statement, intent, isWaiting)))
  if (!isWaiting) yield* perform(tx, intent, { actId: asActId(id), operator, at })
  return why
}

function* decide(
  tx: Tx,
  { act: id, operator, at, asked }: Statement,
  does: 'approve' | 'refuse',
  { actToDecide: act }: LogSoFar,
): Steps<ActState> {
  if (!act || asked !== act.requestHash)
    throw new Refusal('other-act', `This decides about another statement than the one that asks for ${id}.`)
  // A row that was changed in the database may be refused, never approved.
  if (does === 'approve') yield* refuseChangedAct(tx, act)
  if (does === 'approve' && act.asked_by === operator)
    throw new Refusal('same-operator', `${operator} asked for ${id}: another operator has to approve it.`)
  const state = does === 'approve' ? 'done' : 'refused'
  yield* write(
    tx.query
      .updateTable('operator_act')
      .set({ state, ended_by: operator, ended_at: at })
      .where('id', '=', id),
  )
  if (does === 'approve') yield* perform(tx, act.intent, { actId: asActId(id), operator, at })
  return state
}

const asActId = (id: string) => id as `ACT-${string}`
