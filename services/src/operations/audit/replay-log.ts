// Replays the operator log from its first line to its last: who was an operator at the time, which acts waited, and
// whether each line was allowed.
import {
  countsFrom,
  isRuled,
  type MovedAlone,
  mayDo,
  recoveryName,
  whySecondOperator,
} from '../acts/second-operator.ts'
import { isSignedBy } from '../log/operator-key.ts'
import { emptyLogHash, hashOfLine, type LogRow } from '../log/operator-log.ts'
import type { OperatorTables } from '../log/operators.tables.ts'
import { type ActIntent, readStatement, type Statement, signedTextOf, subjectOf } from '../log/statement.ts'

type OperatorRow = OperatorTables['operator']

export interface ReplayedAct extends Readonly<OperatorTables['operator_act']> {
  readonly intent: ActIntent
}

export interface Replay {
  readonly operators: ReadonlyMap<string, OperatorRow>
  readonly acts: ReadonlyMap<string, ReplayedAct>
  readonly differences: readonly string[]
  readonly head: string
}

export function replayLog(lines: readonly LogRow[]): Replay {
  const operators = new Map<string, OperatorRow>()
  const acts = new Map<string, ReplayedAct>()
  const differences: string[] = []
  let movedAlone: MovedAlone[] = []
  let head = emptyLogHash
  let lastAt = 0

  lines.forEach((line, index) => {
    const statement = readStatement(line.statement)
    const named = 'fault' in statement ? line.act_id : statement.act
    const say = (what: string) => differences.push(`operator log, line ${index + 1} (${named}): ${what}`)
    if (line.position !== index + 1) say(`its position is ${line.position}`)
    if (line.hash !== hashOfLine(line)) say('it is not what it was sealed as')
    if ('fault' in statement) {
      say(`its statement cannot be read: ${statement.fault}`)
    } else {
      for (const fault of faultsIn(line, statement)) say(fault)
      const fault = play(statement, line)
      if (fault) say(fault)
      lastAt = statement.at
    }
    head = line.hash
  })
  return { operators, acts, differences, head }

  function faultsIn(line: LogRow, { previous, at, act, what, operator }: Statement): string[] {
    return [
      ...(previous === head ? [] : ['it does not follow the line before it']),
      ...(at >= lastAt ? [] : ['it is older than the line before it']),
      ...(line.act_id === act ? [] : [`it stands under ${line.act_id}`]),
      ...(line.does === what.does ? [] : [`it is filed as ${line.does}`]),
      ...(line.operator === operator ? [] : [`it stands under the name ${line.operator}`]),
    ]
  }

  /** Applies a line to the state so far, or returns why it was not allowed. */
  function play(statement: Statement, { statement: text, signature }: LogRow): string | undefined {
    const { what, operator, act: id, at } = statement
    const publicKey = what.does === 'bootstrap' ? what.publicKey : keyOf(operator)
    if (publicKey === undefined) return `${operator} had no key then`
    if (!isSignedBy(publicKey, signedTextOf(text), signature)) return `it was not signed by ${operator}`
    if (!mayDo(operator, what.does)) return 'the recovery key only registers operators'
    if (what.does !== 'approve' && what.does !== 'refuse') return ask(statement, what)
    const act = acts.get(id)
    if (what.act !== id || act?.state !== 'waiting') return 'no such act waited then'
    if (act.customer_id !== statement.customerId || act.amount_paise !== statement.amountPaise)
      return 'it speaks of another customer or sum than the act'
    if (what.does === 'approve' && act.asked_by === operator) return `${operator} approved their own act`
    if (what.does === 'approve' && keyOf(act.asked_by) === undefined)
      return `it approves what ${act.asked_by} asked for, whose key held no more`
    const state = what.does === 'approve' ? 'done' : 'refused'
    acts.set(id, { ...act, state, ended_by: operator, ended_at: at })
    return state === 'done' ? enter(act.intent, at) : undefined
  }

  function ask(statement: Statement, intent: ActIntent): string | undefined {
    const { act: id, operator, customerId, amountPaise, at } = statement
    if (acts.has(id)) return 'there was an act by this name'
    if (!isRuled(at)) return 'no rule says what one operator might do alone then'
    const subject = subjectOf(intent)
    const operatorsEver = [...operators.values()].filter(({ name }) => name !== recoveryName).length
    movedAlone = movedAlone.filter(moved => moved.at > countsFrom(at))
    const moved = { operator, customerId, amountPaise, at }
    const asked = { ...moved, does: intent.does, subject, operatorsEver, before: movedAlone }
    const isWaiting = whySecondOperator(asked) !== undefined
    if (!isWaiting && amountPaise > 0) movedAlone.push(moved)
    acts.set(id, {
      intent,
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
    })
    return isWaiting ? undefined : enter(intent, at)
  }

  function enter(intent: ActIntent, at: number): string | undefined {
    if (intent.does === 'bootstrap' && [...operators.values()].some(isValid))
      return 'there were operators then'
    if (intent.does === 'bootstrap' || intent.does === 'register') {
      const fault = add(intent.name, intent.publicKey, at)
      if (fault) return fault
    }
    if (intent.does === 'bootstrap' && intent.recoveryKey !== undefined)
      return add(recoveryName, intent.recoveryKey, at)
    if (intent.does === 'revoke') {
      const key = keyOf(intent.name)
      const revoked = key && operators.get(key)
      if (!revoked) return `${intent.name} had no key to revoke`
      operators.set(key, { ...revoked, revoked_at: at })
    }
    return undefined
  }

  function add(name: string, public_key: string, at: number): string | undefined {
    if (operators.has(public_key)) return 'its key was registered before'
    if (keyOf(name) !== undefined) return `${name} had a key already`
    operators.set(public_key, { public_key, name, registered_at: at, revoked_at: null })
    return undefined
  }

  function keyOf(name: string): string | undefined {
    return [...operators.values()].find(operator => operator.name === name && isValid(operator))?.public_key
  }
}

const isValid = ({ revoked_at }: OperatorRow) => revoked_at === null
