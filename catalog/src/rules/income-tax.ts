/** Income tax of a resident individual, year by year: slabs, rebate, surcharge, cess and the deductions people ask about. */
import type { Bilingual } from '../language.ts'
import { type Rule, type RuleRow, type Source, unofficialSource } from './rule.ts'

const lakh = 100_000_00
const crore = 100 * lakh

export type TaxRegime = 'new' | 'old'
export type TaxAge = 'below-60' | '60-to-79' | '80-and-above'
export type TaxYear = keyof typeof periods

export interface TaxSlab {
  /** The slab begins above this much income. */
  readonly abovePaise: number
  readonly rateBps: number
}

const periods = {
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
} as const satisfies Record<string, Omit<RuleRow<unknown>, 'value' | 'source'>>

const incomeTaxDepartment: Source = {
  name: { en: 'Income Tax Department', hi: 'आयकर विभाग' },
  link: 'https://www.incometax.gov.in/',
}

type OwnRow<Own> = Pick<RuleRow<Own>, 'value' | 'source'> & Partial<RuleRow<Own>>

/** A rule whose years have the same values, but for a few of each year's own. */
function ruleOfYears<Shared, Own>(
  id: string,
  name: Bilingual,
  shared: Shared,
  years: Readonly<Record<TaxYear, OwnRow<Own>>>,
): Rule<Shared & Own & { readonly year: TaxYear }> {
  const rowOfYear = (year: TaxYear) => ({
    ...periods[year],
    ...years[year],
    value: { year, ...shared, ...years[year].value },
  })
  return { id, name, rows: [rowOfYear('2025-26'), rowOfYear('2026-27')], check: incomeTaxDepartment }
}

type ValueOf<Given extends Rule> = Given['rows'][0]['value']

const upperOldSlabs: readonly TaxSlab[] = [
  { abovePaise: 5 * lakh, rateBps: 2000 },
  { abovePaise: 10 * lakh, rateBps: 3000 },
]
const oldSlabs: Readonly<Record<TaxAge, readonly TaxSlab[]>> = {
  'below-60': [{ abovePaise: 2.5 * lakh, rateBps: 500 }, ...upperOldSlabs],
  '60-to-79': [{ abovePaise: 3 * lakh, rateBps: 500 }, ...upperOldSlabs],
  '80-and-above': upperOldSlabs,
}
const newSlabs: readonly TaxSlab[] = [
  { abovePaise: 4 * lakh, rateBps: 500 },
  { abovePaise: 8 * lakh, rateBps: 1000 },
  { abovePaise: 12 * lakh, rateBps: 1500 },
  { abovePaise: 16 * lakh, rateBps: 2000 },
  { abovePaise: 20 * lakh, rateBps: 2500 },
  { abovePaise: 24 * lakh, rateBps: 3000 },
]
const surchargeToTwoCrore: readonly TaxSlab[] = [
  { abovePaise: 50 * lakh, rateBps: 1000 },
  { abovePaise: crore, rateBps: 1500 },
  { abovePaise: 2 * crore, rateBps: 2500 },
]

const outlook: Source = {
  name: {
    en: 'Outlook Money on the slabs kept by the Budget of 2026',
    hi: '2026 के बजट में बने रहे स्लैब पर आउटलुक मनी का लेख',
  },
  link: 'https://www.outlookmoney.com/amp/story/tax/check-income-tax-slabs-and-rates-under-the-new-tax-law-coming-into-effect-from-april-1',
}

/** The Budget of February 2026 changed none of these; only the Act that contains them is another, with its own section. */
export const incomeTaxRates = ruleOfYears(
  'income-tax-rates',
  { en: 'Income tax slabs, rebate and surcharge', hi: 'आयकर स्लैब, छूट और अधिभार' },
  {
    slabs: { new: newSlabs, old: oldSlabs },
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
  },
  {
    '2025-26': { value: { rebateSection: '87A' }, source: outlook },
    '2026-27': { value: { rebateSection: '156' }, source: outlook },
  },
)
export type IncomeTaxRates = ValueOf<typeof incomeTaxRates>

