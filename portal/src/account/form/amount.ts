import { parseRupees, type RupeesProblem } from '../../money/money.ts'

export type AmountFault = RupeesProblem | 'too-small' | 'too-much'

export interface AmountRange {
  readonly minPaise: number
  readonly maxPaise: number
}

export function amountFault(text: string, { minPaise, maxPaise }: AmountRange): AmountFault | undefined {
  const parsed = parseRupees(text)
  if ('problem' in parsed) return parsed.problem
  if (parsed.paise < minPaise) return 'too-small'
  return parsed.paise > maxPaise ? 'too-much' : undefined
}
