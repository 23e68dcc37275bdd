/** Worked examples and properties of everything that grows. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compound, effectiveRateBps, growthRates, steadyPath } from '../arithmetic/compound-interest.ts'
import { investMonthly } from '../arithmetic/monthly-investment.ts'
import { type Savings, yearsOf } from '../arithmetic/savings.ts'
import { ppfSavings, sukanyaSavings } from '../arithmetic/small-savings.ts'
import { cumulativeDeposit, quarterlyPayouts } from './fd-calculator.ts'
import { recurringDeposit } from './rd-calculator.ts'
import { interestOn as simpleInterest } from './simple-interest-calculator.ts'
import { withdrawMonthly } from './swp-calculator.ts'

const lakh = 100_000_00
const rupees = (paise: number | undefined): number => Math.round((paise ?? Number.NaN) / 100)

function expectToAddUp({ rows, investedPaise, interestPaise, valuePaise }: Savings): void {
  expect(rows.reduce((sum, row) => sum + row.depositPaise, 0)).toBe(investedPaise)
  expect(rows.reduce((sum, row) => sum + row.interestPaise, 0)).toBe(interestPaise)
  expect(rows.at(-1)?.balancePaise).toBe(valuePaise)
  expect(investedPaise + interestPaise).toBe(valuePaise)
}

describe('monthly investment', () => {
  test('1,000 a month at 12% for a year is 12,809 (deepcoding.info)', () => {
    expect(
      rupees(investMonthly({ monthlyPaise: 1_000_00, annualReturnBps: 1200, years: 1 }).valuePaise),
    ).toBe(12_809)
  })

  test('5,000 a month at 12%, raised by 10% a year (hashmatic.in, year by year)', () => {
    const plan = { monthlyPaise: 5_000_00, annualReturnBps: 1200, years: 9, yearlyStepUpBps: 1000 }
    const { rows, investedPaise } = investMonthly(plan)
    expect(yearsOf(rows, ['depositPaise', 'interestPaise']).map(year => rupees(year.balancePaise))).toEqual([
      64_047, 1_42_621, 2_38_205, 3_53_661, 4_92_285, 6_57_867, 8_54_764, 10_87_978, 13_63_250,
    ])
    expect(rupees(investedPaise)).toBe(8_14_769)
  })

  test('an opening amount grows as if it had been there alone', () => {
    const alone = investMonthly({ monthlyPaise: 0, openingPaise: lakh, annualReturnBps: 1000, years: 3 })
    expect(alone.valuePaise).toBe(
      compound({ principalPaise: lakh, annualRateBps: 1000, years: 3, timesPerYear: 12 }).valuePaise,
    )
  })
})

describe('compound interest', () => {
  test('15,000 at 5% compounded quarterly for 2 years is 16,567.29 (easycalculation.com)', () => {
    const deposit = { principalPaise: 15_000_00, annualRateBps: 500, years: 2, timesPerYear: 4 }
    expect(compound(deposit).valuePaise).toBe(16_567_29)
  })

  test('a certificate of 1,000 at 7.7% for 5 years is worth 1,449.03 (India Post, NSC)', () => {
    expect(compound({ principalPaise: 1_000_00, annualRateBps: 770, years: 5 }).valuePaise).toBe(1_449_03)
  })

  test('more frequent compounding never earns less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), rate => {
        const rates = [1, 2, 4, 12, 365].map(times => effectiveRateBps(rate, times))
        expect(rates).toEqual(rates.toSorted((a, b) => a - b))
      }),
    )
  })
})

test('simple interest on 10,000 at 8% for 2 years and 6 months is 2,000', () => {
  const interest = simpleInterest({ principalPaise: 10_000_00, annualRateBps: 800, months: 30 })
  expect(interest.interestPaise).toBe(2_000_00)
  expect(interest.rows.map(row => row.interestPaise)).toEqual([800_00, 800_00, 400_00])
})

describe('growth rates', () => {
  test('1,00,000 that became 2,00,000 in 5 years grew by 14.87% a year (easy-calc.com)', () => {
    expect(growthRates({ initialPaise: lakh, finalPaise: 2 * lakh, months: 60 })).toEqual({
      cagrBps: 1487,
      absoluteBps: 10_000,
    })
  })

  test('a loss is a negative rate', () => {
    expect(growthRates({ initialPaise: lakh, finalPaise: 81_000_00, months: 24 })).toEqual({
      cagrBps: -1000,
      absoluteBps: -1900,
    })
  })

  test('the path of steady growth leads from the first value to the last', () => {
    const path = steadyPath({ initialPaise: lakh, finalPaise: 2 * lakh, months: 60 })
    expect(path.map(rupees)).toEqual([1_00_000, 1_14_870, 1_31_951, 1_51_572, 1_74_110, 2_00_000])
  })

  test('undo compounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 30 }),
        (annualRateBps, years) => {
          const { valuePaise } = compound({ principalPaise: 100 * lakh, annualRateBps, years })
          const found = growthRates({ initialPaise: 100 * lakh, finalPaise: valuePaise, months: years * 12 })
          expect(found.cagrBps).toBe(annualRateBps)
        },
      ),
    )
  })
})

describe('fixed deposit', () => {
  test('1,00,000 for 5 years: at 9% 1,56,050.92 (blog.kbsbng.com), at 7% 1,41,478 (marathicharoli.in)', () => {
    expect(
      rupees(cumulativeDeposit({ principalPaise: lakh, annualRateBps: 700, months: 60 }).valuePaise),
    ).toBe(1_41_478)
    expect(cumulativeDeposit({ principalPaise: lakh, annualRateBps: 900, months: 60 }).valuePaise).toBe(
      1_56_050_92,
    )
  })

  test('a month over the quarter earns simple interest for that month', () => {
    const { valuePaise } = cumulativeDeposit({ principalPaise: lakh, annualRateBps: 800, months: 4 })
    expect(valuePaise).toBe(Math.round(1_02_000_00 * (1 + 0.08 / 12)))
  })

  test('paid out quarterly it earns the plain yearly rate', () => {
    expect(quarterlyPayouts({ principalPaise: lakh, annualRateBps: 800, months: 13 })).toEqual({
      perQuarterPaise: 2_000_00,
      lastPaise: 666_67,
      totalPaise: 8_666_67,
    })
  })
})

describe('recurring deposit', () => {
  test("5,000 a month at 7.5% for 18 months is 95,502.35 by the Indian Banks' Association's formula (blog.kbsbng.com)", () => {
    expect(recurringDeposit({ monthlyPaise: 5_000_00, annualRateBps: 750, months: 18 }).valuePaise).toBe(
      95_502_35,
    )
  })

  test.each([
    [10_000, 7_13_659],
    [12_000, 8_56_388],
  ])(
    '%d a month at 6.7%% for 5 years is %d at a post office, which rounds to rupees on the way (indiatv.in)',
    (monthly, value) => {
      const { valuePaise } = recurringDeposit({ monthlyPaise: monthly * 100, annualRateBps: 670, months: 60 })
      expect(Math.abs(rupees(valuePaise) - value)).toBeLessThanOrEqual(2)
    },
  )
})

describe('public provident fund', () => {
  test('1,50,000 a year at 7.1% for 15 years is 40,68,209, and 90,000 is 24,40,926 (asianetnews.com)', () => {
    const plan = { annualRateBps: 710, timing: 'yearly', years: 15 } as const
    expect(rupees(ppfSavings({ ...plan, yearlyPaise: 1.5 * lakh }).valuePaise)).toBe(40_68_209)
    expect(rupees(ppfSavings({ ...plan, yearlyPaise: 90_000_00 }).valuePaise)).toBe(24_40_926)
  })

  test('a year of monthly deposits earns for six and a half months on average', () => {
    const { interestPaise } = ppfSavings({
      yearlyPaise: 1_20_000_00,
      annualRateBps: 710,
      timing: 'monthly',
      years: 1,
    })
    const month = (deposits: number): number => (deposits * 10_000_00 * 0.071) / 12
    const expected = Array.from({ length: 12 }, (_, index) => month(index + 1)).reduce(
      (sum, one) => sum + one,
      0,
    )
    expect(interestPaise).toBe(Math.round(expected))
  })
})

test('Sukanya Samriddhi: 1,50,000 a year at 8.2% becomes 71,82,119 (hashmatic.in, year by year)', () => {
  const { rows } = sukanyaSavings({ yearlyPaise: 1.5 * lakh, annualRateBps: 820, timing: 'yearly' })
  expect(rows.map(row => rupees(row.balancePaise))).toEqual([
    1_62_300, 3_37_909, 5_27_917, 7_33_506, 9_55_954, 11_96_642, 14_57_067, 17_38_846, 20_43_732, 23_73_618,
    27_30_554, 31_16_760, 35_34_634, 39_86_774, 44_75_989, 48_43_020, 52_40_148, 56_69_840, 61_34_767,
    66_37_818, 71_82_119,
  ])
})

describe('every savings plan', () => {
  const plan = {
    monthlyPaise: 2_500_00,
    annualRateBps: 715,
    months: 41,
    principalPaise: 7_77_777_77,
    years: 7,
  }
  test.each([
    [
      'monthly investment',
      investMonthly({ ...plan, annualReturnBps: 1234, yearlyStepUpBps: 725, openingPaise: 1 }),
    ],
    ['compound interest', compound({ ...plan, timesPerYear: 365 })],
    ['simple interest', simpleInterest(plan)],
    ['fixed deposit', cumulativeDeposit(plan)],
    ['recurring deposit', recurringDeposit(plan)],
    ['ppf', ppfSavings({ yearlyPaise: 33_333_33, annualRateBps: 710, timing: 'monthly', years: 15 })],
    ['sukanya samriddhi', sukanyaSavings({ yearlyPaise: 33_333_33, annualRateBps: 820, timing: 'monthly' })],
  ])('%s adds up, row by row', (_, savings) => {
    expectToAddUp(savings)
  })

  test('earns no less at a higher rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 500 }), (rate, more) => {
        for (const grow of [
          (bps: number) => investMonthly({ monthlyPaise: 100_00, annualReturnBps: bps, years: 3 }),
          (bps: number) => recurringDeposit({ monthlyPaise: 100_00, annualRateBps: bps, months: 25 }),
          (bps: number) => cumulativeDeposit({ principalPaise: lakh, annualRateBps: bps, months: 25 }),
          (bps: number) => ppfSavings({ yearlyPaise: lakh, annualRateBps: bps, timing: 'monthly', years: 5 }),
        ])
          expect(grow(rate + more).valuePaise).toBeGreaterThanOrEqual(grow(rate).valuePaise)
      }),
      { numRuns: 30 },
    )
  })
})

describe('withdrawal plan', () => {
  test('15 lakh at 7%, 30,000 a month (nessoftech.com, month by month)', () => {
    const { months } = withdrawMonthly({
      investedPaise: 15 * lakh,
      withdrawalPaise: 30_000_00,
      annualReturnBps: 700,
      months: 50,
    })
    const balances = months.map(month => rupees(month.balancePaise))
    expect(balances.slice(0, 4)).toEqual([14_78_750, 14_57_376, 14_35_877, 14_14_253])
    expect(balances[49]).toBe(2_70_453)
  })

  test('pays what is left and stops when the money has run out', () => {
    const plan = { investedPaise: 1_000_00, withdrawalPaise: 400_00, annualReturnBps: 0, months: 12 }
    expect(withdrawMonthly(plan)).toMatchObject({
      exhaustedInMonth: 3,
      withdrawnPaise: 1_000_00,
      balancePaise: 0,
    })
    expect(withdrawMonthly(plan).months.at(-1)?.withdrawnPaise).toBe(200_00)
  })

  test('taking only the earnings leaves the money whole', () => {
    const plan = { investedPaise: 12 * lakh, withdrawalPaise: 10_000_00, annualReturnBps: 1000, months: 240 }
    expect(withdrawMonthly(plan).balancePaise).toBe(12 * lakh)
    expect(withdrawMonthly(plan).exhaustedInMonth).toBeUndefined()
  })

  test('its years add up to its months', () => {
    const plan = { investedPaise: 10 * lakh, withdrawalPaise: 9_999_99, annualReturnBps: 777, months: 250 }
    const { months, withdrawnPaise, earnedPaise } = withdrawMonthly(plan)
    const years = yearsOf(months, ['withdrawnPaise', 'earnedPaise'])
    expect(years.reduce((sum, year) => sum + year.withdrawnPaise, 0)).toBe(withdrawnPaise)
    expect(years.reduce((sum, year) => sum + year.earnedPaise, 0)).toBe(earnedPaise)
    expect(plan.investedPaise + earnedPaise - withdrawnPaise).toBe(years.at(-1)?.balancePaise)
  })
})