const sections: Source = {
  name: {
    en: 'Upstox: the old sections and where the Income-tax Act, 2025 has them',
    hi: 'आयकर अधिनियम, 2025 में पुरानी धाराओं की जगह पर अपस्टॉक्स का लेख',
  },
  link: 'https://upstox.com/news/personal-finance/tax/30-tax-saving-sections-of-the-income-tax-act-2025-to-watch-out-for-in-budget-2026/article-188568',
}

/** The limits in the old regime that the law fixes. */
export const deductionLimits = ruleOfYears(
  'deduction-limits',
  { en: 'Limits of deductions in the old regime', hi: 'पुरानी व्यवस्था में कटौती की सीमाएँ' },
  {
    savingsPaise: 1.5 * lakh,
    ownNpsPaise: 50_000_00,
    homeLoanInterestPaise: 2 * lakh,
    /** For oneself and the family, and the same again for the parents. */
    healthPaise: 25_000_00,
    healthFromSixtyPaise: 50_000_00,
  },
  { '2025-26': { value: {}, source: sections }, '2026-27': { value: {}, source: sections } },
)
export type DeductionLimits = ValueOf<typeof deductionLimits>

const section124 = unofficialSource('https://bharattax.co/income-tax/act-2025/section/124')

/** The highest share of basic pay and dearness allowance that an employer may contribute to NPS. */
export const employerNps = ruleOfYears(
  'employer-nps',
  { en: 'Employer’s NPS contribution that is deducted', hi: 'नियोक्ता के एनपीएस अंशदान की कटौती' },
  { shareBps: { government: { new: 1400, old: 1400 }, other: { new: 1400, old: 1000 } } },
  { '2025-26': { value: {}, source: section124 }, '2026-27': { value: {}, source: section124 } },
)

/** In four or eight cities half of salary counts; elsewhere a smaller share does. The form is the one for the employer. */
export const houseRent = ruleOfYears(
  'house-rent-allowance',
  { en: 'House rent allowance: cities at 50%', hi: 'मकान किराया भत्ता: 50% वाले शहर' },
  {
    cityShareBps: 5000,
    elsewhereShareBps: 4000,
    /** Above this yearly rent the landlord's PAN is required. */
    landlordPanPaise: lakh,
  },
  {
    '2025-26': {
      value: { halfSalaryCities: 4, form: '12BB' },
      source: {
        name: {
          en: 'Mint, 9 February 2026, on the rule until then',
          hi: 'तब तक के नियम पर मिंट की ख़बर, 9 फ़रवरी 2026',
        },
        link: 'https://www.livemint.com/money/personal-finance/metros-to-get-big-hra-tax-relief-soon-salaried-employees-bengaluru-hyderabad-pune-ahmedabad-50-pc-exemption-list-11770614748346.html',
      },
    },
    '2026-27': {
      value: { halfSalaryCities: 8, form: '124' },
      source: {
        name: {
          en: 'Angel One on rule 279 of the draft Income-tax Rules, 2026',
          hi: 'आयकर नियम, 2026 के मसौदे के नियम 279 पर एंजेल वन का लेख',
        },
        link: 'https://www.angelone.in/news/taxation/draft-income-tax-rules-2026-bengaluru-pune-hyderabad-ahmedabad-set-to-get-50-hra-rebate-in-new-rules',
      },
      checkedOn: '2026-11-18',
      unconfirmed: {
        en: 'In the draft of February 2026 Bengaluru, Hyderabad, Pune and Ahmedabad are also 50% cities, beside Delhi, Mumbai, Kolkata and Chennai. We could not read the list in the rules as they came into force on 1 April 2026: ask your employer which one it applies.',
        hi: 'फ़रवरी 2026 के मसौदे में दिल्ली, मुंबई, कोलकाता और चेन्नई के साथ बेंगलुरु, हैदराबाद, पुणे और अहमदाबाद भी 50% वाले शहरों में हैं। 1 अप्रैल 2026 से लागू नियमों में यह सूची हम पढ़ नहीं सके: नियोक्ता से पूछें कि वह कौन-सी सूची मानता है।',
      },
    },
  },
)
export type HouseRentRules = ValueOf<typeof houseRent>
