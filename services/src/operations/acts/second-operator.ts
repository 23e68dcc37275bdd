// Which acts one operator may not do alone. A rule holds from its day on: the audit judges each act by that of its time.
import { dayInIndia } from '@chowk/catalog'
import { timeOf } from '../../platform/store/audit-checks.ts'
import type { ActKind, Deed } from '../log/statement.ts'

/** Ours to decide: no regulator names one. */
const sums = [{ from: '2020-01-01', abovePaise: 500_00 }] as const

/**
 * The name of the key that `bootstrap` makes and that is stored offline. It registers an operator alone, where too few are
 * left to do so, and signs nothing else.
 */
export const recoveryName = 'recovery'

export const mayDo = (operator: string, does: Deed): boolean =>
  operator !== recoveryName || does === 'register'

export interface AskedAct {
  readonly does: ActKind
  readonly subject: string
  readonly operator: string
  readonly amountPaise: number
  readonly at: number
  /** How many operators there ever were, without the recovery key. */
  readonly operatorsEver: number
}

export function needsSecondOperator(asked: AskedAct): boolean {
  const { does, subject, operator, amountPaise, at, operatorsEver } = asked
  switch (does) {
    // Whoever can open an account can empty it, whatever is in it now.
    case 'lift':
      return true
    // Or one operator would register another of their own. The second must come from the first, though.
    case 'register':
      return operatorsEver >= 2 && operator !== recoveryName
    // A key in the wrong hands must be stopped by whoever notices. One operator alone could otherwise revoke the others and
    // the recovery key, and lock everybody out.
    case 'revoke':
      return subject === recoveryName
    case 'bootstrap':
      return false
    default:
      return amountPaise > sumAt(at)
  }
}

/** Whether a rule is as old as that. */
export const isRuled = (at: number): boolean => ruleAt(at) !== undefined

const ruleAt = (at: number) => sums.findLast(({ from }) => from <= dayInIndia(at))

function sumAt(at: number): number {
  const sum = ruleAt(at)
  if (!sum) throw new Error(`No rule says what an operator may do alone at ${timeOf(at)}.`)
  return sum.abovePaise
}
