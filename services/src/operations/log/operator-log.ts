// The operator log in the store. Only an operator with a registered key may append a line to the last one.
import { hash } from 'node:crypto'
import { row, type Steps, type Tx, tryLock, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { prepareInsert } from '../../platform/store/prepare.ts'
import { isSignedByOperator } from './operator-key.ts'
import { type ActIntent, readStatement, type Statement, signedTextOf, subjectOf } from './statement.ts'

export type LogRow = Database['operator_log']
export type OperatorRow = Database['operator']
type ActRow = Database['operator_act']

/** Waiting for a second operator, refused by one, or done: written together with its effect. */
export type ActState = 'waiting' | 'done' | 'refused'

/** The previous hash of the first line. */
export const emptyLogHash = '0'.repeat(64)

/** A statement must be submitted within this time of its signature. */
const signedWithinMs = 5 * 60_000

export interface SignedStatement {
  readonly text: string
  readonly signature: string
}

export function logHead({ query }: Tx) {
  const lines = query.selectFrom('operator_log').select(['position', 'hash', 'statement'])
  return row(lines.orderBy('position', 'desc').limit(1))
}

export interface ReplayedAct extends Readonly<ActRow> {
  readonly intent: ActIntent
  readonly requestHash: string
}

/** The state that follows from the signed lines alone, whatever the other tables contain. */
export interface ReplayedLog {
  readonly operators: readonly OperatorRow[]
  readonly acts: ReadonlyMap<string, ReplayedAct>
  /** The hash of the last line. */
  readonly head: string
}

export const isValid = ({ revoked_at }: OperatorRow) => revoked_at === null

export const publicKeyOfOperator = (operators: readonly OperatorRow[], name: string) =>
  operators.find(operator => operator.name === name && isValid(operator))?.public_key

/** The row of a new act, which waits for a second operator or is done. */
export function newActRow(
  { act: id, operator, customerId, amountPaise, at }: Statement,
  intent: ActIntent,
  isWaiting: boolean,
): ActRow {
  return {
    id,
    kind: intent.does,
    subject: subjectOf(intent),
    customer_id: customerId,
    amount_paise: amountPaise,
    state: isWaiting ? 'waiting' : 'done',
    asked_by: operator,
    asked_at: at,
    ended_by: isWaiting ? null : operator,
    ended_at: isWaiting ? null : at,
  }
}

/** Appends a signed statement; refuses with `bad-statement`, `log-moved`, `unknown-operator` or `bad-signature`. */
export function* appendToLog(
  tx: Tx,
  { text, signature }: SignedStatement,
  log: Pick<ReplayedLog, 'operators' | 'head'>,
  at: number,
): Steps<Statement> {
  const statement = readStatement(text)
  if ('fault' in statement) throw new Refusal('bad-statement', `This is no statement: ${statement.fault}.`)
  if (!(yield* tryLock(tx, 'operator log'))) throw logMoved()
  const head = yield* logHead(tx)
  refuseIfLogGrew(head, log.head)
  if (statement.previous !== log.head) throw logMoved()
  if (statement.at > at || statement.at < at - signedWithinMs || statement.at < timeOf(head))
    throw new Refusal(
      'bad-statement',
      'It was signed too long ago, or by a clock that is wrong: sign it again.',
    )
  const { what, operator, act: act_id } = statement
  // Nobody can sign for the first key. The log records that it was added by bootstrap.
  const publicKey = what.does === 'bootstrap' ? what.publicKey : publicKeyOfOperator(log.operators, operator)
  if (publicKey === undefined) throw new Refusal('unknown-operator', `No key of ${operator} is registered.`)
  if (!isSignedByOperator(publicKey, signedTextOf(text), signature))
    throw new Refusal('bad-signature', `This was not signed with the key of ${operator}.`)
  const position = (head?.position ?? 0) + 1
  const line = { position, act_id, does: what.does, operator, statement: text, signature }
  yield* write(insertLine(tx, [{ ...line, hash: hashOfLine(line) }]))
  return statement
}

const insertLine = prepareInsert('operator_log')

/** The line's hash. The statement contains the previous hash; the order of fields is part of the format. */
export function hashOfLine(line: Omit<LogRow, 'hash'>): string {
  const { position, act_id, does, operator, statement, signature } = line
  return hash('sha256', JSON.stringify([position, act_id, does, operator, statement, signature]))
}

function timeOf(head: Pick<LogRow, 'statement'> | undefined): number {
  const last = head && readStatement(head.statement)
  return last && 'at' in last ? last.at : 0
}

/** Refuses if the log has grown since it was replayed. */
export function refuseIfLogGrew(last: Pick<LogRow, 'hash'> | undefined, head: string): void {
  if ((last?.hash ?? emptyLogHash) !== head) throw logMoved()
}

const logMoved = () =>
  new Refusal('log-moved', 'Somebody else has written to the operator log meanwhile: sign it again.')
