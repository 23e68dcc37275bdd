/** Words that many calculators share. */
import type { Bilingual } from '@chowk/catalog'

export const terms = {
  year: { en: 'Year', hi: 'साल' },
  month: { en: 'Month', hi: 'महीना' },
  age: { en: 'Age', hi: 'उम्र' },
  principal: { en: 'Principal', hi: 'मूलधन' },
  interest: { en: 'Interest', hi: 'ब्याज' },
  totalInterest: { en: 'Total interest', hi: 'कुल ब्याज' },
  paid: { en: 'Paid', hi: 'भुगतान' },
  owed: { en: 'Still owed', hi: 'बकाया' },
  deposited: { en: 'Deposited', hi: 'जमा' },
  totalDeposited: { en: 'Total deposited', hi: 'कुल जमा' },
  invested: { en: 'Invested', hi: 'निवेश' },
  earned: { en: 'Earned', hi: 'कमाई' },
  balance: { en: 'Balance', hi: 'शेष रकम' },
  value: { en: 'Value', hi: 'मूल्य' },
  maturityValue: { en: 'Maturity value', hi: 'परिपक्वता रकम' },
  amount: { en: 'Amount', hi: 'रकम' },
  yearByYear: { en: 'Year by year', hi: 'साल-दर-साल' },
  monthByMonth: { en: 'Month by month', hi: 'महीने-दर-महीने' },
} as const satisfies Record<string, Bilingual>

/** 30 months as '2 years 6 months'. */
export function durationText(months: number): Bilingual {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const join = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' ')
  return {
    en: join([
      years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
      (rest > 0 || years === 0) && `${rest} ${rest === 1 ? 'month' : 'months'}`,
    ]),
    hi: join([
      years > 0 && `${years} साल`,
      (rest > 0 || years === 0) && (rest === 1 ? '1 महीना' : `${rest} महीने`),
    ]),
  }
}

export const yearLabel = (year: number): Bilingual => ({ en: String(year), hi: String(year) })
