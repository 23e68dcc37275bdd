// Who serves a mobile number in the sandbox: made from the seed and the number's first five digits, the part by which
// numbers are handed out. Nobody serves those that begin with 600, so that the way without a suggestion can be tried.
import { createHash } from 'node:crypto'
import { telecomCircles } from '@chowk/catalog'
import type { OperatorToSuggest } from '../billers/biller-gateway.ts'

const SERIES_LENGTH = 5
const nobodysSeries = /^600/

const national = ['airtel', 'jio', 'vi']
/** The state's own network is MTNL in two circles and BSNL everywhere else. */
const stateOwned: Readonly<Record<string, string>> = { delhi: 'mtnl-delhi', mumbai: 'mtnl-mumbai' }

const categoryOf = { prepaid: 'mobile-recharge', postpaid: 'postpaid-bill-payment' } as const

export function operatorOf(
  seed: string,
  { mobile, connection }: OperatorToSuggest,
): { billerId: string; circle: string } | undefined {
  if (nobodysSeries.test(mobile)) return undefined
  const series = mobile.slice(0, SERIES_LENGTH)
  const chance = createHash('sha256').update([seed, 'operator', series].join('\n')).digest()
  const circle = telecomCircles[chance.readUInt8(0) % telecomCircles.length]?.slug ?? 'delhi'
  const operators = [...national, stateOwned[circle] ?? 'bsnl']
  return {
    billerId: `${categoryOf[connection]}/${operators[chance.readUInt8(1) % operators.length]}`,
    circle,
  }
}
