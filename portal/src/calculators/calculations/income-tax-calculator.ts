import { type Bilingual, deductionLimits, formatPaise, rowToday } from '@chowk/catalog'
import { type IncomeTax, incomeTaxOn, type TaxLaw, taxLawOf } from '../arithmetic/income-tax.ts'
import { choice, money } from '../form/fields.ts'
import { taxYear } from '../form/tax-year.ts'
import { figure, type Outcome, percentage, type Table, toPaisa, toRupee } from '../outcome/outcome.ts'
import { percentText } from '../outcome/value-text.ts'
import { calculation } from './calculation.ts'

const regimes = {
  new: { en: 'New regime', hi: 'नई व्यवस्था' },
  old: { en: 'Old regime', hi: 'पुरानी व्यवस्था' },
} as const

const limits = rowToday(deductionLimits).value
const yearly = { initial: 0, min: 0, max: 10_00_00_000, optional: true }

function upTo(paise: number): Bilingual {
  return { en: `Counts up to ${formatPaise(paise)}`, hi: `${formatPaise(paise, 'hi')} तक गिना जाता है` }
}

const healthHint = {
  en: `Counts up to ${formatPaise(limits.healthPaise)}; ${formatPaise(limits.healthFromSixtyPaise)} from the age of 60`,
  hi: `${formatPaise(limits.healthPaise, 'hi')} तक गिना जाता है; 60 की उम्र से ${formatPaise(limits.healthFromSixtyPaise, 'hi')}`,
}

export const incomeTax = calculation({
  fields: {
    year: taxYear,
    salary: money('Salary in the year', 'साल का वेतन', {
      hint: {
        en: 'Before deductions, with the employer’s NPS share',
        hi: 'कटौतियों से पहले, नियोक्ता के एनपीएस हिस्से सहित',
      },
      ...yearly,
      initial: 15_00_000,
      max: 100_00_00_000,
    }),
    other: money('Other income in the year', 'साल की अन्य आय', {
      hint: { en: 'Interest, rent; not capital gains', hi: 'ब्याज, किराया; पूँजीगत लाभ नहीं' },
      ...yearly,
    }),
    age: choice('Your age', 'आपकी उम्र', [
      { value: 'below-60', label: { en: 'Below 60', hi: '60 से कम' } },
      { value: '60-to-79', label: { en: '60 to 79', hi: '60 से 79' } },
      { value: '80-and-above', label: { en: '80 or more', hi: '80 या ज़्यादा' } },
    ]),
    employerNps: money('Employer’s NPS contribution', 'नियोक्ता का एनपीएस अंशदान', {
      hint: {
        en: 'Section 124 (formerly 80CCD(2)): up to 14% of basic pay and DA',
        hi: 'धारा 124 (पहले 80CCD(2)): मूल वेतन और महँगाई भत्ते के 14% तक',
      },
      ...yearly,
    }),
    basic: money('Basic pay and DA in the year', 'साल का मूल वेतन और महँगाई भत्ता', {
      hint: { en: 'Needed only for the employer’s NPS', hi: 'केवल नियोक्ता के एनपीएस के लिए' },
      ...yearly,
    }),
    employer: choice('Your employer', 'आपका नियोक्ता', [
      { value: 'other', label: { en: 'Private or other', hi: 'निजी या अन्य' } },
      { value: 'government', label: { en: 'Government', hi: 'सरकारी' } },
    ]),
    section80c: money('Savings, section 123 (80C before)', 'बचत, धारा 123 (पहले 80C)', {
      hint: upTo(limits.savingsPaise),
      ...yearly,
      initial: 1_50_000,
    }),
    section80d: money(
      'Health insurance for you and family, section 126 (80D before)',
      'अपना और परिवार का स्वास्थ्य बीमा, धारा 126 (पहले 80D)',
      { hint: healthHint, ...yearly, initial: 25_000 },
    ),
    parents80d: money('Health insurance for your parents', 'माता-पिता का स्वास्थ्य बीमा', {
      hint: healthHint,
      ...yearly,
    }),
    parentsAge: choice('Is one of them 60 or more?', 'क्या उनमें कोई 60 या ज़्यादा का है?', [
      { value: 'no', label: { en: 'No', hi: 'नहीं' } },
      { value: 'yes', label: { en: 'Yes', hi: 'हाँ' } },
    ]),
    ownNps: money('Own NPS contribution beyond that', 'उससे ऊपर अपना एनपीएस अंशदान', {
      hint: upTo(limits.ownNpsPaise),
      ...yearly,
    }),
    homeLoan: money('Home loan interest, own home', 'होम लोन ब्याज, अपना घर', {
      hint: upTo(limits.homeLoanInterestPaise),
      ...yearly,
    }),
    rent: money('HRA free of tax', 'करमुक्त एचआरए', {
      hint: { en: 'From the HRA calculator', hi: 'एचआरए कैलकुलेटर से' },
      ...yearly,
    }),
    more: money('Other deductions', 'अन्य कटौतियाँ', {
      hint: {
        en: 'Donations, education loan and others, old regime',
        hi: 'दान, एजुकेशन लोन आदि, पुरानी व्यवस्था',
      },
      ...yearly,
    }),
  },
  check: ({ employerNps, basic }) =>
    employerNps > 0 && basic === 0
      ? {
          field: 'basic',
          message: {
            en: '“Basic pay and DA in the year” is needed: the employer’s NPS contribution counts only up to a share of it.',
            hi: '“साल का मूल वेतन और महँगाई भत्ता” चाहिए: नियोक्ता का एनपीएस अंशदान उसके एक हिस्से तक ही गिना जाता है।',
          },
        }
      : undefined,
  compute(values) {
    const law = taxLawOf(values.year)
    const income = {
      salaryPaise: values.salary,
      otherPaise: values.other,
      age: values.age,
      basicPaise: values.basic,
      employer: values.employer,
      employerNpsPaise: values.employerNps,
      section80cPaise: values.section80c,
      section80dPaise: values.section80d,
      parents80dPaise: values.parents80d,
      areParentsSixty: values.parentsAge === 'yes',
      ownNpsPaise: values.ownNps,
      homeLoanInterestPaise: values.homeLoan,
      rentExemptionPaise: values.rent,
      otherDeductionsPaise: values.more,
    }
    const taxes = [incomeTaxOn(income, 'new', law), incomeTaxOn(income, 'old', law)] as const
    return outcomeOf(values.salary + values.other, taxes, law)
  },
})

