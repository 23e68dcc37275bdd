// What the desk prints about the store.
import { formatPaise } from '@chowk/catalog'
import { type Facts, keyFingerprint } from '../operations/desk/describe-act.ts'
import type { Desk } from '../operations/desk/desk.ts'
import type { ItemNeedingOperator } from '../operations/desk/stuck.ts'
import { isValid } from '../operations/log/operator-log.ts'
import { recoveryName, type Statement } from '../operations/log/statement.ts'
import { minuteMs } from '../platform/calendar/durations.ts'
import { escapeForTerminal, UsageError } from './desk-command-line.ts'

export function lineOfStuck({ kind, id, amountPaise, why, since }: ItemNeedingOperator): string {
  const sum = amountPaise === undefined ? '' : `  ${formatPaise(amountPaise)}`
  return `${kind}  ${id}${sum}  ${escapeForTerminal(why)}  for ${ageOf(since)}`
}

function ageOf(since: Date): string {
  const minutes = Math.floor((Date.now() - since.getTime()) / minuteMs)
  if (minutes < 120) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} days`
}

export async function show(desk: Desk, id: string): Promise<string[]> {
  const shown = await desk.show(id)
  if (!shown)
    throw new UsageError(
      `There is no act, order, payment, dispute, ticket, return or customer ${escapeForTerminal(id)}, nor such a number of which codes were asked for lately.`,
    )
  return [...factLines(shown.facts), ...shown.statements.map(lineOfStatement)]
}

function factLines(facts: Facts): string[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    value == null
      ? []
      : `${escapeForTerminal(name)}: ${value instanceof Date ? value.toISOString() : escapeForTerminal(String(value))}`,
  )
}

function lineOfStatement({ act, what, operator, at, reason }: Statement): string {
  const evidence = 'evidence' in what ? `  evidence: ${Object.values(what.evidence).join(', ')}` : ''
  return `${new Date(at).toISOString()}  ${act}  ${operator}: ${what.does}, because ${reason}${evidence}`
}

/** States in which operators cannot decide anything, each with the command that ends it. */
export async function warnings(desk: Desk): Promise<string[]> {
  const { operators, differences } = await desk.operators()
  const [first] = differences
  if (first !== undefined)
    return [
      `Nothing can be signed: the database contradicts the operator log (${escapeForTerminal(first)}). Run npm run ledger:audit.`,
    ]
  if (operators.length === 0)
    return ['There are no operators yet: npm run desk -- bootstrap NAME --key FILE --reason "…"']
  const valid = operators.filter(isValid).map(({ name }) => name)
  const left = valid.filter(name => name !== recoveryName)
  const isFirst = operators.every(({ name }) => name === recoveryName || left.includes(name))
  const key = isFirst && left.length === 1 ? 'FILE' : 'RECOVERY-FILE'
  const register = `npm run desk -- register NAME --public-key=KEY --key ${key} --reason "…"`
  return [
    ...(left.length === 0 ? [`No operator is left: ${register}`] : []),
    ...(left.length === 1
      ? [`${left[0]} is the only operator, so nothing can be approved: ${register}`]
      : []),
    ...(valid.includes(recoveryName)
      ? []
      : [
          'There is no recovery key: two operators make one by npm run desk -- make-key FILE and replace-recovery --public-key=KEY.',
        ]),
  ]
}

export async function listOperators(desk: Desk): Promise<string[]> {
  const { operators, differences } = await desk.operators()
  return [
    ...differences.map(
      difference => `The database contradicts the operator log: ${escapeForTerminal(difference)}`,
    ),
    ...operators.map(({ name, public_key: publicKey, registered_at, revoked_at }) => {
      const from = new Date(registered_at).toISOString()
      const until = revoked_at === null ? '' : `, revoked ${new Date(revoked_at).toISOString()}`
      return `${name}  ${publicKey}  fingerprint ${keyFingerprint(publicKey)}  registered ${from}${until}`
    }),
  ]
}
