import { formatPaise, providentFundRate, providentFundShares, rowToday, wageRule } from '@chowk/catalog'
import { nearestRupee } from '../../money/money.ts'
import { Decimal, MONTHS_PER_YEAR, monthlyRate, shareOf } from '../arithmetic/decimal.ts'
import { type Savings, type SavingsPeriod, savingsOf } from '../arithmetic/savings.ts'
import { choice, integer, money, percent } from '../form/fields.ts'
import { figure, type Note, toPaisa, toRupee } from '../outcome/outcome.ts'
import { terms } from '../outcome/terms.ts'
import { percentText } from '../outcome/value-text.ts'
import { calculation } from './calculation.ts'
import { savingsOutcome } from './savings-outcome.ts'

/**
 * The Employees' Provident Fund (EPF).
 *
 * Employee: 12% of basic pay and dearness allowance. Employer: the same, of which 8.33% of the wage up to Rs. 15,000 goes
 * to the pension scheme (EPS) for its members and the rest to the fund. Each month's interest is a twelfth of the yearly
 * rate on the balance at the month's start, and is added once a year; a contribution earns from the month after it.
 *
 * Rounding: contributions to the nearest rupee, as the fund does; the interest of a year to the paisa.
 */
const shares = rowToday(providentFundShares).value

/** Where allowances are more than half of all pay, half of all pay counts as the wage (Code on Wages, section 2(y)). */
export function countedWage(monthlyWagePaise: number, allPayPaise: number): number {
  return Math.max(monthlyWagePaise, shareOf(allPayPaise, rowToday(wageRule).value.leastShareBps))
}

interface ProvidentFundMember {
  /** Basic pay and dearness allowance of a month. */
  readonly monthlyWagePaise: number
  readonly yearlyIncreaseBps: number
  readonly annualRateBps: number
  readonly years: number
  readonly openingPaise: number
  readonly inPensionScheme: boolean
  /** Full years at the start: the pension scheme ends at an age, the fund does not. */
  readonly age: number
}

interface Contribution {
  readonly employeePaise: number
  readonly employerPaise: number
  readonly pensionPaise: number
}

export function contributionOf(monthlyWagePaise: number, inPensionScheme: boolean): Contribution {
  const { employeeShareBps, employerShareBps, pensionShareBps, pensionWageCeilingPaise } = shares
  const pensionWage = Math.min(monthlyWagePaise, pensionWageCeilingPaise)
  const pensionPaise = inPensionScheme ? nearestRupee(shareOf(pensionWage, pensionShareBps)) : 0
  return {
    employeePaise: nearestRupee(shareOf(monthlyWagePaise, employeeShareBps)),
    employerPaise: nearestRupee(shareOf(monthlyWagePaise, employerShareBps)) - pensionPaise,
    pensionPaise,
  }
}

interface ProvidentFund extends Savings {
  readonly employeePaise: number
  readonly employerPaise: number
  readonly pensionPaise: number
}

/** One row for every year; the opening balance counts as a deposit of the first. */
export function providentFund(member: ProvidentFundMember): ProvidentFund {
  const total = { employeePaise: 0, employerPaise: 0, pensionPaise: 0 }
  const rate = monthlyRate(member.annualRateBps)
  const periods: SavingsPeriod[] = []
  let wagePaise = member.monthlyWagePaise
  let balancePaise = member.openingPaise
  for (let year = 0; year < member.years; year++) {
    if (year > 0) wagePaise += shareOf(wagePaise, member.yearlyIncreaseBps)
    const inPensionScheme = member.inPensionScheme && member.age + year < shares.pensionEndsAtAge
    const { employeePaise, employerPaise, pensionPaise } = contributionOf(wagePaise, inPensionScheme)
    const perMonthPaise = employeePaise + employerPaise
    balancePaise += perMonthPaise * MONTHS_PER_YEAR + interestOfYear(rate, balancePaise, perMonthPaise)
    total.employeePaise += employeePaise * MONTHS_PER_YEAR
    total.employerPaise += employerPaise * MONTHS_PER_YEAR
    total.pensionPaise += pensionPaise * MONTHS_PER_YEAR
    const depositPaise = perMonthPaise * MONTHS_PER_YEAR + (year === 0 ? member.openingPaise : 0)
    periods.push({ depositPaise, balance: Decimal.of(balancePaise) })
  }
  return { ...savingsOf(periods), ...total }
}

/** The contributions of a year earn for 11, 10 … 0 months: 66 months' worth of one of them. */
function interestOfYear(rate: Decimal, openingPaise: number, perMonthPaise: number): number {
  return Decimal.of(openingPaise * MONTHS_PER_YEAR)
    .plus(Decimal.of(perMonthPaise).times(66))
    .times(rate)
    .round()
}

const { year: rateYear, annualRateBps } = rowToday(providentFundRate).value
const { pensionEndsAtAge } = rowToday(providentFundShares).value
const oldestAge = 75

