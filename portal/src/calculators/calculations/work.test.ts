/** What comes with a job: provident fund, pension, gratuity and house rent; and GST. */
import { gstRates, houseRent, rowOf } from '@chowk/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxSale } from '../arithmetic/gst.ts'
import { exitBand, pension } from '../arithmetic/pension-system.ts'
import { contributionOf, countedWage, providentFund } from './epf-calculator.ts'
import { type Employment, gratuityFor as gratuity } from './gratuity-calculator.ts'
import { cityShareBpsOf, rentExemption } from './hra-calculator.ts'

const lakh = 100_000_00

describe('provident fund', () => {
  test('a wage of 25,000 (citehr.com: 3,000 from the employee, 1,750 from the employer, 1,250 to the pension)', () => {
    expect(contributionOf(25_000_00, true)).toEqual({
      employeePaise: 3_000_00,
      employerPaise: 1_750_00,
      pensionPaise: 1_250_00,
    })
  })

  test('outside the pension scheme the whole employer share goes to the fund', () => {
    expect(contributionOf(25_000_00, false)).toEqual({
      employeePaise: 3_000_00,
      employerPaise: 3_000_00,
      pensionPaise: 0,
    })
  })

  const member = {
    monthlyWagePaise: 25_000_00,
    yearlyIncreaseBps: 500,
    annualRateBps: 825,
    years: 3,
    openingPaise: 2 * lakh,
    inPensionScheme: true,
    age: 30,
  }

  test('interest runs on the balance at the start of each month and is added once a year (Economic Times, method)', () => {
    const { rows } = providentFund(member)
    let running = 2 * lakh
    let interest = 0
    for (let month = 0; month < 12; month++) {
      interest += (running * 0.0825) / 12
      running += 4_750_00
    }
    expect(rows[0]?.interestPaise).toBe(Math.round(interest))
    expect(rows[0]?.balancePaise).toBe(running + Math.round(interest))
  })

  test('the shares, the opening balance and the interest add up to the balance', () => {
    const { employeePaise, employerPaise, interestPaise, valuePaise } = providentFund(member)
    expect(2 * lakh + employeePaise + employerPaise + interestPaise).toBe(valuePaise)
  })

  test('past 58 the fund goes on and the whole employer share goes to it', () => {
    const { pensionPaise, rows } = providentFund({ ...member, age: 57, yearlyIncreaseBps: 0 })
    expect(pensionPaise).toBe(12 * 1_250_00)
    expect(rows[1]?.depositPaise).toBe(12 * 6_000_00)
  })

  test.each([
    [20_000, 60_000, 30_000],
    [30_000, 60_000, 30_000],
    [40_000, 60_000, 40_000],
    [40_000, 0, 40_000],
  ])(
    'basic pay and DA of %d in all pay of %d counts as %d (Code on Wages: half at least)',
    (wage, all, counted) => {
      expect(countedWage(wage * 100, all * 100)).toBe(counted * 100)
    },
  )

  test('a raise reaches the contributions a year later', () => {
    const { rows } = providentFund(member)
    expect(rows[1]?.depositPaise).toBe(12 * (3_150_00 + 1_900_00))
  })
})

test('pension: 5,000 a month from 30 to 60 at 10%, 40% into an annuity at 6% (smartifinance.blogspot.com)', () => {
  const result = pension({
    investment: { monthlyPaise: 5_000_00, annualReturnBps: 1000, years: 30 },
    annuityShareBps: 4000,
    annuityRateBps: 600,
  })
  const rupees = (paise: number): number => Math.round(paise / 100)
  expect(rupees(result.savings.valuePaise)).toBe(1_13_96_627)
  expect(rupees(result.lumpsumPaise)).toBe(68_37_976)
  expect(rupees(result.annuityPaise)).toBe(45_58_651)
  expect(rupees(result.monthlyPensionPaise)).toBe(22_793)
})

test.each([
  [8_00_000, 'whole'],
  [8_00_001, 'in-parts'],
  [12_00_000, 'in-parts'],
  [12_00_001, 'annuity'],
] as const)('NPS savings of Rs. %d at a normal exit: %s (PFRDA, December 2025)', (rupees, band) => {
  expect(exitBand(rupees * 100)).toBe(band)
})

