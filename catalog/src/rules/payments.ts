/** Rules of paying and complaining: the ombudsman, credit reports, tolls, mandates, UPI, rent. */
import type { Bilingual } from '../language.ts'
import { heard, type Rule, type Source } from './rule.ts'

const reserveBank: Source = {
  name: { en: 'Reserve Bank of India', hi: 'भारतीय रिज़र्व बैंक' },
  link: 'https://www.rbi.org.in/',
}

export interface OmbudsmanTimes {
  readonly scheme: string
  /** How long a company has for its answer. */
  readonly answerDays: number
  /** How long a customer then has, as the scheme says it. */
  readonly complainWithin: Bilingual
}

/** Its first answers were read there; the 90 days only in a report on it. */
const ombudsmanQuestions: Source = {
  name: {
    en: 'Reserve Bank’s questions and answers of 1 July 2026',
    hi: 'रिज़र्व बैंक के 1 जुलाई 2026 के सवाल-जवाब',
  },
  link: 'https://www.rbi.org.in/commonman/English/Scripts/FAQs.aspx?Id=3407',
}

export const ombudsman: Rule<OmbudsmanTimes> = {
  id: 'ombudsman',
  name: { en: 'Time to go to the Reserve Bank’s ombudsman', hi: 'रिज़र्व बैंक के लोकपाल तक जाने का समय' },
  rows: [
    {
      value: {
        scheme: 'RB-IOS 2021',
        answerDays: 30,
        complainWithin: { en: 'one year', hi: 'एक साल' },
      },
      from: '2021-11-12',
      until: '2026-06-30',
      source: ombudsmanQuestions,
      checkedOn: '2026-11-18',
    },
    {
      value: {
        scheme: 'RB-IOS 2026',
        answerDays: 30,
        complainWithin: { en: '90 days', hi: '90 दिन' },
      },
      from: '2026-07-01',
      source: ombudsmanQuestions,
      checkedOn: '2026-11-18',
      unconfirmed: {
        en: 'There we read the scheme and its date; the 90 days we know from a report on it.',
        hi: 'वहाँ हमने योजना और उसकी तारीख़ पढ़ी; 90 दिन की बात उस पर छपी एक रिपोर्ट से है।',
      },
    },
  ],
  check: {
    name: { en: 'Reserve Bank’s complaint portal', hi: 'रिज़र्व बैंक का शिकायत पोर्टल' },
    link: 'https://cms.rbi.org.in/',
  },
}

const weeklyReports: Source = {
  name: { en: 'Mint, 5 December 2025', hi: 'मिंट, 5 दिसंबर 2025' },
  link: 'https://www.livemint.com/money/banks-to-now-update-credit-information-every-week-instead-of-fortnight-earlier-rbi-directions-11764934262696.html',
}

export const creditReporting: Rule<{ readonly often: Bilingual }> = {
  id: 'credit-reporting',
  name: { en: 'How often lenders report to credit bureaus', hi: 'ऋणदाता क्रेडिट ब्यूरो को कब बताते हैं' },
  rows: [
    {
      value: { often: { en: 'every fortnight', hi: 'हर पखवाड़े' } },
      from: '2025-01-01',
      until: '2026-06-30',
      source: weeklyReports,
      checkedOn: '2026-11-17',
    },
    {
      value: {
        often: {
          en: 'four times a month, on the 9th, 16th, 23rd and the last day',
          hi: 'महीने में चार बार, 9, 16, 23 और अंतिम तारीख़ को',
        },
      },
      from: '2026-07-01',
      source: weeklyReports,
      checkedOn: '2026-11-17',
    },
  ],
  check: reserveBank,
}

export interface TollWithoutTag {
  /** Undefined since plazas take no cash. */
  readonly cashTimes?: number
  readonly upiTimes: number
}

const highways: Source = {
  name: { en: 'National Highways Authority of India', hi: 'भारतीय राष्ट्रीय राजमार्ग प्राधिकरण' },
  link: 'https://nhai.gov.in/',
}