export const epf = calculation({
  fields: {
    wage: money('Basic pay and DA each month', 'मासिक मूल वेतन और महँगाई भत्ता', {
      initial: 30_000,
      min: 1_000,
      max: 50_00_000,
    }),
    total: money('All pay each month, allowances too', 'भत्तों सहित कुल मासिक वेतन', {
      hint: {
        en: 'Only if allowances are more than half of it',
        hi: 'केवल तब, जब भत्ते इसके आधे से ज़्यादा हों',
      },
      initial: 0,
      min: 0,
      max: 1_00_00_000,
      optional: true,
    }),
    age: integer('Your age (years)', 'आपकी उम्र (साल)', { initial: 30, min: 18, max: oldestAge - 1 }),
    retirement: integer('Until the age of', 'किस उम्र तक', {
      hint: {
        en: `The pension scheme ends at ${pensionEndsAtAge}; the fund continues while you work`,
        hi: `पेंशन योजना ${pensionEndsAtAge} पर समाप्त होती है; काम करते रहें तो फ़ंड में अंशदान जारी रहता है`,
      },
      initial: pensionEndsAtAge,
      min: 19,
      max: oldestAge,
    }),
    increase: percent('Raise each year (%)', 'हर साल वेतन वृद्धि (%)', { initial: 5, max: 20 }),
    opening: money('In the fund already', 'फ़ंड में पहले से', {
      initial: 0,
      min: 0,
      max: 10_00_00_000,
      optional: true,
    }),
    pension: choice('Member of the pension scheme (EPS)', 'पेंशन योजना (ईपीएस) के सदस्य', [
      { value: 'yes', label: { en: 'Yes', hi: 'हाँ' } },
      { value: 'no', label: { en: 'No', hi: 'नहीं' } },
    ]),
    rate: percent('Interest rate (% a year)', 'ब्याज दर (% सालाना)', {
      hint: {
        en: `${percentText(annualRateBps)} was declared for ${rateYear}`,
        hi: `${rateYear} के लिए ${percentText(annualRateBps)} घोषित`,
      },
      initial: annualRateBps / 100,
      max: 15,
    }),
  },
  check: ({ age, retirement }) =>
    retirement > age
      ? undefined
      : {
          field: 'retirement',
          message: {
            en: `“Until the age of” is not after your age today. Enter a later age, ${oldestAge} at most.`,
            hi: `“किस उम्र तक” में लिखी उम्र आपकी आज की उम्र से ज़्यादा नहीं है। ज़्यादा उम्र लिखें, ज़्यादा से ज़्यादा ${oldestAge}।`,
          },
        },
  compute({ wage: basic, total, age, retirement, increase, opening, pension, rate }) {
    const wage = countedWage(basic, total)
    const inPensionScheme = pension === 'yes'
    const fund = providentFund({
      monthlyWagePaise: wage,
      yearlyIncreaseBps: increase,
      annualRateBps: rate,
      years: retirement - age,
      openingPaise: opening,
      inPensionScheme,
      age,
    })
    const now = contributionOf(wage, inPensionScheme && age < pensionEndsAtAge)
    return savingsOutcome({
      savings: fund,
      rowsAre: 'years',
      headline: figure('In the fund at the end', 'अंत में फ़ंड में', toRupee(fund.valuePaise)),
      invested: { en: 'Paid in', hi: 'अंशदान' },
      earned: terms.interest,
      startAge: age,
      notes: wage > basic ? [halfCounts(wage)] : [],
      figures: [
        figure('Of it from you', 'इसमें आपका अंशदान', toRupee(fund.employeePaise)),
        figure('Of it from your employer', 'इसमें नियोक्ता का अंशदान', toRupee(fund.employerPaise)),
        figure('From you this month', 'इस महीने आपसे', toPaisa(now.employeePaise)),
        figure('From your employer this month', 'इस महीने नियोक्ता से', toPaisa(now.employerPaise)),
        figure('To the pension scheme this month', 'इस महीने पेंशन योजना में', toPaisa(now.pensionPaise)),
      ],
    })
  },
})

function halfCounts(wagePaise: number): Note {
  return {
    tone: 'info',
    text: {
      en: `Your allowances are more than half of your pay, so half of it, ${formatPaise(wagePaise)}, is counted as the wage (Code on Wages). The law requires contributions only on Rs. 15,000 of it; above that they are by agreement.`,
      hi: `आपके भत्ते वेतन के आधे से ज़्यादा हैं, इसलिए उसका आधा, ${formatPaise(wagePaise, 'hi')}, वेतन माना गया है (वेतन संहिता)। क़ानून के अनुसार केवल ₹15,000 पर अंशदान ज़रूरी है; उससे ऊपर आपसी सहमति से होता है।`,
    },
  }
}
