/** Rules of paying and complaining: the ombudsman, credit reports, tolls, requests for money, rent. */
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

const ombudsmanSource = heard(
  'https://www.indiancooperative.com/from-states/rbi-ombudsman-framework-reduces-complaint-filing-window-to-90-days',
)

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
      source: ombudsmanSource,
      checkedOn: '2026-11-15',
    },
    {
      value: {
        scheme: 'RB-IOS 2026',
        answerDays: 30,
        complainWithin: { en: '90 days', hi: '90 दिन' },
      },
      from: '2026-07-01',
      source: ombudsmanSource,
      checkedOn: '2026-11-15',
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
  readonly cashTimes: number
  readonly upiTimes: number
}

export const tollWithoutTag: Rule<TollWithoutTag> = {
  id: 'toll-without-tag',
  name: { en: 'Toll without a valid FASTag', hi: 'वैध फ़ास्टैग के बिना टोल' },
  rows: [
    {
      value: { cashTimes: 2, upiTimes: 1.25 },
      from: '2025-11-15',
      source: {
        name: {
          en: 'Mint, 4 October 2025, on the Ministry’s statement',
          hi: 'मिंट, 4 अक्टूबर 2025: मंत्रालय का बयान',
        },
        link: 'https://www.livemint.com/news/india/no-fastag-on-vehicles-payment-made-via-upi-will-be-charged-1-25-times-the-applicable-user-fee-but-if-paid-in-cash/amp-11759594035228.html',
      },
      checkedOn: '2026-11-15',
    },
  ],
  check: {
    name: { en: 'National Highways Authority of India', hi: 'भारतीय राष्ट्रीय राजमार्ग प्राधिकरण' },
    link: 'https://nhai.gov.in/',
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
