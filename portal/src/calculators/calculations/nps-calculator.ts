import { fillBilingual } from '../../content/fill.ts'
import { investMonthly } from '../arithmetic/monthly-investment.ts'
import { exitBand, pension, pensionRules } from '../arithmetic/pension-system.ts'
import { choice, integer, money, percent } from '../form/fields.ts'
import { type Note, toRupee } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { briefText } from '../outcome/value-text.ts'
import { defineCalculation } from './calculation.ts'
import text from './nps-calculator.json' with { type: 'json' }
import { savingsOutcome } from './savings-outcome.ts'

const { minAnnuityShareBps, wholePaise, bandPaise, bandAtOncePaise, bandYears, exitAge } = pensionRules

export const calculation = defineCalculation({
  fields: {
    monthly: money(text.monthly, { initial: 5_000, min: 100, max: 10_00_000 }),
    age: integer(terms.yourAge, { initial: 30, min: 18, max: 74 }),
    exit: integer(text.exit, { initial: exitAge, min: 40, max: 75 }),
    return: percent(text.return, { initial: 10, max: 20 }),
    sector: choice(text.sector),
    annuity: percent(text.annuity, { initial: 40, max: 100 }),
    annuityRate: percent(text.annuityRate, { initial: 6, max: 12 }),
  },
  check({ monthly, return: annualReturnBps, age, exit, sector, annuity }) {
    if (exit <= age) return { field: 'exit', message: text.exitPast }
    const minShareBps = minAnnuityShareBps[sector]
    const savings = investMonthly({ monthlyPaise: monthly, annualReturnBps, years: exit - age })
    const isTooSmall = annuity < minShareBps && exitBand(savings.valuePaise) === 'annuity'
    if (!isTooSmall) return undefined
    return { field: 'annuity', message: fillBilingual(text.shareTooSmall, { share: minShareBps / 100 }) }
  },
  compute({ monthly, age, exit, return: annualReturnBps, annuity, annuityRate }) {
    const investment = { monthlyPaise: monthly, annualReturnBps, years: exit - age }
    const plan = pension({ investment, annuityShareBps: annuity, annuityRateBps: annuityRate })
    return savingsOutcome({
      savings: plan.savings,
      rowsAre: 'months',
      headline: { label: text.pension, value: toRupee(plan.monthlyPensionPaise) },
      invested: terms.paidIn,
      earned: terms.estimatedGain,
      startAge: age,
      figures: [
        { label: text.savings, value: toRupee(plan.savings.valuePaise) },
        { label: text.atOnce, value: toRupee(plan.lumpsumPaise) },
        { label: text.annuityAmount, value: toRupee(plan.annuityPaise) },
      ],
      notes: exitNotes(plan.savings.valuePaise),
    })
  },
})

function exitNotes(savingsPaise: number): Note[] {
  const band = exitBand(savingsPaise)
  if (band === 'annuity') return []
  const values = {
    whole: briefText(wholePaise),
    band: briefText(bandPaise),
    atOnce: briefText(bandAtOncePaise),
    years: bandYears,
  }
  return [{ tone: 'info', text: fillBilingual(text.notes[band], values) }]
}