function headlineLabel([inNew, inOld]: readonly [IncomeTax, IncomeTax]): Bilingual {
  if (inNew.totalPaise === inOld.totalPaise)
    return { en: 'The same tax in both regimes', hi: 'दोनों व्यवस्थाओं में एक-सा कर' }
  const { regime } = inNew.totalPaise < inOld.totalPaise ? inNew : inOld
  return { en: `Lower tax, in the ${regimes[regime].en.toLowerCase()}`, hi: `कम कर, ${regimes[regime].hi} में` }
}

function outcomeOf(grossPaise: number, taxes: readonly [IncomeTax, IncomeTax], law: TaxLaw): Outcome {
  const [inNew, inOld] = taxes
  const lower = inNew.totalPaise <= inOld.totalPaise ? inNew : inOld
  const saved = Math.abs(inNew.totalPaise - inOld.totalPaise)
  return {
    headline: {
      label: headlineLabel(taxes),
      value: toPaisa(lower.totalPaise),
    },
    figures: [
      ...taxes.map(tax =>
        figure(
          `Tax in the ${regimes[tax.regime].en.toLowerCase()}`,
          `${regimes[tax.regime].hi} में कर`,
          toPaisa(tax.totalPaise),
        ),
      ),
      figure('Difference', 'अंतर', toPaisa(saved)),
      figure(
        'Left each month, after tax',
        'कर के बाद हर महीने',
        toRupee(Math.floor((grossPaise - lower.totalPaise) / 12)),
      ),
    ],
    charts: [
      {
        kind: 'columns',
        title: { en: 'Tax in both regimes', hi: 'दोनों व्यवस्थाओं में कर' },
        series: [
          { en: 'Tax', hi: 'कर' },
          { en: 'Surcharge and cess', hi: 'अधिभार और उपकर' },
        ],
        columns: taxes.map(tax => ({
          label: regimes[tax.regime],
          paise: [tax.slabTaxPaise - tax.rebatePaise, tax.surchargePaise + tax.cessPaise],
        })),
      },
    ],
    tables: [comparison(grossPaise, taxes, law), ...taxes.map(slabTable)],
  }
}

function comparison(
  grossPaise: number,
  [inNew, inOld]: readonly [IncomeTax, IncomeTax],
  { rates }: TaxLaw,
): Table {
  const row = (en: string, hi: string, of: (tax: IncomeTax) => number) => [
    { text: { en, hi } },
    toPaisa(of(inNew)),
    toPaisa(of(inOld)),
  ]
  return {
    caption: { en: 'How the tax is worked out', hi: 'कर कैसे निकलता है' },
    columns: [{ en: 'Step', hi: 'चरण' }, regimes.new, regimes.old],
    rows: [
      row('Income', 'आय', () => grossPaise),
      row('Deductions', 'कटौतियाँ', tax => -tax.deductionsPaise),
      row('Taxable income', 'कर योग्य आय', tax => tax.taxablePaise),
      row('Tax by slabs', 'स्लैब के अनुसार कर', tax => tax.slabTaxPaise),
      row(
        `Rebate, section ${rates.rebateSection}`,
        `छूट, धारा ${rates.rebateSection}`,
        tax => -tax.rebatePaise,
      ),
      row('Surcharge', 'अधिभार', tax => tax.surchargePaise),
      row(`Cess, ${percentText(rates.cessBps)}`, `उपकर, ${percentText(rates.cessBps)}`, tax => tax.cessPaise),
      row('Tax to pay', 'देय कर', tax => tax.totalPaise),
    ],
  }
}

function slabTable({ regime, slabs }: IncomeTax): Table {
  return {
    caption: { en: `Slabs of the ${regimes[regime].en.toLowerCase()}`, hi: `${regimes[regime].hi} के स्लैब` },
    columns: [
      { en: 'Income', hi: 'आय' },
      { en: 'Rate', hi: 'दर' },
      { en: 'Tax', hi: 'कर' },
    ],
    rows: slabs.map(({ fromPaise, toPaise, rateBps, taxPaise }) => [
      { text: slabName(fromPaise, toPaise) },
      percentage(rateBps),
      toPaisa(taxPaise),
    ]),
    folded: true,
  }
}

function slabName(fromPaise: number, toPaise: number | undefined): Bilingual {
  const [from, to] = [fromPaise, toPaise ?? 0]
  if (toPaise === undefined)
    return { en: `Above ${formatPaise(from)}`, hi: `${formatPaise(from, 'hi')} से ऊपर` }
  if (fromPaise === 0) return { en: `Up to ${formatPaise(to)}`, hi: `${formatPaise(to, 'hi')} तक` }
  return {
    en: `${formatPaise(from)} to ${formatPaise(to)}`,
    hi: `${formatPaise(from, 'hi')} से ${formatPaise(to, 'hi')}`,
  }
}
