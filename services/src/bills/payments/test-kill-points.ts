import type { MoneySource } from './payment/payment-stages.ts'

/** Where a payment may be interrupted, in the order in which it passes them. */
const fromTheMoneyOn = [
  'after hold',
  'before send',
  'after send',
  'after reply',
  'before post',
  'after commit',
] as const

/** Where money goes back to its payer, the worker may be interrupted on the way. */
export const returnPoints = ['after giving back', 'before return posted', 'after return posted'] as const

/** From the wallet the money is held by the approval; by UPI the approval only makes the order, and the money comes later. */
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
