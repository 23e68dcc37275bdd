// Replays the operator log: who was an operator then, which acts waited, and whether each line was allowed.
import {
  amountRuleAt,
  countingStart,
  isPermitted,
  type MoveByOneOperator,
  secondOperatorReason,
} from '../acts/second-operator.ts'
import { isSignedByOperator } from '../log/operator-key.ts'
import {
  emptyLogHash,
  hashOfLine,
  type LogRow,
  newActRow,
  type OperatorRow,
  publicKeyOfOperator,
  type ReplayedAct,
} from '../log/operator-log.ts'
import {
  type ActIntent,
  readStatement,
  recoveryName,
  type Statement,
  signedTextOf,
} from '../log/statement.ts'

export function replayLog(lines: readonly LogRow[]) {
  const operators = new Map<string, OperatorRow>()
  const acts = new Map<string, ReplayedAct>()
  const differences: string[] = []
  /** The amounts that operators moved alone within 24 hours before the last line. */
  let movedAlone: MoveByOneOperator[] = []
  let head = emptyLogHash
  let lastAt = 0

  lines.forEach((line, index) => {
    const statement = readStatement(line.statement)
    const named = 'fault' in statement ? line.act_id : statement.act
    const report = (what: string) => differences.push(`operator log, line ${index + 1} (${named}): ${what}`)
    if (line.position !== index + 1) report(`its position is ${line.position}`)
    if (line.hash !== hashOfLine(line)) report('it is not what it was sealed as')
    if ('fault' in statement) {
      report(`its statement cannot be read: ${statement.fault}`)
    } else {
      for (const fault of faultsIn(line, statement)) report(fault)
      const fault = applyLine(statement, line)
      if (fault) report(fault)
      lastAt = statement.at
    }
    head = line.hash
  })
  return { operators: [...operators.values()], acts, differences, movedAlone, head }

  function faultsIn(line: LogRow, { previous, at, act, what, operator }: Statement): string[] {
    return [
      ...(previous === head ? [] : ['it does not follow the line before it']),
      ...(at >= lastAt ? [] : ['it is older than the line before it']),
      ...(line.act_id === act ? [] : [`it is listed under ${line.act_id}`]),
      ...(line.does === what.does ? [] : [`it is filed as ${line.does}`]),
      ...(line.operator === operator ? [] : [`it is listed under the name ${line.operator}`]),
    ]
  }

  /** Applies a line to the state so far, or returns why it was not allowed. */
  function applyLine(statement: Statement, { statement: text, signature, hash }: LogRow): string | undefined {
    const { what, operator, act: id, at } = statement
    const publicKey = what.does === 'bootstrap' ? what.publicKey : keyNow(operator)
    if (publicKey === undefined) return `${operator} had no key then`
    if (!isSignedByOperator(publicKey, signedTextOf(text), signature))
      return `it was not signed by ${operator}`
    if (!isPermitted(operator, what.does)) return 'the recovery key only registers operators'
    if (what.does !== 'approve' && what.does !== 'refuse') return requestAct(statement, what, hash)
    const act = acts.get(id)
    if (what.act !== id || act?.state !== 'waiting') return 'no such act waited then'
    if (statement.asked !== act.requestHash) return 'it decides about another statement than asks for the act'
    if (act.customer_id !== statement.customerId || act.amount_paise !== statement.amountPaise)
      return 'it speaks of another customer or sum than the act'
    if (what.does === 'approve' && act.asked_by === operator) return `${operator} approved their own act`
    const state = what.does === 'approve' ? 'done' : 'refused'
    acts.set(id, { ...act, state, ended_by: operator, ended_at: at })
    return state === 'done' ? applyAct(act.intent, statement) : undefined
  }

  function requestAct(statement: Statement, intent: ActIntent, requestHash: string): string | undefined {
    const { act: id, operator, customerId, amountPaise, at } = statement
    if (acts.has(id)) return 'there was an act by this name'
    if (statement.asked !== null) return 'it decides about nothing'
    if (!amountRuleAt(at)) return 'no rule says what one operator might do alone then'
    const operatorsEver = [...operators.values()].filter(({ name }) => name !== recoveryName).length
    movedAlone = movedAlone.filter(moved => moved.at > countingStart(at))
    const moved = { operator, customerId, amountPaise, at }
    const requestedAct = { ...moved, does: intent.does, operatorsEver, before: movedAlone }
    const isWaiting = secondOperatorReason(requestedAct) !== undefined
    if (!isWaiting && amountPaise > 0) movedAlone.push(moved)
    acts.set(id, { ...newActRow(statement, intent, isWaiting), intent, requestHash })
    return isWaiting ? undefined : applyAct(intent, statement)
  }

  function applyAct(intent: ActIntent, { operator, at }: Statement): string | undefined {
    switch (intent.does) {
      case 'bootstrap':
        if (operators.size > 0) return 'there were operators before'
        if (intent.name === recoveryName || intent.name !== operator) return 'nobody bootstraps another'
        return (
          add(intent.name, intent.publicKey, at) ??
          (intent.recoveryKey === undefined ? undefined : add(recoveryName, intent.recoveryKey, at))
        )
      case 'register':
        return intent.name === recoveryName ? recoveryKeyOnly : add(intent.name, intent.publicKey, at)
      case 'revoke':
        if (intent.name === recoveryName) return recoveryKeyOnly
        for (const act of acts.values())
          if (act.asked_by === intent.name && act.state === 'waiting')
            acts.set(act.id, { ...act, state: 'refused', ended_by: operator, ended_at: at })
        return remove(intent.name, at) ? undefined : `${intent.name} had no key to revoke`
      case 'replace-recovery':
        remove(recoveryName, at)
        return add(recoveryName, intent.publicKey, at)
      default:
        return undefined
    }
  }

  function remove(name: string, at: number): boolean {
    const key = keyNow(name)
    const revoked = key && operators.get(key)
    if (!revoked) return false
    operators.set(key, { ...revoked, revoked_at: at })
    return true
  }

  function add(name: string, public_key: string, at: number): string | undefined {
    if (operators.has(public_key)) return 'its key was registered before'
    if (keyNow(name) !== undefined) return `${name} had a key already`
    operators.set(public_key, { public_key, name, registered_at: at, revoked_at: null })
    return undefined
  }

  function keyNow(name: string): string | undefined {
    return publicKeyOfOperator([...operators.values()], name)
  }
}

const recoveryKeyOnly = 'the recovery key is only ever replaced'
