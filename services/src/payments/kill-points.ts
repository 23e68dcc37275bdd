/** Where a payment may be interrupted, in the order in which it passes them. */
export const killPoints = [
  'before hold',
  'after hold',
  'before send',
  'after send',
  'after reply',
  'before post',
  'after commit',
] as const

export type KillPoint = (typeof killPoints)[number]