describe('gratuity', () => {
  const service = { monthlyWagePaise: 6_000_00, years: 8, months: 7, employment: 'covered' } as const

  test('6,000 a month for 8 years and 7 months is 31,154 (citehr.com)', () => {
    expect(gratuity(service).gratuityPaise).toBe(31_153_85)
  })

  test.each<[Employment, number, number]>([
    ['covered', 6, 96],
    ['covered', 7, 108],
    ['not-covered', 11, 96],
    ['fixed-term', 7, 103],
  ])('%s: 8 years and %d months count as %d months', (employment, months, counted) => {
    expect(gratuity({ ...service, employment, months }).countedMonths).toBe(counted)
  })

  test('an employer outside the law counts a month as thirty days', () => {
    expect(gratuity({ ...service, employment: 'not-covered' }).gratuityPaise).toBe(24_000_00)
  })

  test('stops at 20 lakh, and says what the formula gave', () => {
    const long = gratuity({ ...service, monthlyWagePaise: 3 * lakh, years: 30, months: 0 })
    expect(long).toMatchObject({ gratuityPaise: 20 * lakh, beforeCeilingPaise: 51_92_307_69 })
  })

  test.each<[Employment, number, number, string]>([
    ['covered', 3, 11, 'no'],
    ['covered', 4, 6, 'no'],
    ['covered', 4, 10, 'disputed'],
    ['covered', 5, 0, 'yes'],
    ['not-covered', 4, 10, 'no'],
    ['fixed-term', 1, 0, 'yes'],
    ['fixed-term', 0, 11, 'no'],
  ])(
    '%s after %d years and %d months: due is %s (4 years, 10 months: Mettur Beardsell)',
    (employment, years, months, due) => {
      expect(gratuity({ ...service, employment, years, months }).due).toBe(due)
    },
  )
})

describe('house rent allowance', () => {
  test('salary 8,000, allowance 3,000, rent 3,000 a month: 26,400 of 36,000 exempt (taxmanagementindia.com)', () => {
    const year = {
      salaryPaise: 96_000_00,
      allowancePaise: 36_000_00,
      rentPaise: 36_000_00,
      cityShareBps: 4000,
    } as const
    expect(rentExemption(year)).toEqual({
      limits: { allowancePaise: 36_000_00, rentOverTenthPaise: 26_400_00, salarySharePaise: 38_400_00 },
      exemptPaise: 26_400_00,
      taxablePaise: 9_600_00,
    })
  })

  test.each([
    ['2025-26', 'metro', 3],
    ['2025-26', 'added', 2.4],
    ['2026-27', 'metro', 3],
    ['2026-27', 'added', 3],
    ['2026-27', 'other', 2.4],
  ] as const)('in %s, %s: %d lakh of a salary of 6 lakh count', (year, city, lakhs) => {
    const { value } = rowOf(houseRent, rules => rules.year === year)
    const rent = { salaryPaise: 6 * lakh, allowancePaise: 4 * lakh, rentPaise: 9 * lakh }
    expect(rentExemption({ ...rent, cityShareBps: cityShareBpsOf(city, value) }).exemptPaise).toBe(
      lakhs * lakh,
    )
  })

  test('rent below a tenth of the salary exempts nothing', () => {
    const rent = { salaryPaise: 6 * lakh, allowancePaise: lakh, rentPaise: 59_000_00, cityShareBps: 5000 }
    expect(rentExemption(rent)).toMatchObject({ exemptPaise: 0, taxablePaise: lakh })
  })
})

describe('goods and services tax', () => {
  test('18% added to 10,000', () => {
    expect(
      taxSale({ amountPaise: 10_000_00, rateBps: 1800, isInclusive: false, supply: 'within-state' }),
    ).toEqual({
      netPaise: 10_000_00,
      taxPaise: 1_800_00,
      grossPaise: 11_800_00,
      centralPaise: 900_00,
      statePaise: 900_00,
      integratedPaise: 0,
    })
  })

  test('18% contained in 11,800, sold to another state', () => {
    expect(
      taxSale({ amountPaise: 11_800_00, rateBps: 1800, isInclusive: true, supply: 'between-states' }),
    ).toEqual({
      netPaise: 10_000_00,
      taxPaise: 1_800_00,
      grossPaise: 11_800_00,
      centralPaise: 0,
      statePaise: 0,
      integratedPaise: 1_800_00,
    })
  })

  test('Rs. 10.50 at 5% within a state: 26 paise each, never 26 and 27', () => {
    const sale = taxSale({ amountPaise: 10_50, rateBps: 500, isInclusive: false, supply: 'within-state' })
    expect(sale).toMatchObject({ centralPaise: 26, statePaise: 26, taxPaise: 52, grossPaise: 11_02 })
  })

  test('the parts always make the whole', () => {
    fc.assert(
      fc.property(
        fc.nat(1000 * lakh),
        fc.constantFrom(...gstRates.rows.flatMap(({ value }) => value.ratesBps)),
        fc.boolean(),
        fc.constantFrom('within-state', 'between-states'),
        (amountPaise, rateBps, isInclusive, supply) => {
          const sale = taxSale({ amountPaise, rateBps, isInclusive, supply })
          expect(sale.centralPaise + sale.statePaise + sale.integratedPaise).toBe(sale.taxPaise)
          expect(sale.netPaise + sale.taxPaise).toBe(sale.grossPaise)
          expect(isInclusive ? sale.grossPaise : sale.netPaise).toBe(amountPaise)
          expect(sale.statePaise).toBe(sale.centralPaise)
        },
      ),
    )
  })
})
