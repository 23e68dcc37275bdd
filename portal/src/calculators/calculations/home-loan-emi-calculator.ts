import { repay } from '../arithmetic/loan.ts'
import { loanToValueBps, loanToValueLimitBps } from '../arithmetic/loan-to-value.ts'
import { money } from '../form/fields.ts'
import { type Figure, figure, type Note, percentage, textValue, toRupee } from '../outcome/outcome.ts'
import { durationText } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'
import { loanFields, loanOutcome } from './loan-outcome.ts'

export const homeLoan = calculation({
  fields: {
    price: money('Price of the home', 'घर की क़ीमत', {
      hint: { en: 'Without stamp duty and registration', hi: 'स्टांप शुल्क और पंजीकरण के बिना' },
      initial: 65_00_000,
      min: 1_00_000,
      max: 50_00_00_000,
    }),
    ...loanFields({
      amount: { initial: 50_00_000, min: 1_00_000, max: 40_00_00_000 },
      rate: { initial: 8, max: 20 },
      years: { initialYears: 20, maxYears: 30 },
    }),
    extra: money('Extra paid each month', 'हर महीने अतिरिक्त भुगतान', {
      hint: {
        en: 'Over the instalment, to finish sooner. Leave 0 for none.',
        hi: 'जल्दी चुकाने के लिए किस्त से ऊपर। नहीं देना हो तो 0 रखें।',
      },
      initial: 0,
      min: 0,
      max: 1_00_00_000,
      optional: true,
    }),
  },
  check: ({ amount, price }) =>
    amount > price
      ? {
          field: 'amount',
          message: {
            en: '“Loan amount” is more than the price of the home. No lender pays more than the price: lower the loan, or check the price.',
            hi: '“लोन रकम” घर की क़ीमत से ज़्यादा है। कोई भी बैंक क़ीमत से ज़्यादा लोन नहीं देता: रकम घटाएँ, या क़ीमत जाँचें।',
          },
        }
      : undefined,
  compute({ price, amount, rate, years: months, extra }) {
    const loan = { principalPaise: amount, annualRateBps: rate, months }
    const plain = repay(loan)
    const repayment = extra > 0 ? repay(loan, extra) : plain
    const shareBps = loanToValueBps(amount, price)
    return loanOutcome({
      principalPaise: amount,
      repayment,
      figures: [
        figure('Own money needed', 'अपनी जेब से', toRupee(price - amount)),
        figure('Loan as a share of the price', 'क़ीमत में लोन का हिस्सा', percentage(shareBps)),
        ...(extra > 0 ? savedByExtra(plain, repayment) : []),
      ],
      notes: shareBps > loanToValueLimitBps(amount) ? [overTheLimit(loanToValueLimitBps(amount))] : [],
    })
  },
})

type Repaid = ReturnType<typeof repay>

function savedByExtra(plain: Repaid, faster: Repaid): Figure[] {
  const months = plain.instalments.length - faster.instalments.length
  const { en, hi } = durationText(months)
  return [
    figure('Finished sooner by', 'इतना पहले ख़त्म', textValue(en, hi)),
    figure('Interest saved', 'ब्याज की बचत', toRupee(plain.totalInterestPaise - faster.totalInterestPaise)),
  ]
}

function overTheLimit(limitBps: number): Note {
  const limit = limitBps / 100
  return {
    tone: 'warning',
    text: {
      en: `For a loan of this size the Reserve Bank lets banks lend up to ${limit}% of the price. Plan for a larger down payment.`,
      hi: `इस आकार के लोन पर रिज़र्व बैंक क़ीमत के ${limit}% तक ही लोन की अनुमति देता है। ज़्यादा डाउन पेमेंट रखें।`,
    },
  }
}