export const tollWithoutTag: Rule<TollWithoutTag> = {
  id: 'toll-without-tag',
  name: { en: 'Toll without a valid FASTag', hi: 'वैध फ़ास्टैग के बिना टोल' },
  rows: [
    {
      value: { cashTimes: 2, upiTimes: 1.25 },
      from: '2025-11-15',
      until: '2026-04-09',
      source: {
        name: {
          en: 'Mint, 4 October 2025, on the Ministry’s statement',
          hi: 'मिंट, 4 अक्टूबर 2025: मंत्रालय का बयान',
        },
        link: 'https://www.livemint.com/news/india/no-fastag-on-vehicles-payment-made-via-upi-will-be-charged-1-25-times-the-applicable-user-fee-but-if-paid-in-cash/amp-11759594035228.html',
      },
      checkedOn: '2026-11-15',
    },
    {
      value: { upiTimes: 1.25 },
      from: '2026-04-10',
      source: {
        name: { en: 'India Today, 20 February 2026, on the plan', hi: 'इंडिया टुडे, 20 फ़रवरी 2026: योजना' },
        link: 'https://www.indiatoday.in/india/story/nhai-cashless-toll-plazas-digital-payments-fastag-upi-april-1-2871867-2026-02-20',
      },
      checkedOn: '2026-11-18',
      unconfirmed: {
        en: 'The Authority planned to end cash on 1 April 2026, and 10 April is reported as the day. We could not read the order itself: do not count on paying in cash.',
        hi: 'प्राधिकरण की योजना 1 अप्रैल 2026 से नकद बंद करने की थी; ख़बरों में 10 अप्रैल का दिन है। आदेश हम पढ़ नहीं सके: नकद के भरोसे न निकलें।',
      },
    },
  ],
  check: highways,
}

interface AnnualPass {
  readonly feePaise: number
  readonly trips: number
}

const annualPassTrips = 200

export const annualPass: Rule<AnnualPass> = {
  id: 'fastag-annual-pass',
  name: { en: 'FASTag annual pass: fee and trips', hi: 'फ़ास्टैग वार्षिक पास: शुल्क और यात्राएँ' },
  rows: [
    {
      value: { feePaise: 3_000_00, trips: annualPassTrips },
      from: '2025-08-15',
      until: '2026-03-31',
      source: {
        name: { en: 'India TV, 12 August 2025', hi: 'इंडिया टीवी, 12 अगस्त 2025' },
        link: 'https://www.indiatvnews.com/business/news/fastag-annual-pass-launch-on-august-15-check-fee-validity-trip-limit-how-to-apply-and-other-important-details-latest-updates-2025-08-12-1003119',
      },
      checkedOn: '2026-11-18',
    },
    {
      value: { feePaise: 3_075_00, trips: annualPassTrips },
      from: '2026-04-01',
      until: '2027-03-31',
      source: {
        name: {
          en: 'Economic Times on the Authority’s release for 2026-27',
          hi: 'इकोनॉमिक टाइम्स: 2026-27 के लिए प्राधिकरण की विज्ञप्ति',
        },
        link: 'https://economictimes.indiatimes.com/wealth/save/fastag-annual-pass-fee-hike-from-april-1-2026-nhai-revises-pass-fee-for-fy-26-27-check-new-price-and-benefits/articleshow/129601887.cms',
      },
      checkedOn: '2026-11-18',
    },
  ],
  check: highways,
}

interface ElectronicMandates {
  /** Up to this much is debited without asking for another factor. */
  readonly withoutFactorPaise: number
  /** The same for insurance premiums, mutual funds and credit card bills. */
  readonly withoutFactorHigherPaise: number
  readonly noticeHours: number
}

export const electronicMandates: Rule<ElectronicMandates> = {
  id: 'electronic-mandates',
  name: { en: 'Reserve Bank’s rules of e-mandates', hi: 'ई-मैंडेट पर रिज़र्व बैंक के नियम' },
  rows: [
    {
      value: { withoutFactorPaise: 15_000_00, withoutFactorHigherPaise: 1_00_000_00, noticeHours: 24 },
      from: '2026-04-21',
      source: {
        name: {
          en: 'Business Today, 22 April 2026, on the framework',
          hi: 'बिज़नेस टुडे, 22 अप्रैल 2026: नया ढाँचा',
        },
        link: 'https://www.businesstoday.in/personal-finance/banking/story/now-control-your-auto-debit-payments-rbis-new-rules-explained-526860-2026-04-22',
      },
      checkedOn: '2026-11-18',
    },
  ],
  check: reserveBank,
}

interface UpiLimits {
  readonly betweenPersonsPaise: number
  readonly verifiedPaise: number
  readonly verifiedDayPaise: number
  readonly cardDayPaise: number
  readonly jewelleryPaise: number
}

