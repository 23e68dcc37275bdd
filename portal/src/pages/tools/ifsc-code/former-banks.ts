import type { IsoDate } from '@chowk/catalog'
import banks from './former-banks.json' with { type: 'json' }

/**
 * Banks that merged into another: their letters are still on old cheques, and their codes were replaced. By the
 * amalgamation schemes of the Government of India (2017, 2019, 2020) and the Reserve Bank (2015, 2024).
 */
export interface FormerBank {
  readonly name: string
  readonly hindi: string
  readonly code: string
  /** The letters of the bank that it merged into. */
  readonly nowCode: string
  readonly year: number
}

export const formerBanks: readonly FormerBank[] = banks

export const formerBankOf = (bankCode: string) => formerBanks.find(({ code }) => code === bankCode)

export const banksMergedInto = (bankCode: string) => formerBanks.filter(({ nowCode }) => nowCode === bankCode)

/** Banks whose licence the Reserve Bank cancelled: lists of codes still name them. By letters, with the day. */
const cancelled: Readonly<Record<string, IsoDate>> = { PYTM: '2026-04-24' }

export const licenceCancelledOn = (bankCode: string): IsoDate | undefined => cancelled[bankCode]
