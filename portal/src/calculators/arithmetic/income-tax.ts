/**
 * Income tax of a resident individual in both regimes, by the law of a year.
 *
 *   taxable income = income − deductions                            to the nearest Rs. 10
 *   tax = slabs − rebate + surcharge + health and education cess    to the nearest Rs. 10
 *
 * Just over Rs. 12 lakh in the new regime, and just over each surcharge limit in both, the tax is held to what the last
 * rupees over the limit brought in (marginal relief). Income taxed at special rates (capital gains, lotteries) and the
 * deductions that go with it are not covered.
 */
import {
  type DeductionLimits,
  deductionLimits,
  employerNps,
  type IncomeTaxRates,
  incomeTaxRates,
  rowOf,
  type TaxAge,
  type TaxRegime,
  type TaxSlab,
  type TaxYear,
} from '@chowk/catalog'
import { shareOf } from './decimal.ts'

export type TaxLaw = ReturnType<typeof taxLawOf>

/** The rates and limits of one year. */
export function taxLawOf(year: TaxYear) {
  const ofYear = (value: { readonly year: TaxYear }): boolean => value.year === year
  return {
    rates: rowOf(incomeTaxRates, ofYear).value,
    limits: rowOf(deductionLimits, ofYear).value,
    employerNps: rowOf(employerNps, ofYear).value,
  }
}

export interface Income {
  readonly salaryPaise: number
  /** Interest, rent and other income taxed at the slab rates. */
  readonly otherPaise: number
  readonly age: TaxAge
  /** Basic pay and dearness allowance, of which the employer's NPS contribution counts up to a share. */
  readonly basicPaise: number
  readonly employer: 'government' | 'other'
  /** The employer's contribution to the NPS: deducted in both regimes. */
  readonly employerNpsPaise: number
  /** Deducted in the old regime only. */
  readonly section80cPaise: number
  /** Health insurance for oneself and the family, and for the parents. */
  readonly section80dPaise: number
  readonly parents80dPaise: number
  readonly areParentsSixty: boolean
  readonly ownNpsPaise: number
  readonly homeLoanInterestPaise: number
  readonly rentExemptionPaise: number
  readonly otherDeductionsPaise: number
}

export type IncomeTax = ReturnType<typeof incomeTaxOn>

export function incomeTaxOn(income: Income, regime: TaxRegime, law: TaxLaw) {
  const grossPaise = income.salaryPaise + income.otherPaise
  const deductionsPaise = Math.min(grossPaise, deductionsOf(income, regime, law))
  const taxablePaise = nearestTenRupees(grossPaise - deductionsPaise)
  return { deductionsPaise, ...taxOn(taxablePaise, regime, income.age, law.rates) }
}

function deductionsOf(income: Income, regime: TaxRegime, { rates, limits, employerNps }: TaxLaw): number {
  const npsLimit = shareOf(income.basicPaise, employerNps.shareBps[income.employer][regime])
  const common =
    Math.min(income.salaryPaise, rates.standardDeductionPaise[regime]) +
    Math.min(income.employerNpsPaise, npsLimit)
  if (regime === 'new') return common
  return (
    common +
    Math.min(income.section80cPaise, limits.savingsPaise) +
    Math.min(income.section80dPaise, healthLimit(limits, income.age !== 'below-60')) +
    Math.min(income.parents80dPaise, healthLimit(limits, income.areParentsSixty)) +
    Math.min(income.ownNpsPaise, limits.ownNpsPaise) +
    Math.min(income.homeLoanInterestPaise, limits.homeLoanInterestPaise) +
    income.rentExemptionPaise +
    income.otherDeductionsPaise
  )
}

const healthLimit = ({ healthPaise, healthFromSixtyPaise }: DeductionLimits, isSixty: boolean): number =>
  isSixty ? healthFromSixtyPaise : healthPaise

/** The tax on an income from which everything has been deducted, with marginal relief in the rebate and the surcharge. */
export function taxOn(taxablePaise: number, regime: TaxRegime, age: TaxAge, rates: IncomeTaxRates) {
  const ofRegime = regime === 'new' ? rates.slabs.new : rates.slabs.old[age]
  const slabs = slabTaxes(taxablePaise, ofRegime)
  const slabTaxPaise = slabs.reduce((sum, slab) => sum + slab.taxPaise, 0)
  const rebatePaise = rebateOn(taxablePaise, slabTaxPaise, rates.rebate[regime])
  const taxPaise = slabTaxPaise - rebatePaise
  const surchargePaise = surchargeOn(taxablePaise, taxPaise, ofRegime, rates.surcharge[regime])
  const cessPaise = shareOf(taxPaise + surchargePaise, rates.cessBps)
  const totalPaise = nearestTenRupees(taxPaise + surchargePaise + cessPaise)
  return { regime, taxablePaise, slabs, slabTaxPaise, rebatePaise, surchargePaise, cessPaise, totalPaise }
}

/** The rows of the slab table, the untaxed first part included. */
function slabTaxes(taxablePaise: number, slabs: readonly TaxSlab[]) {
  return [{ abovePaise: 0, rateBps: 0 }, ...slabs].map(({ abovePaise, rateBps }, index) => {
    const toPaise = slabs[index]?.abovePaise
    const inSlabPaise = Math.max(0, Math.min(taxablePaise, toPaise ?? taxablePaise) - abovePaise)
    return { fromPaise: abovePaise, toPaise, rateBps, taxPaise: shareOf(inSlabPaise, rateBps) }
  })
}

function rebateOn(
  taxablePaise: number,
  slabTaxPaise: number,
  { upToPaise, maxPaise, hasMarginalRelief }: IncomeTaxRates['rebate'][TaxRegime],
): number {
  if (taxablePaise <= upToPaise) return Math.min(slabTaxPaise, maxPaise)
  return hasMarginalRelief ? Math.max(0, slabTaxPaise - (taxablePaise - upToPaise)) : 0
}

function surchargeOn(
  taxablePaise: number,
  taxPaise: number,
  slabs: readonly TaxSlab[],
  surcharges: readonly TaxSlab[],
): number {
  const passed = surcharges.filter(({ abovePaise }) => taxablePaise > abovePaise)
  const highest = passed.at(-1)
  if (!highest) return 0
  const full = shareOf(taxPaise, highest.rateBps)
  const atLimit = slabTaxes(highest.abovePaise, slabs).reduce((sum, slab) => sum + slab.taxPaise, 0)
  const surchargeAtLimit = shareOf(atLimit, passed.at(-2)?.rateBps ?? 0)
  const maxSurchargePaise = atLimit + surchargeAtLimit + (taxablePaise - highest.abovePaise) - taxPaise
  return Math.max(0, Math.min(full, maxSurchargePaise))
}

function nearestTenRupees(paise: number): number {
  return Math.floor((paise + 5_00) / 10_00) * 10_00
}
