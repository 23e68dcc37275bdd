// Which amounts may be paid, and their fee.
import type { Bill, BillerDescription, FeeSlab } from './biller-gateway.ts'

export type AmountFault =
  | 'not-an-amount'
  | 'below-minimum'
  | 'above-maximum'
  | 'not-on-the-bill'
  | 'less-than-the-bill'
  | 'more-than-the-bill'

/** Why an amount cannot be paid, or undefined when it can. Without a bill any amount matches. */
export function amountFault(
  { exactness, minimumPaise, maximumPaise }: BillerDescription,
  bill: Bill | undefined,
  amountPaise: number,
): AmountFault | undefined {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) return 'not-an-amount'
  if (amountPaise < minimumPaise) return 'below-minimum'
  if (amountPaise > maximumPaise) return 'above-maximum'
  if (!bill || exactness === 'ADHOC') return undefined
  const payable = bill.amounts.filter(({ from }) => from === undefined)
  const onTheBill = payable.map(amount => amount.amountPaise)
  if (onTheBill.includes(amountPaise)) return undefined
  if (exactness === 'EXACT') return 'not-on-the-bill'
  if (exactness === 'EXACT UP') return amountPaise < Math.min(...onTheBill) ? 'less-than-the-bill' : undefined
  return amountPaise > Math.max(...onTheBill) ? 'more-than-the-bill' : undefined
}

/** The fee on an amount, rounded to the nearest paisa. */
export function feeOn(fees: readonly FeeSlab[], amountPaise: number): number {
  const slab = fees.findLast(({ fromPaise }) => fromPaise <= amountPaise)
  return slab ? slab.flatPaise + Math.round((amountPaise * slab.basisPoints) / 10_000) : 0
}

export interface Cost {
  readonly amountPaise: number
  readonly feePaise: number
  readonly totalPaise: number
}

/** The amount, its fee and their sum. */
export function costOf(amountPaise: number, { fees }: Pick<BillerDescription, 'fees'>): Cost {
  const feePaise = feeOn(fees, amountPaise)
  return { amountPaise, feePaise, totalPaise: amountPaise + feePaise }
}
