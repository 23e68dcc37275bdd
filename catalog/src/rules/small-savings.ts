/** Interest rates that the Ministry of Finance notifies for every quarter. */
import { heard, type Rule, type Source } from './rule.ts'

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
        name: {
          en: 'TaxGuru: the ministry’s memorandum of 31 December 2025',
          hi: 'टैक्सगुरु: मंत्रालय का 31 दिसंबर 2025 का ज्ञापन',
        },
        link: 'https://taxguru.in/finance/small-savings-schemes-interest-rates-january-march-2026.html',
      },
      checkedOn: '2026-11-16',
    },
    {
      value: since2024,
      from: '2026-07-01',
      until: '2026-09-30',
      called: { en: 'July to September 2026', hi: 'जुलाई से सितंबर 2026' },
      source: heard(
        'https://www.rightsofemployees.com/ppf-at-7-1-scss-at-8-2-government-maintains-fixed-income-rates-for-q2-fy-2026-27/',
      ),
      checkedOn: '2026-11-18',
      unconfirmed: {
        en: 'We read the headline, which says 7.1% for PPF and that rates were kept, and not the ministry’s memorandum; April to June and October to December 2026 we could not read at all.',
        hi: 'हमने सिर्फ़ शीर्षक पढ़ा, जिसमें PPF 7.1% और दरें वही रहने की बात है, मंत्रालय का ज्ञापन नहीं; अप्रैल से जून और अक्टूबर से दिसंबर 2026 की दरें हम पढ़ नहीं सके।',
      },
    },
  ],
  check: nationalSavings,
}
