/** Income tax of a resident individual, year by year: slabs, rebate, surcharge, cess and the deductions people ask about. */
import { type Rule, type RuleRow, type Source, unofficialSource } from './rule.ts'

const lakh = 100_000_00
const crore = 100 * lakh

export type TaxRegime = 'new' | 'old'
export type TaxAge = 'below-60' | '60-to-79' | '80-and-above'
export type TaxYear = '2025-26' | '2026-27'

export interface TaxSlab {
  /** The slab begins above this much income. */
  readonly abovePaise: number
  readonly rateBps: number
}

export interface IncomeTaxRates {
  readonly year: TaxYear
  readonly slabs: { readonly new: readonly TaxSlab[]; readonly old: Record<TaxAge, readonly TaxSlab[]> }
  readonly rebate: Record<
    TaxRegime,
    { readonly upToPaise: number; readonly maxPaise: number; readonly hasMarginalRelief: boolean }
  >
  readonly surcharge: Record<TaxRegime, readonly TaxSlab[]>
  readonly cessBps: number
  readonly standardDeductionPaise: Record<TaxRegime, number>
  /** The section of that year's law with the rebate. */
  readonly rebateSection: string
}

/** The limits in the old regime that the law fixes. */
export interface DeductionLimits {
  readonly year: TaxYear
  readonly savingsPaise: number
  readonly ownNpsPaise: number
  readonly homeLoanInterestPaise: number
  /** For oneself and the family, and the same again for the parents. */
  readonly healthPaise: number
  readonly healthFromSixtyPaise: number
}

/** The highest share of basic pay and dearness allowance that an employer may contribute to NPS. */
export interface EmployerNps {
  readonly year: TaxYear
  readonly shareBps: Record<'government' | 'other', Record<TaxRegime, number>>
}

const upperOldSlabs: readonly TaxSlab[] = [
  { abovePaise: 5 * lakh, rateBps: 2000 },
  { abovePaise: 10 * lakh, rateBps: 3000 },
]
const surchargeToTwoCrore: readonly TaxSlab[] = [
  { abovePaise: 50 * lakh, rateBps: 1000 },
  { abovePaise: crore, rateBps: 1500 },
  { abovePaise: 2 * crore, rateBps: 2500 },
]

/** The Budget of February 2026 changed none of these; only the Act that contains them is another. */
const ratesSince2025 = {
  slabs: {
    new: [
      { abovePaise: 4 * lakh, rateBps: 500 },
      { abovePaise: 8 * lakh, rateBps: 1000 },
      { abovePaise: 12 * lakh, rateBps: 1500 },
      { abovePaise: 16 * lakh, rateBps: 2000 },
      { abovePaise: 20 * lakh, rateBps: 2500 },
      { abovePaise: 24 * lakh, rateBps: 3000 },
    ],
    old: {
      'below-60': [{ abovePaise: 2.5 * lakh, rateBps: 500 }, ...upperOldSlabs],
      '60-to-79': [{ abovePaise: 3 * lakh, rateBps: 500 }, ...upperOldSlabs],
      '80-and-above': upperOldSlabs,
    },
  },
  rebate: {
    new: { upToPaise: 12 * lakh, maxPaise: 60_000_00, hasMarginalRelief: true },
    old: { upToPaise: 5 * lakh, maxPaise: 12_500_00, hasMarginalRelief: false },
  },
  surcharge: {
    new: surchargeToTwoCrore,
    old: [...surchargeToTwoCrore, { abovePaise: 5 * crore, rateBps: 3700 }],
  },
  cessBps: 400,
  standardDeductionPaise: { new: 75_000_00, old: 50_000_00 },
} as const

const limitsSince2025 = {
  savingsPaise: 1.5 * lakh,
  ownNpsPaise: 50_000_00,
  homeLoanInterestPaise: 2 * lakh,
  healthPaise: 25_000_00,
  healthFromSixtyPaise: 50_000_00,
} as const

const npsSince2024 = {
  shareBps: { government: { new: 1400, old: 1400 }, other: { new: 1400, old: 1000 } },
} as const

export const taxYears = {
  '2025-26': {
    from: '2025-04-01',
    until: '2026-03-31',
    called: {
      en: 'financial year 2025-26 (assessment year 2026-27)',
      hi: 'वित्त वर्ष 2025-26 (कर निर्धारण वर्ष 2026-27)',
    },
    checkedOn: '2026-11-15',
  },
  '2026-27': {
    from: '2026-04-01',
    until: '2027-03-31',
    called: { en: 'tax year 2026-27', hi: 'कर वर्ष 2026-27' },
    checkedOn: '2026-11-15',
  },
} as const satisfies Record<TaxYear, Omit<RuleRow<unknown>, 'value' | 'source'>>

export const incomeTaxDepartment: Source = {
  name: { en: 'Income Tax Department', hi: 'आयकर विभाग' },
  link: 'https://www.incometax.gov.in/',
}
const outlook: Source = {
  name: {
    en: 'Outlook Money on the slabs kept by the Budget of 2026',
    hi: '2026 के बजट में बने रहे स्लैब पर आउटलुक मनी का लेख',
  },
  link: 'https://www.outlookmoney.com/amp/story/tax/check-income-tax-slabs-and-rates-under-the-new-tax-law-coming-into-effect-from-april-1',
}
const sections: Source = {
  name: {
    en: 'Upstox: the old sections and where the Income-tax Act, 2025 has them',
    hi: 'आयकर अधिनियम, 2025 में पुरानी धाराओं की जगह पर अपस्टॉक्स का लेख',
  },
  link: 'https://upstox.com/news/personal-finance/tax/30-tax-saving-sections-of-the-income-tax-act-2025-to-watch-out-for-in-budget-2026/article-188568',
}
const section124 = unofficialSource('https://bharattax.co/income-tax/act-2025/section/124')

export const incomeTaxRates: Rule<IncomeTaxRates> = {
  id: 'income-tax-rates',
  name: { en: 'Income tax slabs, rebate and surcharge', hi: 'आयकर स्लैब, छूट और अधिभार' },
  rows: [
    {
      ...taxYears['2025-26'],
      value: { year: '2025-26', ...ratesSince2025, rebateSection: '87A' },
      source: outlook,
    },
    {
      ...taxYears['2026-27'],
      value: { year: '2026-27', ...ratesSince2025, rebateSection: '156' },
      source: outlook,
    },
  ],
  check: incomeTaxDepartment,
}

export const deductionLimits: Rule<DeductionLimits> = {
  id: 'deduction-limits',
  name: { en: 'Limits of deductions in the old regime', hi: 'पुरानी व्यवस्था में कटौती की सीमाएँ' },
  rows: [
    { ...taxYears['2025-26'], value: { year: '2025-26', ...limitsSince2025 }, source: sections },
    { ...taxYears['2026-27'], value: { year: '2026-27', ...limitsSince2025 }, source: sections },
  ],
  check: incomeTaxDepartment,
}

export const employerNps: Rule<EmployerNps> = {
  id: 'employer-nps',
  name: { en: 'Employer’s NPS contribution that is deducted', hi: 'नियोक्ता के एनपीएस अंशदान की कटौती' },
  rows: [
    { ...taxYears['2025-26'], value: { year: '2025-26', ...npsSince2024 }, source: section124 },
    { ...taxYears['2026-27'], value: { year: '2026-27', ...npsSince2024 }, source: section124 },
  ],
  check: incomeTaxDepartment,
}
