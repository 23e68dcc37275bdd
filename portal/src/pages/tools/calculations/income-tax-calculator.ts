import type { Bilingual } from '@chowk/catalog'
import { deductionLimits, type IncomeTax, incomeTax as taxOf } from '../../../calculators/income-tax.ts'
import { formatPaise } from '../../../money/money.ts'
import { choice, money } from '../form/fields.ts'
import { exact, type Outcome, percentage, rounded, type Table } from '../outcome/outcome.ts'
import { calculation } from './calculation.ts'

const regimes = {
  new: { en: 'New regime', hi: 'नई व्यवस्था' },
  old: { en: 'Old regime', hi: 'पुरानी व्यवस्था' },
} as const

const yearly = { initial: 0, min: 0, max: 10_00_00_000, optional: true }

function upTo(paise: number): Bilingual {
  return { en: `Counts up to ${formatPaise(paise)}`, hi: `${formatPaise(paise, 'hi')} तक गिना जाता है` }
}

export const incomeTax = calculation({
  fields: {
    salary: money({
      label: { en: 'Salary in the year', hi: 'साल का वेतन' },
      hint: { en: 'Before any deduction', hi: 'किसी भी कटौती से पहले' },
      ...yearly,
      initial: 15_00_000,
      max: 100_00_00_000,
    }),
    other: money({
      label: { en: 'Other income in the year', hi: 'साल की अन्य आय' },
      hint: { en: 'Interest, rent; not capital gains', hi: 'ब्याज, किराया; पूँजीगत लाभ नहीं' },
      ...yearly,
    }),
    age: choice({
      label: { en: 'Your age', hi: 'आपकी उम्र' },
      options: [
        { value: 'below-60', label: { en: 'Below 60', hi: '60 से कम' } },
        { value: '60-to-79', label: { en: '60 to 79', hi: '60 से 79' } },
        { value: '80-and-above', label: { en: '80 or more', hi: '80 या ज़्यादा' } },
      ],
    }),
    employerNps: money({
      label: { en: 'Employer’s NPS contribution, 80CCD(2)', hi: 'नियोक्ता का एनपीएस अंशदान, 80CCD(2)' },
      hint: { en: 'Deducted in both regimes', hi: 'दोनों व्यवस्थाओं में घटता है' },
      ...yearly,
    }),
    section80c: money({
      label: { en: 'Savings under 80C', hi: '80C की बचत' },
      hint: upTo(deductionLimits.section80cPaise),
      ...yearly,
      initial: 1_50_000,
    }),
    section80d: money({
      label: { en: 'Health insurance, 80D', hi: 'स्वास्थ्य बीमा, 80D' },
      hint: upTo(deductionLimits.section80dPaise),
      ...yearly,
      initial: 25_000,
    }),
    ownNps: money({
      label: { en: 'Own NPS contribution, 80CCD(1B)', hi: 'अपना एनपीएस अंशदान, 80CCD(1B)' },
      hint: upTo(deductionLimits.ownNpsPaise),
      ...yearly,
    }),
    homeLoan: money({
      label: { en: 'Home loan interest, own home', hi: 'होम लोन ब्याज, अपना घर' },
      hint: upTo(deductionLimits.homeLoanInterestPaise),
      ...yearly,
    }),
    rent: money({
      label: { en: 'HRA free of tax', hi: 'करमुक्त एचआरए' },
      hint: { en: 'From the HRA calculator', hi: 'एचआरए कैलकुलेटर से' },
      ...yearly,
    }),
    more: money({
      label: { en: 'Other deductions', hi: 'अन्य कटौतियाँ' },
      hint: { en: 'Donations, education loan and others, old regime', hi: 'दान, शिक्षा ऋण आदि, पुरानी व्यवस्था' },
      ...yearly,
    }),
  },
  compute(values) {
    const income = {
      salaryPaise: values.salary,
      otherPaise: values.other,
      age: values.age,
      employerNpsPaise: values.employerNps,
      section80cPaise: values.section80c,
      section80dPaise: values.section80d,
      ownNpsPaise: values.ownNps,
      homeLoanInterestPaise: values.homeLoan,
      rentExemptionPaise: values.rent,
      otherDeductionsPaise: values.more,
    }
    const taxes = [taxOf(income, 'new'), taxOf(income, 'old')] as const
    return outcomeOf(values.salary + values.other, taxes)
  },
})

function outcomeOf(grossPaise: number, taxes: readonly [IncomeTax, IncomeTax]): Outcome {
  const [inNew, inOld] = taxes
  const lower = inNew.totalPaise <= inOld.totalPaise ? inNew : inOld
  const saved = Math.abs(inNew.totalPaise - inOld.totalPaise)
  return {
    headline: {
      label: {
        en: `Lower tax, in the ${regimes[lower.regime].en.toLowerCase()}`,
        hi: `कम कर, ${regimes[lower.regime].hi} में`,
      },
      value: exact(lower.totalPaise),
    },
    figures: [
      ...taxes.map(tax => ({
        label: {
          en: `Tax in the ${regimes[tax.regime].en.toLowerCase()}`,
          hi: `${regimes[tax.regime].hi} में कर`,
        },
        value: exact(tax.totalPaise),
      })),
      { label: { en: 'Difference', hi: 'अंतर' }, value: exact(saved) },
      {
        label: { en: 'Left each month, after the lower tax', hi: 'कम कर के बाद हर महीने' },
        value: rounded(Math.floor((grossPaise - lower.totalPaise) / 12)),
      },
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
    tables: [comparison(grossPaise, taxes), ...taxes.map(slabTable)],
  }
}

function comparison(grossPaise: number, [inNew, inOld]: readonly [IncomeTax, IncomeTax]): Table {
  const row = (en: string, hi: string, of: (tax: IncomeTax) => number) => [
    { text: { en, hi } },
    exact(of(inNew)),
    exact(of(inOld)),
  ]
  return {
    caption: { en: 'How the tax is worked out', hi: 'कर कैसे निकलता है' },
    columns: [{ en: 'Step', hi: 'चरण' }, regimes.new, regimes.old],
    rows: [
      row('Income', 'आय', () => grossPaise),
      row('Deductions', 'कटौतियाँ', tax => -tax.deductionsPaise),
      row('Taxable income', 'कर योग्य आय', tax => tax.taxablePaise),
      row('Tax by slabs', 'स्लैब के अनुसार कर', tax => tax.slabTaxPaise),
      row('Rebate, section 87A', 'छूट, धारा 87A', tax => -tax.rebatePaise),
      row('Surcharge', 'अधिभार', tax => tax.surchargePaise),
      row('Cess, 4%', 'उपकर, 4%', tax => tax.cessPaise),
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
      exact(taxPaise),
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