export const upiLimits: Rule<UpiLimits> = {
  id: 'upi-limits',
  name: { en: 'The most that UPI carries', hi: 'UPI से अधिकतम रकम' },
  rows: [
    {
      value: {
        betweenPersonsPaise: 1_00_000_00,
        verifiedPaise: 5_00_000_00,
        verifiedDayPaise: 10_00_000_00,
        cardDayPaise: 6_00_000_00,
        jewelleryPaise: 2_00_000_00,
      },
      from: '2025-09-15',
      source: {
        name: { en: 'Mint, 15 September 2025', hi: 'मिंट, 15 सितंबर 2025' },
        link: 'https://www.livemint.com/news/india/upi-transactions-from-september-15-ncpi-increases-daily-payment-limit-upto-rs-10-lakh-for-these-categories-see-full-list-11757937825802.html',
      },
      checkedOn: '2026-11-18',
    },
  ],
  check: {
    name: { en: 'National Payments Corporation of India', hi: 'भारतीय राष्ट्रीय भुगतान निगम' },
    link: 'https://www.npci.org.in/',
  },
}

interface PremiumTimes {
  /** How late a premium may be that is paid monthly, or less often. */
  readonly monthlyGraceDays: number
  readonly longerGraceDays: number
  readonly revivalYears: number
}

export const premiumTimes: Rule<PremiumTimes> = {
  id: 'premium-times',
  name: { en: 'Late premiums of life insurance', hi: 'जीवन बीमा का देर से प्रीमियम' },
  rows: [
    {
      value: { monthlyGraceDays: 15, longerGraceDays: 30, revivalYears: 5 },
      from: '2025-08-21',
      source: {
        name: { en: 'Business Standard, 21 August 2025', hi: 'बिज़नेस स्टैंडर्ड, 21 अगस्त 2025' },
        link: 'https://www.business-standard.com/amp/finance/personal-finance/have-a-lapsed-lic-policy-company-offers-discounts-on-fees-to-get-you-back-125082100621_1.html',
      },
      checkedOn: '2026-11-18',
    },
  ],
  check: {
    name: { en: 'Life Insurance Corporation of India', hi: 'भारतीय जीवन बीमा निगम' },
    link: 'https://licindia.in/',
  },
}

export const collectRequests: Rule<{ readonly betweenPersons: boolean }> = {
  id: 'collect-requests',
  name: { en: 'UPI requests for money between persons', hi: 'लोगों के बीच UPI से पैसे की माँग' },
  rows: [
    {
      value: { betweenPersons: false },
      from: '2025-10-01',
      source: {
        name: {
          en: 'India TV on NPCI’s circular of 29 July 2025',
          hi: 'इंडिया टीवी: NPCI का 29 जुलाई 2025 का परिपत्र',
        },
        link: 'https://www.indiatvnews.com/technology/news/phonepe-google-pay-paytm-users-you-can-no-longer-request-money-using-upi-from-october-1-2025-08-15-1003611',
      },
      checkedOn: '2026-11-15',
    },
  ],
  check: {
    name: { en: 'National Payments Corporation of India', hi: 'भारतीय राष्ट्रीय भुगतान निगम' },
    link: 'https://www.npci.org.in/',
  },
}

export const rentPayees: Rule<{ readonly needsContract: boolean }> = {
  id: 'rent-payees',
  name: { en: 'Whom a payment aggregator may pay', hi: 'पेमेंट एग्रीगेटर किसे भुगतान कर सकता है' },
  rows: [
    {
      value: { needsContract: true },
      from: '2025-09-15',
      source: heard(
        'https://www.businessleague.in/rbis-new-guideline-phonepe-paytm-and-cred-have-discontinued-the-facility-of-rent-payment-from-their-platforms-know-details',
      ),
      checkedOn: '2026-11-15',
    },
  ],
  check: reserveBank,
}

/** How long the money of a failed payment may take to come back, and what each later day costs the company that holds it. */
interface TurnaroundTimes {
  /** Days after the one on which the money was taken, by where it came from. */
  readonly backWithinDays: { readonly wallet: number; readonly upi: number }
  readonly compensationPaisePerDay: number
}

export const turnaround: Rule<TurnaroundTimes> = {
  id: 'turnaround',
  name: { en: 'Time for money of a failed payment to come back', hi: 'विफल भुगतान के पैसे लौटने का समय' },
  rows: [
    {
      value: { backWithinDays: { wallet: 1, upi: 5 }, compensationPaisePerDay: 100_00 },
      from: '2019-10-15',
      source: {
        name: {
          en: 'Reserve Bank’s circular of 20 September 2019 on turn around time',
          hi: 'रिज़र्व बैंक का 20 सितंबर 2019 का परिपत्र',
        },
        link: 'https://website.rbi.org.in/web/rbi/-/citizens-corner/harmonisation-of-turn-around-time-tat-and-customer-compensation-for-failed-transactions-using-authorised-payment-systems-3074',
      },
      checkedOn: '2026-11-16',
    },
  ],
  check: {
    name: { en: 'Reserve Bank of India', hi: 'भारतीय रिज़र्व बैंक' },
    link: 'https://www.rbi.org.in/',
  },
}
