import type { IsoDate } from '@chowk/catalog'

/**
 * Banks that became part of another: their letters are still met on old cheques, and their codes were replaced. By the
 * amalgamation schemes of the Government of India (2017, 2019, 2020) and the Reserve Bank (2015, 2024).
 */
export interface FormerBank {
  readonly name: string
  readonly code: string
  /** The letters of the bank it became part of. */
  readonly nowCode: string
  readonly year: number
}

export const formerBanks: readonly FormerBank[] = [
  { name: 'State Bank of Bikaner and Jaipur', code: 'SBBJ', nowCode: 'SBIN', year: 2017 },
  { name: 'State Bank of Hyderabad', code: 'SBHY', nowCode: 'SBIN', year: 2017 },
  { name: 'State Bank of Mysore', code: 'SBMY', nowCode: 'SBIN', year: 2017 },
  { name: 'State Bank of Patiala', code: 'STBP', nowCode: 'SBIN', year: 2017 },
  { name: 'State Bank of Travancore', code: 'SBTR', nowCode: 'SBIN', year: 2017 },
  { name: 'Vijaya Bank', code: 'VIJB', nowCode: 'BARB', year: 2019 },
  { name: 'Dena Bank', code: 'BKDN', nowCode: 'BARB', year: 2019 },
  { name: 'Oriental Bank of Commerce', code: 'ORBC', nowCode: 'PUNB', year: 2020 },
  { name: 'United Bank of India', code: 'UTBI', nowCode: 'PUNB', year: 2020 },
  { name: 'Syndicate Bank', code: 'SYNB', nowCode: 'CNRB', year: 2020 },
  { name: 'Andhra Bank', code: 'ANDB', nowCode: 'UBIN', year: 2020 },
  { name: 'Corporation Bank', code: 'CORP', nowCode: 'UBIN', year: 2020 },
  { name: 'Allahabad Bank', code: 'ALLA', nowCode: 'IDIB', year: 2020 },
  { name: 'ING Vysya Bank', code: 'VYSA', nowCode: 'KKBK', year: 2015 },
  { name: 'Fincare Small Finance Bank', code: 'FSFB', nowCode: 'AUBL', year: 2024 },
]

export const formerBankOf = (bankCode: string): FormerBank | undefined =>
  formerBanks.find(({ code }) => code === bankCode)

export const mergedInto = (bankCode: string): readonly FormerBank[] =>
  formerBanks.filter(({ nowCode }) => nowCode === bankCode)

/** Banks whose licence the Reserve Bank cancelled: lists of codes still name them. By letters, with the day. */
const cancelled: Readonly<Record<string, IsoDate>> = { PYTM: '2026-04-24' }

export const cancelledOn = (bankCode: string): IsoDate | undefined => cancelled[bankCode]
