import type { IsoDate } from '@chowk/catalog'

/**
 * Banks that became part of another: their letters are still met on old cheques, and their codes were replaced. By the
 * amalgamation schemes of the Government of India (2017, 2019, 2020) and the Reserve Bank (2015, 2024).
 */
export interface FormerBank {
  readonly name: string
  readonly hindi: string
  readonly code: string
  /** The letters of the bank it became part of. */
  readonly nowCode: string
  readonly year: number
}

export const formerBanks: readonly FormerBank[] = [
  {
    name: 'State Bank of Bikaner and Jaipur',
    hindi: 'स्टेट बैंक ऑफ़ बीकानेर एंड जयपुर',
    code: 'SBBJ',
    nowCode: 'SBIN',
    year: 2017,
  },
  { name: 'State Bank of Hyderabad', hindi: 'स्टेट बैंक ऑफ़ हैदराबाद', code: 'SBHY', nowCode: 'SBIN', year: 2017 },
  { name: 'State Bank of Mysore', hindi: 'स्टेट बैंक ऑफ़ मैसूर', code: 'SBMY', nowCode: 'SBIN', year: 2017 },
  { name: 'State Bank of Patiala', hindi: 'स्टेट बैंक ऑफ़ पटियाला', code: 'STBP', nowCode: 'SBIN', year: 2017 },
  {
    name: 'State Bank of Travancore',
    hindi: 'स्टेट बैंक ऑफ़ त्रावणकोर',
    code: 'SBTR',
    nowCode: 'SBIN',
    year: 2017,
  },
  { name: 'Vijaya Bank', hindi: 'विजया बैंक', code: 'VIJB', nowCode: 'BARB', year: 2019 },
  { name: 'Dena Bank', hindi: 'देना बैंक', code: 'BKDN', nowCode: 'BARB', year: 2019 },
  {
    name: 'Oriental Bank of Commerce',
    hindi: 'ओरिएंटल बैंक ऑफ़ कॉमर्स',
    code: 'ORBC',
    nowCode: 'PUNB',
    year: 2020,
  },
  { name: 'United Bank of India', hindi: 'यूनाइटेड बैंक ऑफ़ इंडिया', code: 'UTBI', nowCode: 'PUNB', year: 2020 },
  { name: 'Syndicate Bank', hindi: 'सिंडिकेट बैंक', code: 'SYNB', nowCode: 'CNRB', year: 2020 },
  { name: 'Andhra Bank', hindi: 'आंध्रा बैंक', code: 'ANDB', nowCode: 'UBIN', year: 2020 },
  { name: 'Corporation Bank', hindi: 'कॉर्पोरेशन बैंक', code: 'CORP', nowCode: 'UBIN', year: 2020 },
  { name: 'Allahabad Bank', hindi: 'इलाहाबाद बैंक', code: 'ALLA', nowCode: 'IDIB', year: 2020 },
  { name: 'ING Vysya Bank', hindi: 'आईएनजी वैश्य बैंक', code: 'VYSA', nowCode: 'KKBK', year: 2015 },
  {
    name: 'Fincare Small Finance Bank',
    hindi: 'फ़िनकेयर स्मॉल फ़ाइनेंस बैंक',
    code: 'FSFB',
    nowCode: 'AUBL',
    year: 2024,
  },
]

export const formerBankOf = (bankCode: string): FormerBank | undefined =>
  formerBanks.find(({ code }) => code === bankCode)

export const mergedInto = (bankCode: string): readonly FormerBank[] =>
  formerBanks.filter(({ nowCode }) => nowCode === bankCode)

/** Banks whose licence the Reserve Bank cancelled: lists of codes still name them. By letters, with the day. */
const cancelled: Readonly<Record<string, IsoDate>> = { PYTM: '2026-04-24' }

export const cancelledOn = (bankCode: string): IsoDate | undefined => cancelled[bankCode]
