import type { TaxAge, TaxRegime } from '@chowk/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { incomeTaxOn as byLaw, taxOn as byRates, type Income, taxLawOf } from './income-tax.ts'

const lakh = 100_000_00
const crore = 100 * lakh

const law = taxLawOf('2026-27')
const incomeTax = (income: Income, regime: TaxRegime) => byLaw(income, regime, law)
const taxOn = (taxablePaise: number, regime: TaxRegime, age: TaxAge) =>
  byRates(taxablePaise, regime, age, law.rates)

const nothing: Income = {
  salaryPaise: 0,
  otherPaise: 0,
  age: 'below-60',
  basicPaise: 0,
  employer: 'other',
  employerNpsPaise: 0,
  section80cPaise: 0,
  section80dPaise: 0,
  parents80dPaise: 0,
  areParentsSixty: false,
  ownNpsPaise: 0,
  homeLoanInterestPaise: 0,
  rentExemptionPaise: 0,
  otherDeductionsPaise: 0,
}

const beforeCess = (taxablePaise: number, regime: TaxRegime, age: TaxAge = 'below-60'): number => {
  const { slabTaxPaise, rebatePaise, surchargePaise } = taxOn(taxablePaise, regime, age)
  return slabTaxPaise - rebatePaise + surchargePaise
}

describe('new regime', () => {
  test.each([
    [12, 0],
    [16, 1_20_000],
    [20, 2_00_000],
    [24, 3_00_000],
    [50, 10_80_000],
  ])('on %d lakh the tax before cess is Rs. %d (Budget speech 2025, annexure)', (lakhs, tax) => {
    expect(beforeCess(lakhs * lakh, 'new')).toBe(tax * 100)
  })

  test.each([
    [12_10_000, 61_500, 10_000],
    [12_50_000, 67_500, 50_000],
  ])(
    'on Rs. %d the slabs say %d, marginal relief leaves %d (Ministry of Finance FAQ, February 2025)',
    (income, slabs, tax) => {
      expect(taxOn(income * 100, 'new', 'below-60').slabTaxPaise).toBe(slabs * 100)
      expect(beforeCess(income * 100, 'new')).toBe(tax * 100)
    },
  )

  test('a salary of 12.75 lakh pays nothing, thanks to the standard deduction', () => {
    const tax = incomeTax({ ...nothing, salaryPaise: 12.75 * lakh }, 'new')
    expect(tax).toMatchObject({ taxablePaise: 12 * lakh, deductionsPaise: 75_000_00, totalPaise: 0 })
  })

  test('takes no notice of the deductions of the old regime, but of the employer’s NPS contribution', () => {
    const income = {
      ...nothing,
      salaryPaise: 20 * lakh,
      section80cPaise: 1.5 * lakh,
      rentExemptionPaise: 3 * lakh,
    }
    expect(incomeTax(income, 'new').taxablePaise).toBe(19.25 * lakh)
    const withNps = { ...income, basicPaise: 10 * lakh, employerNpsPaise: lakh }
    expect(incomeTax(withNps, 'new').taxablePaise).toBe(18.25 * lakh)
  })

  test('age makes no difference', () => {
    expect(beforeCess(30 * lakh, 'new', '80-and-above')).toBe(beforeCess(30 * lakh, 'new'))
  })
})

describe('old regime', () => {
  test.each<[number, TaxAge, number]>([
    [5, 'below-60', 0],
    [10, 'below-60', 1_12_500],
    [10, '60-to-79', 1_10_000],
    [10, '80-and-above', 1_00_000],
    [15, 'below-60', 2_62_500],
  ])('on %d lakh, %s, the tax before cess is Rs. %d (rates of the Finance Act)', (lakhs, age, tax) => {
    expect(beforeCess(lakhs * lakh, 'old', age)).toBe(tax * 100)
  })

  test('just over 5 lakh the rebate is gone, without marginal relief', () => {
    expect(beforeCess(5 * lakh + 10_00, 'old')).toBe(12_502_00)
  })

  test('deductions count up to their limits', () => {
    const income = {
      ...nothing,
      salaryPaise: 20 * lakh,
      section80cPaise: 9 * lakh,
      section80dPaise: 9 * lakh,
      parents80dPaise: 9 * lakh,
      ownNpsPaise: 9 * lakh,
      homeLoanInterestPaise: 9 * lakh,
    }
    expect(incomeTax(income, 'old').deductionsPaise).toBe(
      50_000_00 + 1.5 * lakh + 2 * 25_000_00 + 50_000_00 + 2 * lakh,
    )
  })

  test.each<[TaxAge, boolean, number]>([
    ['below-60', false, 50_000],
    ['below-60', true, 75_000],
    ['60-to-79', true, 1_00_000],
  ])(
    'health insurance: %s, parents of 60 %s, counts Rs. %d (section 80D, now 126)',
    (age, areParentsSixty, maxPaise) => {
      const income = {
        ...nothing,
        salaryPaise: 20 * lakh,
        age,
        areParentsSixty,
        section80dPaise: 2 * lakh,
        parents80dPaise: 2 * lakh,
      }
      expect(incomeTax(income, 'old').deductionsPaise).toBe(50_000_00 + maxPaise * 100)
    },
  )

  test('deductions never exceed the income', () => {
    expect(incomeTax({ ...nothing, otherPaise: lakh, otherDeductionsPaise: 5 * lakh }, 'old')).toMatchObject({
      taxablePaise: 0,
      totalPaise: 0,
    })
  })
})

