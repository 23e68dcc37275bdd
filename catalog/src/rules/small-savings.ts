/** Interest rates that the Ministry of Finance notifies for every quarter. */
import type { Rule, Source } from './rule.ts'

export interface SmallSavingsRates {
  readonly ppfBps: number
  readonly sukanyaSamriddhiBps: number
  readonly nscBps: number
  readonly recurringDepositBps: number
}

/** Unchanged for these four since January 2024, as far as the rows go. */
const since2024: SmallSavingsRates = {
  ppfBps: 710,
  sukanyaSamriddhiBps: 820,
  nscBps: 770,
  recurringDepositBps: 670,
}

const nationalSavings: Source = {
  name: { en: 'National Savings Institute', hi: 'राष्ट्रीय बचत संस्थान' },
  link: 'https://www.nsiindia.gov.in/',
}

export const smallSavings: Rule<SmallSavingsRates> = {
  id: 'small-savings',
  name: { en: 'Small savings rates of the quarter', hi: 'तिमाही की लघु बचत दरें' },
  rows: [
    {
      value: since2024,
      from: '2025-07-01',
      until: '2025-09-30',
      called: { en: 'July to September 2025', hi: 'जुलाई से सितंबर 2025' },
      source: {
        name: { en: 'Business Standard, 1 July 2025', hi: 'बिज़नेस स्टैंडर्ड, 1 जुलाई 2025' },
        link: 'https://www.business-standard.com/finance/personal-finance/small-savings-rates-unchanged-for-q2fy26-check-what-you-ll-earn-125070100994_1.html',
      },
      checkedOn: '2026-11-15',
    },
    {
      value: since2024,
      from: '2025-10-01',
      until: '2025-12-31',
      called: { en: 'October to December 2025', hi: 'अक्टूबर से दिसंबर 2025' },
      source: {
        name: { en: 'Mint, 30 September 2025', hi: 'मिंट, 30 सितंबर 2025' },
        link: 'https://www.livemint.com/money/personal-finance/small-savings-schemes-govt-announces-interest-rates-for-ppf-nsc-for-october-december-quarter-of-fy26-check-details-11759234031540.html',
      },
      checkedOn: '2026-11-15',
    },
    {
      value: since2024,
      from: '2026-01-01',
      until: '2026-03-31',
      called: { en: 'January to March 2026', hi: 'जनवरी से मार्च 2026' },
      source: {
        name: { en: 'Bank Exams Today, January 2026', hi: 'बैंक एग्ज़ाम्स टुडे, जनवरी 2026' },
        link: 'https://currentaffairs.bankexamstoday.com/2026/01/mof-keeps-interest-rates-on-small.html',
      },
      checkedOn: '2026-11-15',
    },
  ],
  check: nationalSavings,
}
