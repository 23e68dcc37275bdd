import { type HouseRentRules, houseRent, rowOf } from '@chowk/catalog'
import { fillBilingual } from '../../content/fill.ts'
import { shareOf } from '../arithmetic/decimal.ts'
import { choice, money } from '../form/fields.ts'
import { taxYear } from '../form/tax-year.ts'
import { type Note, partsChart, toPaisa } from '../outcome/outcome.ts'
import { paiseText } from '../outcome/value-text.ts'
import { defineCalculation } from './calculation.ts'
import text from './hra-calculator.json' with { type: 'json' }

type City = keyof typeof text.city.options

export function cityShareBpsOf(city: City, rules: HouseRentRules): number {
  const isAtHalf = city === 'metro' || (city === 'added' && rules.halfSalaryCities === 8)
  return isAtHalf ? rules.cityShareBps : rules.elsewhereShareBps
}

interface Rent {
  /** All amounts for the same length of time. */
  readonly salaryPaise: number
  readonly allowancePaise: number
  readonly rentPaise: number
  /** How much of salary counts where they live. */
  readonly cityShareBps: number
}

/**
 * How much of a house rent allowance (HRA) is free of income tax in the old regime: the least of
 *
 *   the allowance received,
 *   the rent paid less 10% of salary,
 *   50% of salary in the cities that the year's rule names, 40% elsewhere.
 *
 * Salary is basic pay and dearness allowance that counts for retirement. Rounding: to the paisa.
 */
export function rentExemption({ salaryPaise, allowancePaise, rentPaise, cityShareBps }: Rent) {
  const limits = {
    allowancePaise,
    rentOverTenthPaise: Math.max(0, rentPaise - shareOf(salaryPaise, 1000)),
    salarySharePaise: shareOf(salaryPaise, cityShareBps),
  }
  const exemptPaise = Math.min(...Object.values(limits))
  return { limits, exemptPaise, taxablePaise: allowancePaise - exemptPaise }
}

export const calculation = defineCalculation({
  fields: {
    basic: money(text.basic, { initial: 50_000, min: 1, max: 1_00_00_000 }),
    da: money(text.da, { initial: 0, min: 0, max: 1_00_00_000, optional: true }),
    allowance: money(text.allowance, { initial: 25_000, min: 0, max: 1_00_00_000 }),
    rent: money(text.rent, { initial: 22_000, min: 0, max: 1_00_00_000 }),
    year: taxYear,
    city: choice(text.city),
  },
  compute({ basic, da, allowance, rent, year: chosenYear, city }) {
    const { value: rules, unconfirmed } = rowOf(houseRent, ({ year }) => year === chosenYear)
    const cityShareBps = cityShareBpsOf(city, rules)
    const salaryPaise = (basic + da) * 12
    const year = { salaryPaise, allowancePaise: allowance * 12, rentPaise: rent * 12, cityShareBps }
    const { limits, exemptPaise, taxablePaise } = rentExemption(year)
    const notes: Note[] = []
    if (city === 'added' && unconfirmed) {
      const atLowerShare = rentExemption({ ...year, cityShareBps: rules.elsewhereShareBps })
      const exempt = paiseText(atLowerShare.exemptPaise)
      notes.push({ tone: 'warning', text: fillBilingual(text.draft, { unconfirmed, exempt }) })
    }
    if (year.rentPaise > rules.landlordPanPaise) {
      const note = rules.form === '124' ? text.landlordPanAndRelation : text.landlordPan
      notes.push({ tone: 'info', text: fillBilingual(note, { limit: paiseText(rules.landlordPanPaise) }) })
    }
    return {
      headline: { label: text.exempt, value: toPaisa(exemptPaise) },
      figures: [
        { label: text.taxable, value: toPaisa(taxablePaise) },
        { label: text.allowanceOfYear, value: toPaisa(year.allowancePaise) },
        { label: text.rentOfYear, value: toPaisa(year.rentPaise) },
      ],
      notes,
      charts: [partsChart(text.parts, [text.exemptPart, exemptPaise], [text.taxablePart, taxablePaise])],
      tables: [
        {
          caption: text.leastOfThree,
          columns: [text.limit, text.aYear],
          rows: [
            [{ text: text.received }, toPaisa(limits.allowancePaise)],
            [{ text: text.rentOverTenth }, toPaisa(limits.rentOverTenthPaise)],
            [
              { text: fillBilingual(text.shareOfSalary, { share: cityShareBps / 100 }) },
              toPaisa(limits.salarySharePaise),
            ],
          ],
        },
      ],
    }
  },
})
