/**
 * Income tax of a resident individual for the financial year 2025-26 (assessment year 2026-27), in both regimes.
 * Finance Act, 2025; the Union Budget of February 2026 kept the same rates for 2026-27.
 *
 *   taxable income = income − deductions             to the nearest Rs. 10 (section 288A)
 *   tax = slabs − rebate (section 87A) + surcharge + 4% health and education cess
 *                                                    to the nearest Rs. 10 (section 288B)
 *
 * Just over Rs. 12 lakh in the new regime, and just over each surcharge limit in both, the tax is held to what the last
 * rupees over the limit brought in (marginal relief). Income taxed at special rates (capital gains, lotteries) and the
 * deductions that go with it are not covered.
 */
import { shareOf } from './rate.ts'

const lakh = 100_000_00
const crore = 100 * lakh

export type Regime = 'new' | 'old'
export type AgeGroup = 'below-60' | '60-to-79' | '80-and-above'

interface Slab {
  /** The slab begins above this much income. */
  readonly abovePaise: number
  readonly rateBps: number
}

const newSlabs: readonly Slab[] = [
  { abovePaise: 4 * lakh, rateBps: 500 },
  { abovePaise: 8 * lakh, rateBps: 1000 },
  { abovePaise: 12 * lakh, rateBps: 1500 },
  { abovePaise: 16 * lakh, rateBps: 2000 },
  { abovePaise: 20 * lakh, rateBps: 2500 },
  { abovePaise: 24 * lakh, rateBps: 3000 },
]

const oldUpperSlabs: readonly Slab[] = [
  { abovePaise: 5 * lakh, rateBps: 2000 },
  { abovePaise: 10 * lakh, rateBps: 3000 },
]

const oldSlabs: Record<AgeGroup, readonly Slab[]> = {
  'below-60': [{ abovePaise: 2.5 * lakh, rateBps: 500 }, ...oldUpperSlabs],
  '60-to-79': [{ abovePaise: 3 * lakh, rateBps: 500 }, ...oldUpperSlabs],
  '80-and-above': oldUpperSlabs,
}

const rebates = {
  new: { upToPaise: 12 * lakh, maxPaise: 60_000_00, hasMarginalRelief: true },
  old: { upToPaise: 5 * lakh, maxPaise: 12_500_00, hasMarginalRelief: false },
} as const

const surcharges: Record<Regime, readonly Slab[]> = {
  new: [
    { abovePaise: 50 * lakh, rateBps: 1000 },
    { abovePaise: crore, rateBps: 1500 },
    { abovePaise: 2 * crore, rateBps: 2500 },
  ],
  old: [
    { abovePaise: 50 * lakh, rateBps: 1000 },
    { abovePaise: crore, rateBps: 1500 },
    { abovePaise: 2 * crore, rateBps: 2500 },
    { abovePaise: 5 * crore, rateBps: 3700 },
  ],
}

const CESS_BPS = 400
export const standardDeductionPaise: Record<Regime, number> = { new: 75_000_00, old: 50_000_00 }

/** The most that counts, where the law sets a fixed limit. */
export const deductionLimits = {
  section80cPaise: 1.5 * lakh,
  section80dPaise: lakh,
  ownNpsPaise: 50_000_00,
  homeLoanInterestPaise: 2 * lakh,
} as const

export interface Income {
  readonly salaryPaise: number
  /** Interest, rent and other income taxed at the slab rates. */
  readonly otherPaise: number
  readonly age: AgeGroup
  /** The employer's contribution to the NPS, section 80CCD(2): deducted in both regimes. */
  readonly employerNpsPaise: number
  /** Deducted in the old regime only. */
  readonly section80cPaise: number
  readonly section80dPaise: number
  readonly ownNpsPaise: number
  readonly homeLoanInterestPaise: number
  readonly rentExemptionPaise: number
  readonly otherDeductionsPaise: number
}

interface SlabTax {
  readonly fromPaise: number
  readonly toPaise: number | undefined
  readonly rateBps: number
  readonly taxPaise: number
}

