/**
 * Loans repaid in equated monthly instalments (EMI) on the reducing balance.
 *
 *   EMI = P × r × (1 + r)^n ÷ ((1 + r)^n − 1)      r = yearly rate ÷ 12, n = months
 *
 * Rounding: the calculation is exact. In the schedule what is paid so far and what is still owed are rounded to the
 * paisa, so every instalment is the EMI give or take a paisa, the principal adds up to the loan and the balance ends at
 * zero.
 */
import { Decimal, monthlyRate } from './decimal.ts'
import type { Period } from './savings.ts'

export interface Loan {
  readonly principalPaise: number
  readonly annualRateBps: number
  readonly months: number
}

/** The balance is what is still owed after the instalment. */
export type Instalment = Period<'paymentPaise' | 'interestPaise' | 'principalPaise'>

export type Repayment = ReturnType<typeof repay>

/** How the loan is paid back, when every month `extraPaise` is paid on top of the instalment. */
export function repay(loan: Loan, extraPaise = 0) {
  const rate = monthlyRate(loan.annualRateBps)
  const emi = exactEmi(loan)
  const payment = emi.plus(extraPaise)
  const instalments: Instalment[] = []
  let balance = Decimal.of(loan.principalPaise)
  let paid = Decimal.of(0)
  let before = { balancePaise: loan.principalPaise, paidPaise: 0 }
  for (let month = 1; month <= loan.months && before.balancePaise > 0; month++) {
    const due = balance.plus(balance.times(rate))
    const paidNow = due.isMoreThan(payment) ? payment : due
    balance = due.minus(paidNow)
    paid = paid.plus(paidNow)
    const after = { balancePaise: balance.round(), paidPaise: paid.round() }
    const paymentPaise = after.paidPaise - before.paidPaise
    const principalPaise = before.balancePaise - after.balancePaise
    const interestPaise = paymentPaise - principalPaise
    instalments.push({
      period: month,
      paymentPaise,
      interestPaise,
      principalPaise,
      balancePaise: after.balancePaise,
    })
    before = after
  }
  return {
    emiPaise: emi.round(),
    totalInterestPaise: before.paidPaise - loan.principalPaise,
    totalPaise: before.paidPaise,
    instalments,
  }
}

export function emiPaise(loan: Loan): number {
  return exactEmi(loan).round()
}

function exactEmi({ principalPaise, annualRateBps, months }: Loan): Decimal {
  const principal = Decimal.of(principalPaise)
  if (annualRateBps === 0) return principal.over(months)
  const rate = monthlyRate(annualRateBps)
  const growth = rate.plus(1).power(months)
  return principal.times(rate).times(growth).over(growth.minus(1))
}

/**
 * The yearly cost of a loan of which only `receivedPaise` reaches the borrower, the rest being fees: the rate at which
 * the same instalments would repay what was received. In basis points, rounded up, since a cost is never understated;
 * found by halving.
 */
export function annualCostBps(loan: Loan, receivedPaise: number): number {
  const instalment = exactEmi(loan)
  const neededAt = (annualRateBps: number) =>
    exactEmi({ ...loan, principalPaise: receivedPaise, annualRateBps })
  let low = loan.annualRateBps
  let high = 100_000
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (neededAt(middle).isMoreThan(instalment)) high = middle
    else low = middle
  }
  return instalment.isMoreThan(neededAt(low)) ? high : low
}
