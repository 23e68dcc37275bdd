import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annualCostBps, emiPaise, repay } from './loan.ts'
import { yearsOf } from './savings.ts'

const lakh = 100_000_00

const sumOf = <Row>(rows: readonly Row[], column: (row: Row) => number): number =>
  rows.reduce((total, row) => total + column(row), 0)

const loans = fc.record({
  principalPaise: fc.integer({ min: 1000_00, max: 1000 * lakh }),
  annualRateBps: fc.integer({ min: 0, max: 4000 }),
  months: fc.integer({ min: 1, max: 360 }),
})

describe('published examples', () => {
  test('10 lakh at 8.5% for 20 years (toolfest.in: EMI 8,678.23, interest 10,82,775.76)', () => {
    const repayment = repay({ principalPaise: 10 * lakh, annualRateBps: 850, months: 240 })
    expect(repayment.emiPaise).toBe(8_678_23)
    expect(repayment.totalInterestPaise).toBe(10_82_775_76)
    expect(repayment.totalPaise).toBe(20_82_775_76)
  })

  test('50 lakh at 8.5% for 20 years (indiacalculates.in: EMI 43,391)', () => {
    expect(emiPaise({ principalPaise: 50 * lakh, annualRateBps: 850, months: 240 })).toBe(43_391_16)
  })

  test.each([
    [360, 15_383, 33_37_779],
    [300, 16_258, 26_77_342],
    [240, 17_723, 20_53_532],
  ])('22 lakh at 7.5% for %d months (Patrika, on a State Bank home loan)', (months, emi, interest) => {
    const repayment = repay({ principalPaise: 22 * lakh, annualRateBps: 750, months })
    expect(Math.round(repayment.emiPaise / 100)).toBe(emi)
    expect(Math.round(repayment.totalInterestPaise / 100)).toBe(interest)
  })
})

describe('any loan', () => {
  test('is repaid to the paisa, and not a paisa more', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 0, max: lakh }), (loan, extra) => {
        const { instalments, totalInterestPaise } = repay(loan, extra)
        expect(sumOf(instalments, row => row.principalPaise)).toBe(loan.principalPaise)
        expect(sumOf(instalments, row => row.interestPaise)).toBe(totalInterestPaise)
        expect(instalments.at(-1)?.balancePaise).toBe(0)
      }),
      { numRuns: 40 },
    )
  })

  test('has level instalments: no month differs from the EMI by more than a paisa', () => {
    fc.assert(
      fc.property(loans, loan => {
        const { emiPaise: emi, instalments } = repay(loan)
        expect(instalments).toHaveLength(loan.months)
        for (const { paymentPaise } of instalments)
          expect(Math.abs(paymentPaise - emi)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 40 },
    )
  })

  test('costs no less at a higher rate', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 1000 }), (loan, more) => {
        expect(emiPaise({ ...loan, annualRateBps: loan.annualRateBps + more })).toBeGreaterThanOrEqual(
          emiPaise(loan),
        )
      }),
    )
  })

  test('without interest is split evenly', () => {
    expect(
      repay({ principalPaise: 1000_00, annualRateBps: 0, months: 3 }).instalments.map(i => i.paymentPaise),
    ).toEqual([333_33, 333_34, 333_33])
  })
})

test('paying more each month ends the loan sooner and costs less interest', () => {
  const loan = { principalPaise: 50 * lakh, annualRateBps: 850, months: 240 }
  const plain = repay(loan)
  const faster = repay(loan, 5_000_00)
  expect(faster.instalments.length).toBeLessThan(plain.instalments.length)
  expect(faster.totalInterestPaise).toBeLessThan(plain.totalInterestPaise)
  expect(faster.instalments.at(-1)?.paymentPaise).toBeLessThanOrEqual(plain.emiPaise + 5_000_00)
})

test('a fee taken from the loan raises its yearly cost, and none leaves it at the rate', () => {
  const loan = { principalPaise: 5 * lakh, annualRateBps: 1200, months: 36 }
  expect(annualCostBps(loan, 5 * lakh)).toBe(1200)
  const withFee = annualCostBps(loan, 5 * lakh - 10_000_00)
  expect(withFee).toBeGreaterThan(1200)
  expect(
    emiPaise({ ...loan, principalPaise: 5 * lakh - 10_000_00, annualRateBps: withFee }),
  ).toBeGreaterThanOrEqual(emiPaise(loan))
})

test('the yearly cost is never rounded down: 15.689% is shown as 15.69%', () => {
  const loan = { principalPaise: 3 * lakh, annualRateBps: 1400, months: 36 }
  expect(annualCostBps(loan, 3 * lakh - 7_080_00)).toBe(1569)
})

test('the years of a schedule hold its months', () => {
  const { instalments, totalPaise } = repay({ principalPaise: 3 * lakh, annualRateBps: 1050, months: 30 })
  const years = yearsOf(instalments, ['paymentPaise', 'interestPaise', 'principalPaise'])
  expect(years.map(year => year.period)).toEqual([1, 2, 3])
  expect(sumOf(years, year => year.paymentPaise)).toBe(totalPaise)
  expect(years[0]?.balancePaise).toBe(instalments[11]?.balancePaise)
})
