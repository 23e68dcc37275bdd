/** What rules set, as documents name it in braces: `{toll-upi-times}` is what holds today. A page that shows one also shows `PageRules`. */
import {
  airTickets,
  annualPass,
  creditReporting,
  electronicMandates,
  fundCategoryRules,
  ombudsman,
  pensionExit,
  premiumTimes,
  type Rule,
  railwayBooking,
  rowToday,
  tollWithoutTag,
  turnaround,
  upiLimits,
} from '@chowk/catalog'
import { formatBrief, formatRupees } from '../money/money.ts'

interface Text {
  readonly en: string | number
  readonly hi: string | number
}

interface RuleValue {
  readonly rule: Rule
  text(): Text
}

/** The texts of one rule, each under its name in documents. */
function of<Value, Name extends string>(
  rule: Rule<Value>,
  texts: Readonly<Record<Name, (value: Value) => Text | number>>,
): Readonly<Record<Name, RuleValue>> {
  const entries = Object.entries<(value: Value) => Text | number>(texts).map(([name, make]) => {
    const text = (): Text => {
      const made = make(rowToday(rule).value)
      return typeof made === 'number' ? { en: made, hi: made } : made
    }
    return [name, { rule, text }] as const
  })
  return Object.fromEntries(entries) as Record<Name, RuleValue>
}

const rupees = (paise: number): Text => ({ en: formatRupees(paise), hi: formatRupees(paise, 'hi') })
const brief = (paise: number): Text => ({ en: formatBrief(paise), hi: formatBrief(paise, 'hi') })
const lakhs = (paise: number) => paise / 1_00_000_00

export const ruleValues = {
  ...of(tollWithoutTag, {
    'upi-times': ({ upiTimes }) => upiTimes,
    'upi-for-100': ({ upiTimes }) => 100 * upiTimes,
    'toll-in-cash': ({ cashTimes }) =>
      cashTimes
        ? { en: `In cash it is ${cashTimes} times the toll.`, hi: `नकद में टोल ${cashTimes} गुना लगता है।` }
        : { en: 'Cash is reported to be taken no more.', hi: 'ख़बरों के अनुसार नकद अब नहीं लिया जाता।' },
  }),
  ...of(annualPass, {
    'pass-fee': ({ feePaise }) => rupees(feePaise),
    'pass-trips': ({ trips }) => trips,
    'pass-a-trip': ({ feePaise, trips }) => rupees(Math.round(feePaise / trips)),
  }),
  ...of(electronicMandates, {
    'mandate-limit': ({ withoutFactorPaise }) => rupees(withoutFactorPaise),
    'mandate-higher-limit': ({ withoutFactorHigherPaise }) => brief(withoutFactorHigherPaise),
    'mandate-notice-hours': ({ noticeHours }) => noticeHours,
  }),
  ...of(upiLimits, {
    'upi-between-persons': ({ betweenPersonsPaise }) => brief(betweenPersonsPaise),
    'upi-verified': ({ verifiedPaise }) => brief(verifiedPaise),
    'upi-verified-day': ({ verifiedDayPaise }) => brief(verifiedDayPaise),
    'upi-card-day': ({ cardDayPaise }) => brief(cardDayPaise),
    'upi-jewellery': ({ jewelleryPaise }) => brief(jewelleryPaise),
  }),
  ...of(turnaround, {
    'back-days-wallet': ({ backWithinDays }) => backWithinDays.wallet,
    'back-days-upi': ({ backWithinDays }) => backWithinDays.upi,
    'late-a-day': ({ compensationPaisePerDay }) => rupees(compensationPaisePerDay),
  }),
  ...of(premiumTimes, {
    'grace-monthly': ({ monthlyGraceDays }) => monthlyGraceDays,
    'grace-longer': ({ longerGraceDays }) => longerGraceDays,
    'revival-years': ({ revivalYears }) => revivalYears,
  }),
  ...of(airTickets, {
    'air-cancel-hours': ({ freeCancellationHours }) => freeCancellationHours,
    'air-days-in-india': ({ daysAheadInIndia }) => daysAheadInIndia,
    'air-days-abroad': ({ daysAheadAbroad }) => daysAheadAbroad,
    'air-name-hours': ({ nameHours }) => nameHours,
  }),
  ...of(railwayBooking, {
    'rail-days': ({ opensDaysAhead }) => opensDaysAhead,
    'rail-tickets': ({ ticketsAMonth }) => ticketsAMonth,
    'rail-tickets-aadhaar': ({ ticketsAMonthWithAadhaar }) => ticketsAMonthWithAadhaar,
  }),
  ...of(fundCategoryRules, { 'shares-at-least': ({ sharesAtLeast }) => sharesAtLeast }),
  ...of(ombudsman, {
    'answer-days': ({ answerDays }) => answerDays,
    'complain-within': ({ complainWithin }) => complainWithin,
  }),
  ...of(creditReporting, { 'reporting-rhythm': ({ often }) => often }),
  ...of(pensionExit, {
    'private-share': ({ minAnnuityShareBps }) => minAnnuityShareBps['non-government'] / 100,
    'government-share': ({ minAnnuityShareBps }) => minAnnuityShareBps.government / 100,
    'whole-lakh': ({ wholePaise }) => lakhs(wholePaise),
    'band-lakh': ({ bandPaise }) => lakhs(bandPaise),
    'at-once-lakh': ({ bandAtOncePaise }) => lakhs(bandAtOncePaise),
    'band-years': ({ bandYears }) => bandYears,
  }),
} satisfies Readonly<Record<string, RuleValue>>

export const isRuleValue = (name: string): name is keyof typeof ruleValues => Object.hasOwn(ruleValues, name)
