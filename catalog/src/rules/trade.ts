/** Goods and services tax, and how much of a home a bank may lend. */
import { heard, type Rule, type Source } from './rule.ts'

export interface GstRates {
  /** The standard and merit rates, the one for luxury and harmful goods, and those for gold, diamonds and rough stones. */
  readonly ratesBps: readonly number[]
}

const gstCouncil: Source = {
  name: { en: 'ClearTax on the 56th meeting of the GST Council', hi: 'क्लियरटैक्स: GST परिषद की 56वीं बैठक' },
  link: 'https://cleartax.in/s/56th-gst-council-meet-news',
}

export const gstRates: Rule<GstRates> = {
  id: 'gst-rates',
  name: { en: 'GST rates', hi: 'GST दरें' },
  rows: [
    {
      value: { ratesBps: [0, 25, 150, 300, 500, 1200, 1800, 2800] },
      from: '2017-07-01',
      until: '2025-09-21',
      source: gstCouncil,
      checkedOn: '2026-11-17',
    },
    {
      value: { ratesBps: [0, 25, 150, 300, 500, 1800, 4000] },
      from: '2025-09-22',
      source: gstCouncil,
      checkedOn: '2026-11-17',
    },
  ],
  check: {
    name: { en: 'Central Board of Indirect Taxes and Customs', hi: 'केंद्रीय अप्रत्यक्ष कर और सीमा शुल्क बोर्ड' },
    link: 'https://cbic-gst.gov.in/',
  },
}

/** Tobacco and pan masala kept 28% for four months longer than the rest. */
export const tobaccoGst: Rule<{ readonly rateBps: number }> = {
  id: 'tobacco-gst',
  name: { en: 'GST on tobacco and pan masala', hi: 'तंबाकू और पान मसाला पर GST' },
  rows: [
    {
      value: { rateBps: 2800 },
      from: '2017-07-01',
      until: '2026-01-31',
      source: heard(
        'https://www.newsbytesapp.com/news/business/gst-on-bidis-reduced-to-18-pan-masala-hits-91/tldr',
      ),
      checkedOn: '2026-11-15',
    },
    {
      value: { rateBps: 4000 },
      from: '2026-02-01',
      source: {
        name: { en: 'Patrika, 1 January 2026', hi: 'पत्रिका, 1 जनवरी 2026' },
        link: 'https://www.patrika.com/business-news/cigarette-price-hike-from-1st-february-2026-rates-will-skyrocket-with-40-percent-gst-and-steep-excise-duty-20222224',
      },
      checkedOn: '2026-11-17',
    },
  ],
  check: gstRates.check,
}

/** What we take for paying a bill or a recharge contains it. */
export const feeGst: Rule<{ readonly rateBps: number }> = {
  id: 'fee-gst',
  name: { en: 'GST on convenience fees', hi: 'सुविधा शुल्क पर GST' },
  rows: [
    {
      value: { rateBps: 1800 },
      from: '2017-07-01',
      source: heard(
        'https://www.ascgroup.in/gst-on-income-tax-payments-now-pay-convenience-charges-on-certain-payment-mode/',
      ),
      checkedOn: '2026-11-16',
      unconfirmed: {
        en: 'Read in a report, not in notification 11/2017-Central Tax (Rate) itself.',
        hi: 'रिपोर्ट में पढ़ा गया, अधिसूचना 11/2017-केंद्रीय कर (दर) में नहीं।',
      },
    },
  ],
  check: gstRates.check,
}

export interface LoanToValue {
  /** By the size of the loan, smallest first; the last has no end. */
  readonly bands: readonly { readonly upToPaise?: number; readonly shareBps: number }[]
}

export const loanToValue: Rule<LoanToValue> = {
  id: 'loan-to-value',
  name: { en: 'How much of a home a bank may lend', hi: 'घर की क़ीमत का कितना हिस्सा बैंक दे सकता है' },
  rows: [
    {
      value: {
        bands: [
          { upToPaise: 30_00_000_00, shareBps: 9000 },
          { upToPaise: 75_00_000_00, shareBps: 8000 },
          { shareBps: 7500 },
        ],
      },
      from: '2015-10-08',
      source: {
        name: {
          en: 'Business Standard on the Reserve Bank’s circular',
          hi: 'बिज़नेस स्टैंडर्ड: रिज़र्व बैंक का परिपत्र',
        },
        link: 'https://business-standard.com/article/pf/home-buyers-can-now-get-more-loan-for-property-up-to-rs-30-lakh-115100801016_1.html',
      },
      checkedOn: '2026-11-15',
    },
  ],
  check: {
    name: { en: 'Reserve Bank of India', hi: 'भारतीय रिज़र्व बैंक' },
    link: 'https://www.rbi.org.in/',
  },
}
