// Which acts need two operators. The audit judges each act by the rule of its time.
import { dayInIndia, formatPaise } from '@chowk/catalog'
import { dayMs } from '../../platform/calendar/durations.ts'
import { timeOf } from '../../platform/store/audit/audit-checks.ts'
import { type ActKind, type IntentKind, recoveryName } from '../log/statement.ts'

/** Our own limits; no regulator sets any. The first rule counted each act alone, so a sum could be split. */
const amountRules = [
  { from: '2020-01-01', abovePaise: 500_00, withinMs: 0 },
  { from: '2026-11-18', abovePaise: 500_00, withinMs: dayMs },
] as const

/** The time from which earlier acts count together with an act at this time. */
export const countingStart = (at: number): number => at - dayMs

export const isPermitted = (operator: string, does: IntentKind): boolean =>
  operator !== recoveryName || does === 'register'

export interface MoveByOneOperator {
  readonly operator: string
  /** Null if no customer is affected. */
  readonly customerId: string | null
  /** The moved amount, wherever it goes. */
  readonly amountPaise: number
  readonly at: number
}

export interface RequestedAct extends MoveByOneOperator {
  readonly does: ActKind
  /** What operators moved without a second one before it, at least since `countingStart`. */
  readonly before: readonly MoveByOneOperator[]
  /** The number of operators there ever were, without the recovery key. */
  readonly operatorsEver: number
}

/** Why the act needs a second operator, as a clause after 'because'; undefined if one is enough. */
export function secondOperatorReason(act: RequestedAct): string | undefined {
  const { does, operator, operatorsEver } = act
  switch (does) {
    // Someone who unlocks an account can empty it, whatever its balance is now.
    case 'lift':
      return 'a lock is never lifted by one alone'
    // Otherwise one operator could register a second key of their own. The second operator must come from the first,
    // though.
    case 'register':
      return operatorsEver >= 2 && operator !== recoveryName
        ? 'two were registered before, and since then each new operator needs two'
        : undefined
    // One operator alone could otherwise revoke the others and register a second self with a recovery key of their own.
    case 'replace-recovery':
      return 'the recovery key is never replaced by one alone'
    // One operator with access to the database could otherwise change it and have the audit forget that.
    case 'begin-anew':
      return operatorsEver >= 2
        ? 'two were registered before, and since then the audit begins anew by two'
        : undefined
    // Every page shows it.
    case 'publish':
    case 'undo':
      return 'what all pages show is never published or taken back by one alone'
    // Any operator who notices a stolen key must be able to stop it.
    case 'revoke':
    case 'bootstrap':
    // An incident cannot wait. A notice ends within a day and links to no other site.
    case 'notice':
    case 'end-notice':
      return undefined
    default:
      return amountReason(act)
  }
}

/** Two sums are limited: what one operator moves alone, and what one customer gets from operators acting alone. */
function amountReason({ operator, customerId, amountPaise, at, before }: RequestedAct): string | undefined {
  const found = amountRuleAt(at)
  if (!found) throw new Error(`No rule says what an operator may do alone at ${timeOf(at)}.`)
  const { abovePaise, withinMs } = found
  const rule = `without a second operator it is at most ${formatPaise(abovePaise)}`
  if (amountPaise > abovePaise) return `it moves ${formatPaise(amountPaise)}, and ${rule}`
  const counted = amountPaise > 0 ? before.filter(moved => moved.at > at - withinMs) : []
  const ofOperator = sumOf(counted.filter(moved => moved.operator === operator))
  const ofCustomer = sumOf(counted.filter(moved => customerId !== null && moved.customerId === customerId))
  const isTooMuch = (soFarPaise: number) => soFarPaise + amountPaise > abovePaise
  const withThis = (soFarPaise: number) =>
    `${formatPaise(soFarPaise)} in the last 24 hours, with this ${formatPaise(soFarPaise + amountPaise)}, and ${rule}`
  if (isTooMuch(ofOperator)) return `${operator} alone has moved ${withThis(ofOperator)}`
  if (isTooMuch(ofCustomer)) return `operators alone have moved for ${customerId} ${withThis(ofCustomer)}`
  return undefined
}

const sumOf = (moves: readonly MoveByOneOperator[]) =>
  moves.reduce((sum, { amountPaise }) => sum + amountPaise, 0)

export const amountRuleAt = (at: number) => amountRules.findLast(({ from }) => from <= dayInIndia(at))
