/** How long money of a payment that failed may stay away, and what each later day costs whoever kept it. */
import type { Rule } from './rule.ts'

export interface TurnaroundTimes {
  /** Days after the one on which the money was taken, by where it came from. */
  readonly backWithinDays: { readonly wallet: number; readonly upi: number }
  readonly compensationPaisePerDay: number
}

export const turnaround: Rule<TurnaroundTimes> = {
  id: 'turnaround',
  name: { en: 'Time for money of a failed payment to come back', hi: 'विफल भुगतान के पैसे लौटने का समय' },
  rows: [
    {
      value: { backWithinDays: { wallet: 1, upi: 5 }, compensationPaisePerDay: 100_00 },
      from: '2019-10-15',
      source: {
        name: {
          en: 'Reserve Bank’s circular of 20 September 2019 on turn around time',
          hi: 'रिज़र्व बैंक का 20 सितंबर 2019 का परिपत्र',
        },
        link: 'https://website.rbi.org.in/web/rbi/-/citizens-corner/harmonisation-of-turn-around-time-tat-and-customer-compensation-for-failed-transactions-using-authorised-payment-systems-3074',
      },
      checkedOn: '2026-11-16',
    },
  ],
  check: {
    name: { en: 'Reserve Bank of India', hi: 'भारतीय रिज़र्व बैंक' },
    link: 'https://www.rbi.org.in/',
  },
}