export interface IncomeTax {
  readonly regime: Regime
  readonly deductionsPaise: number
  readonly taxablePaise: number
  readonly slabs: readonly SlabTax[]
  readonly slabTaxPaise: number
  /** Rebate under section 87A, marginal relief included. */
  readonly rebatePaise: number
  /** After marginal relief. */
  readonly surchargePaise: number
  readonly cessPaise: number
  readonly totalPaise: number
}

export function incomeTax(income: Income, regime: Regime): IncomeTax {
  const grossPaise = income.salaryPaise + income.otherPaise
  const deductionsPaise = Math.min(grossPaise, deductionsOf(income, regime))
  return { deductionsPaise, ...taxOn(nearestTenRupees(grossPaise - deductionsPaise), regime, income.age) }
}

function deductionsOf(income: Income, regime: Regime): number {
  const common = Math.min(income.salaryPaise, standardDeductionPaise[regime]) + income.employerNpsPaise
  if (regime === 'new') return common
  return (
    common +
    Math.min(income.section80cPaise, deductionLimits.section80cPaise) +
    Math.min(income.section80dPaise, deductionLimits.section80dPaise) +
    Math.min(income.ownNpsPaise, deductionLimits.ownNpsPaise) +
    Math.min(income.homeLoanInterestPaise, deductionLimits.homeLoanInterestPaise) +
    income.rentExemptionPaise +
    income.otherDeductionsPaise
  )
}

/** The tax on an income from which everything has been deducted. */
export function taxOn(
  taxablePaise: number,
  regime: Regime,
  age: AgeGroup,
): Omit<IncomeTax, 'deductionsPaise'> {
  const slabs = slabTaxes(taxablePaise, slabsOf(regime, age))
  const slabTaxPaise = slabs.reduce((sum, slab) => sum + slab.taxPaise, 0)
  const rebatePaise = rebateOn(taxablePaise, slabTaxPaise, regime)
  const taxPaise = slabTaxPaise - rebatePaise
  const surchargePaise = surchargeOn(taxablePaise, taxPaise, regime, age)
  const cessPaise = shareOf(taxPaise + surchargePaise, CESS_BPS)
  const totalPaise = nearestTenRupees(taxPaise + surchargePaise + cessPaise)
  return { regime, taxablePaise, slabs, slabTaxPaise, rebatePaise, surchargePaise, cessPaise, totalPaise }
}

const slabsOf = (regime: Regime, age: AgeGroup): readonly Slab[] =>
  regime === 'new' ? newSlabs : oldSlabs[age]

/** The rows of the slab table, the untaxed first part included. */
function slabTaxes(taxablePaise: number, slabs: readonly Slab[]): SlabTax[] {
  return [{ abovePaise: 0, rateBps: 0 }, ...slabs].map(({ abovePaise, rateBps }, index) => {
    const toPaise = slabs[index]?.abovePaise
    const inSlabPaise = Math.max(0, Math.min(taxablePaise, toPaise ?? taxablePaise) - abovePaise)
    return { fromPaise: abovePaise, toPaise, rateBps, taxPaise: shareOf(inSlabPaise, rateBps) }
  })
}

function rebateOn(taxablePaise: number, slabTaxPaise: number, regime: Regime): number {
  const { upToPaise, maxPaise, hasMarginalRelief } = rebates[regime]
  if (taxablePaise <= upToPaise) return Math.min(slabTaxPaise, maxPaise)
  return hasMarginalRelief ? Math.max(0, slabTaxPaise - (taxablePaise - upToPaise)) : 0
}

function surchargeOn(taxablePaise: number, taxPaise: number, regime: Regime, age: AgeGroup): number {
  const passed = surcharges[regime].filter(({ abovePaise }) => taxablePaise > abovePaise)
  const highest = passed.at(-1)
  if (!highest) return 0
  const full = shareOf(taxPaise, highest.rateBps)
  const atLimit = slabTaxes(highest.abovePaise, slabsOf(regime, age)).reduce(
    (sum, slab) => sum + slab.taxPaise,
    0,
  )
  const surchargeAtLimit = shareOf(atLimit, passed.at(-2)?.rateBps ?? 0)
  const most = atLimit + surchargeAtLimit + (taxablePaise - highest.abovePaise) - taxPaise
  return Math.max(0, Math.min(full, most))
}

function nearestTenRupees(paise: number): number {
  return Math.floor((paise + 5_00) / 10_00) * 10_00
}
