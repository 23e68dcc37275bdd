import type { MoneySource } from './payment/payment-stages.ts'

/** Points at which a payment may be interrupted, in order. */
const fromTheMoneyOn = [
  'after hold',
  'before send',
  'after send',
  'after reply',
  'before post',
  'after commit',
] as const

/** Points at which the worker may be interrupted while it returns money. */
export const returnPoints = ['after giving back', 'before return posted', 'after return posted'] as const

/**
 * From the wallet the approval holds the money; by UPI the approval only makes the order, and the money comes later.
 */
export const killPoints = {
  wallet: ['before hold', ...fromTheMoneyOn],
  upi: [
    'before order',
    'after order',
    'after asking for money',
    'before hold',
    ...fromTheMoneyOn,
    ...returnPoints,
  ],
} as const satisfies Record<MoneySource, readonly string[]>

export type KillPoint = (typeof killPoints)[MoneySource][number]
