/** Rules of booking travel, which airlines and railways have from their regulators, and of what a kind of fund must hold. */
import type { Rule } from './rule.ts'

interface AirTickets {
  readonly freeCancellationHours: number
  /** Not for flights that leave sooner. */
  readonly daysAheadInIndia: number
  readonly daysAheadAbroad: number
  readonly nameHours: number
}

export const airTickets: Rule<AirTickets> = {
  id: 'air-tickets',
  name: { en: 'Cancelling and correcting air tickets', hi: 'हवाई टिकट रद्द और ठीक कराना' },
  rows: [
    {
      value: { freeCancellationHours: 48, daysAheadInIndia: 7, daysAheadAbroad: 15, nameHours: 24 },
      from: '2026-03-26',
      source: {
        name: {
          en: 'Business Standard, 26 February 2026, on the rules of the aviation regulator (DGCA)',
          hi: 'बिज़नेस स्टैंडर्ड, 26 फ़रवरी 2026: विमानन नियामक (DGCA) के नियम',
        },
        link: 'https://www.business-standard.com/amp/industry/aviation/dgca-air-ticket-cancellation-flyers-ticket-prices-126022600781_1.html',
      },
      checkedOn: '2026-11-18',
    },
  ],
  check: {
    name: { en: 'Directorate General of Civil Aviation', hi: 'नागर विमानन महानिदेशालय' },
    link: 'https://www.dgca.gov.in/',
  },
}

interface RailwayBooking {
  readonly opensDaysAhead: number
  readonly ticketsAMonth: number
  readonly ticketsAMonthWithAadhaar: number
}

export const railwayBooking: Rule<RailwayBooking> = {
  id: 'railway-booking',
  name: { en: 'Booking trains online, and Aadhaar', hi: 'ट्रेन की ऑनलाइन बुकिंग और आधार' },
  rows: [
    {
      value: { opensDaysAhead: 60, ticketsAMonth: 12, ticketsAMonthWithAadhaar: 24 },
      from: '2026-01-12',
      source: {
        name: { en: 'NDTV on the rule of 12 January 2026', hi: 'एनडीटीवी: 12 जनवरी 2026 का नियम' },
        link: 'https://www.ndtv.com/travel/train-ticket-booking-rules-changed-from-january-12-what-aadhaar-verified-travellers-should-know-10740033',
      },
      checkedOn: '2026-11-18',
    },
  ],
  check: { name: { en: 'IRCTC', hi: 'आईआरसीटीसी' }, link: 'https://www.irctc.co.in/' },
}

interface FundCategoryRules {
  /** The least that value, contra, dividend yield and focused funds hold in shares, in per cent. */
  readonly sharesAtLeast: number
}

export const fundCategoryRules: Rule<FundCategoryRules> = {
  id: 'fund-categories',
  name: { en: 'SEBI’s categories of mutual funds', hi: 'म्यूचुअल फ़ंड की सेबी की श्रेणियाँ' },
  rows: [
    {
      value: { sharesAtLeast: 80 },
      from: '2026-02-26',
      source: {
        name: {
          en: 'Money9 on the circular of 26 February 2026 (Hindi)',
          hi: 'मनी9: 26 फ़रवरी 2026 का परिपत्र',
        },
        link: 'https://www.money9live.com/mutual-funds/sebi-revamps-equity-mutual-fund-rules-tightens-overlap-norms-article-94551.html/amp',
      },
      checkedOn: '2026-11-18',
    },
  ],
  check: {
    name: { en: 'Securities and Exchange Board of India', hi: 'भारतीय प्रतिभूति और विनिमय बोर्ड' },
    link: 'https://www.sebi.gov.in/',
  },
}