describe('the employer’s contribution to the NPS', () => {
  const income = { ...nothing, salaryPaise: 15 * lakh, basicPaise: 7.5 * lakh, employerNpsPaise: 14 * lakh }
  const deducted = (regime: TaxRegime, employer: Income['employer']) =>
    incomeTax({ ...income, employer }, regime).deductionsPaise - law.rates.standardDeductionPaise[regime]

  test.each<[TaxRegime, Income['employer'], number]>([
    ['new', 'other', 14],
    ['old', 'other', 10],
    ['new', 'government', 14],
    ['old', 'government', 14],
  ])(
    '%s regime, employer %s: %d%% of basic pay and DA at most (section 80CCD(2), now 124)',
    (regime, employer, share) => {
      expect(deducted(regime, employer)).toBe((7.5 * lakh * share) / 100)
    },
  )

  test('wipes out no tax, however large it is', () => {
    expect(incomeTax(income, 'new').totalPaise).toBeGreaterThan(0)
  })
})

test('both years have the same rates, each under its own section', () => {
  const { year, rebateSection, ...rates } = taxLawOf('2025-26').rates
  const now = taxLawOf('2026-27').rates
  expect([year, rebateSection, now.year, now.rebateSection]).toEqual(['2025-26', '87A', '2026-27', '156'])
  expect(now).toMatchObject(rates)
})

describe('surcharge', () => {
  test('an income of 2,02,61,550 in the old regime (KDK Software: tax 58,90,965, full surcharge 14,72,741)', () => {
    const { slabTaxPaise, surchargePaise } = taxOn(2_02_61_550_00, 'old', 'below-60')
    expect(slabTaxPaise).toBe(58_90_965_00)
    // Two crore pays 58,12,500 and 15% on it; the 2,61,550 above may be taken whole, but no more.
    expect(slabTaxPaise + surchargePaise).toBe(58_12_500_00 + 8_71_875_00 + 2_61_550_00)
  })

  test('is due in full where it costs less than the rupees over the limit', () => {
    expect(taxOn(60 * lakh, 'new', 'below-60')).toMatchObject({
      slabTaxPaise: 13_80_000_00,
      surchargePaise: 1_38_000_00,
    })
  })

  test('ends at 25% in the new regime and at 37% in the old', () => {
    const share = (regime: TaxRegime): number => {
      const { slabTaxPaise, surchargePaise } = taxOn(10 * crore, regime, 'below-60')
      return surchargePaise / slabTaxPaise
    }
    expect(share('new')).toBe(0.25)
    expect(share('old')).toBe(0.37)
  })
})

test('cess is 4% of tax and surcharge, and the total goes to the nearest ten rupees', () => {
  expect(taxOn(15_43_270_00, 'new', 'below-60')).toMatchObject({
    slabTaxPaise: 1_11_490_50,
    cessPaise: 4_459_62,
    totalPaise: 1_15_950_00,
  })
})

describe('a person who earns a little more', () => {
  const regimes = fc.constantFrom<TaxRegime>('new', 'old')
  const ages = fc.constantFrom<TaxAge>('below-60', '60-to-79', '80-and-above')

  test('never pays less tax', () => {
    fc.assert(
      fc.property(fc.nat(7_00_00_000), fc.nat(50_00_000), regimes, ages, (income, more, regime, age) => {
        const less = taxOn(income * 10_00, regime, age).totalPaise
        expect(taxOn((income + more) * 10_00, regime, age).totalPaise).toBeGreaterThanOrEqual(less)
      }),
    )
  })

  test('keeps more in the new regime, but for the cess that relief does not cover', () => {
    fc.assert(
      fc.property(fc.nat(70_00_000), fc.integer({ min: 1, max: 10_000 }), (income, more) => {
        const kept = (rupees: number): number => rupees * 10_00 - beforeCess(rupees * 10_00, 'new')
        expect(kept(income + more)).toBeGreaterThanOrEqual(kept(income))
      }),
    )
  })
})
