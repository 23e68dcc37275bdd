import { type Bilingual, deductionLimits, rowToday } from '@chowk/catalog'
import { fillBilingual } from '../../content/fill.ts'
import { type IncomeTax, incomeTaxOn, taxLawOf } from '../arithmetic/income-tax.ts'
import { choice, money } from '../form/fields.ts'
import { taxYear } from '../form/tax-year.ts'
import { percentage, type Table, toPaisa, toRupee } from '../outcome/outcome.ts'
import { paiseText, percentText } from '../outcome/value-text.ts'
import { defineCalculation } from './calculation.ts'
import text from './income-tax-calculator.json' with { type: 'json' }

const limits = rowToday(deductionLimits).value
const yearly = { initial: 0, min: 0, max: 10_00_00_000, optional: true }

const upTo = (paise: number) => ({ hint: fillBilingual(text.upTo, { limit: paiseText(paise) }) })

const hint = fillBilingual(text.healthHint, {
  limit: paiseText(limits.healthPaise),
  fromSixty: paiseText(limits.healthFromSixtyPaise),
})

export const calculation = defineCalculation({
  fields: {
    year: taxYear,
    salary: money(text.salary, { ...yearly, initial: 15_00_000, max: 100_00_00_000 }),
    other: money(text.other, yearly),
    age: choice(text.age),
    employerNps: money(text.employerNps, yearly),
    basic: money(text.basic, yearly),
    employer: choice(text.employer),
    section80c: money({ ...text.section80c, ...upTo(limits.savingsPaise) }, { ...yearly, initial: 1_50_000 }),
    section80d: money({ ...text.section80d, hint }, { ...yearly, initial: 25_000 }),
    parents80d: money({ ...text.parents80d, hint }, yearly),
    parentsAge: choice(text.parentsAge),
    ownNps: money({ ...text.ownNps, ...upTo(limits.ownNpsPaise) }, yearly),
    homeLoan: money({ ...text.homeLoan, ...upTo(limits.homeLoanInterestPaise) }, yearly),
    rent: money(text.rent, yearly),
    more: money(text.more, yearly),
  },
  check: ({ employerNps, basic }) =>
    employerNps > 0 && basic === 0 ? { field: 'basic', message: text.basicNeeded } : undefined,
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
    const grossPaise = values.salary + values.other
    const inNew = incomeTaxOn(income, 'new', law)
    const inOld = incomeTaxOn(income, 'old', law)
    const taxes = [inNew, inOld]
    const lower = inNew.totalPaise <= inOld.totalPaise ? inNew : inOld
    const saved = Math.abs(inNew.totalPaise - inOld.totalPaise)
    const row = (label: Bilingual, of: (tax: IncomeTax) => number) => [
      { text: label },
      ...taxes.map(tax => toPaisa(of(tax))),
    ]
    const { rebateSection: section, cessBps } = law.rates
    return {
      headline: {
        label: saved === 0 ? text.same : withRegime(text.lower, lower),
        value: toPaisa(lower.totalPaise),
      },
      figures: [
        ...taxes.map(tax => ({ label: withRegime(text.taxIn, tax), value: toPaisa(tax.totalPaise) })),
        { label: text.difference, value: toPaisa(saved) },
        { label: text.leftMonthly, value: toRupee(Math.floor((grossPaise - lower.totalPaise) / 12)) },
      ],
      charts: [
        {
          kind: 'columns',
          title: text.both,
          series: [text.tax, text.surchargeAndCess],
          columns: taxes.map(tax => ({
            label: text.regimes[tax.regime],
            paise: [tax.slabTaxPaise - tax.rebatePaise, tax.surchargePaise + tax.cessPaise],
          })),
        },
      ],
      tables: [
        {
          caption: text.steps,
          columns: [text.step, text.regimes.new, text.regimes.old],
          rows: [
            row(text.income, () => grossPaise),
            row(text.deductions, tax => -tax.deductionsPaise),
            row(text.taxable, tax => tax.taxablePaise),
            row(text.bySlabs, tax => tax.slabTaxPaise),
            row(fillBilingual(text.rebate, { section }), tax => -tax.rebatePaise),
            row(text.surcharge, tax => tax.surchargePaise),
            row(fillBilingual(text.cess, { rate: percentText(cessBps) }), tax => tax.cessPaise),
            row(text.toPay, tax => tax.totalPaise),
          ],
        },
        ...taxes.map(slabTable),
      ],
    }
  },
})

const withRegime = (label: Bilingual, { regime }: IncomeTax): Bilingual =>
  fillBilingual(label, { regime: text.inSentence[regime] })

function slabTable(tax: IncomeTax): Table {
  return {
    caption: withRegime(text.slabsOf, tax),
    columns: [text.income, text.rate, text.tax],
    rows: tax.slabs.map(({ fromPaise, toPaise, rateBps, taxPaise }) => [
      { text: slabName(fromPaise, toPaise) },
      percentage(rateBps),
      toPaisa(taxPaise),
    ]),
    folded: true,
  }
}

function slabName(fromPaise: number, toPaise: number | undefined): Bilingual {
  const from = paiseText(fromPaise)
  if (toPaise === undefined) return fillBilingual(text.above, { from })
  return fillBilingual(fromPaise === 0 ? text.firstSlab : text.between, { from, to: paiseText(toPaise) })
}
