/** Tax on savings: house rent allowance, tax deducted by banks, gains on mutual funds. */
import { incomeTaxDepartment, type TaxYear, taxYears } from './income-tax.ts'
import { type Rule, unofficialSource } from './rule.ts'

const lakh = 100_000_00

export interface HouseRentRules {
  readonly year: TaxYear
  /** The cities in which half of salary counts; elsewhere a smaller share does. */
  readonly halfSalaryCities: 'four' | 'eight'
  readonly cityShareBps: number
  readonly elsewhereShareBps: number
  /** Above this yearly rent the landlord's PAN is required. */
  readonly landlordPanPaise: number
  /** The form that an employee gives the employer. */
  readonly form: '12BB' | '124'
}

const houseRentShares = { cityShareBps: 5000, elsewhereShareBps: 4000, landlordPanPaise: lakh } as const

export const houseRent: Rule<HouseRentRules> = {
  id: 'house-rent-allowance',
  name: { en: 'House rent allowance: cities at 50%', hi: 'मकान किराया भत्ता: 50% वाले शहर' },
  rows: [
    {
      ...taxYears['2025-26'],
      value: { year: '2025-26', halfSalaryCities: 'four', ...houseRentShares, form: '12BB' },
      source: {
        name: {
          en: 'Mint, 9 February 2026, on the rule until then',
          hi: 'तब तक के नियम पर मिंट की ख़बर, 9 फ़रवरी 2026',
        },
        link: 'https://www.livemint.com/money/personal-finance/metros-to-get-big-hra-tax-relief-soon-salaried-employees-bengaluru-hyderabad-pune-ahmedabad-50-pc-exemption-list-11770614748346.html',
      },
    },
    {
      ...taxYears['2026-27'],
      value: { year: '2026-27', halfSalaryCities: 'eight', ...houseRentShares, form: '124' },
      source: {
        name: {
          en: 'Angel One on rule 279 of the draft Income-tax Rules, 2026',
          hi: 'आयकर नियम, 2026 के मसौदे के नियम 279 पर एंजेल वन का लेख',
        },
        link: 'https://www.angelone.in/news/taxation/draft-income-tax-rules-2026-bengaluru-pune-hyderabad-ahmedabad-set-to-get-50-hra-rebate-in-new-rules',
      },
      checkedOn: '2026-11-18',
      unconfirmed: {
        en: 'In the draft of February 2026 Bengaluru, Hyderabad, Pune and Ahmedabad also are 50% cities, beside Delhi, Mumbai, Kolkata and Chennai. We could not read the list in the rules as they came into force on 1 April 2026: ask your employer which one it applies.',
        hi: 'फ़रवरी 2026 के मसौदे में दिल्ली, मुंबई, कोलकाता और चेन्नई के साथ बेंगलुरु, हैदराबाद, पुणे और अहमदाबाद भी 50% वाले शहरों में हैं। 1 अप्रैल 2026 से लागू नियमों में यह सूची हम पढ़ नहीं सके: नियोक्ता से पूछें कि वह कौन-सी सूची मानता है।',
      },
    },
  ],
  check: incomeTaxDepartment,
}

export interface DepositTax {
  readonly year: TaxYear
  /** A bank deducts tax once its interest of the year exceeds this. */
  readonly abovePaise: number
  readonly aboveFromSixtyPaise: number
  readonly rateBps: number
  readonly withoutPanBps: number
  /** The form that a person without taxable income gives the bank. */
  readonly form: string
}

const depositShares = {
  abovePaise: 50_000_00,
  aboveFromSixtyPaise: lakh,
  rateBps: 1000,
  withoutPanBps: 2000,
} as const

export const depositTax: Rule<DepositTax> = {
  id: 'deposit-tax',
  name: { en: 'Tax deducted from deposit interest', hi: 'जमा के ब्याज पर काटा जाने वाला कर' },
  rows: [
    {
      ...taxYears['2025-26'],
      value: { year: '2025-26', ...depositShares, form: '15G / 15H' },
      source: unofficialSource(
        'https://taxlawpage.in/2025/03/Fixed-Deposit-Limits--TDS-Rules-for-FY-2025-26-Taxation-Reporting--Senior-Citizen-Benefits.html',
      ),
    },
    {
      ...taxYears['2026-27'],
      value: { year: '2026-27', ...depositShares, form: '121' },
      source: {
        name: { en: 'Zee Business on Form 121, April 2026', hi: 'फ़ॉर्म 121 पर ज़ी बिज़नेस की ख़बर, अप्रैल 2026' },
        link: 'https://www.zeebiz.com/personal-finance/news-new-tax-rule-from-april-2026-what-is-form-121-who-should-submit-it-for-fy-2026-27-393389',
      },
    },
  ],
  check: incomeTaxDepartment,
}

export interface FundGains {
  readonly year: TaxYear
  readonly longTermBps: number
  readonly shortTermBps: number
  readonly freePaise: number
}

const gainRates = { longTermBps: 1250, shortTermBps: 2000, freePaise: 1.25 * lakh } as const
const gainsSource = unofficialSource(
  'https://www.indiaipo.in/news/detail/latest-capital-gains-tax-rate-for-equity-gold-mutual-funds-for-fy2026',
)

export const fundGains: Rule<FundGains> = {
  id: 'fund-gains',
  name: { en: 'Tax on gains of equity funds', hi: 'इक्विटी फ़ंड के लाभ पर कर' },
  rows: [
    { ...taxYears['2025-26'], value: { year: '2025-26', ...gainRates }, source: gainsSource },
    { ...taxYears['2026-27'], value: { year: '2026-27', ...gainRates }, source: gainsSource },
  ],
  check: incomeTaxDepartment,
}
