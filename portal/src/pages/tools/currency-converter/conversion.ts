/** A conversion as asked for by an address: read, answered, or refused with a reason. */
import type { Bilingual } from '@chowk/catalog'
import { type AmountProblem, convert, currencyByCode, type KnownCurrency, readAmount } from './convert.ts'

export const conversionQuery = ['amount', 'from', 'to'] as const

export interface Conversion {
  readonly typed: string
  readonly from: KnownCurrency
  readonly to: KnownCurrency
  readonly result: { readonly given: number; readonly converted: number } | { readonly problem: Bilingual }
}

interface Starting {
  readonly amount: string
  readonly from: KnownCurrency
  readonly to: KnownCurrency
}

/** What the address does not say, or says of no currency we know, is taken from `starting`. */
export function readConversion(query: Readonly<Record<string, string>>, starting: Starting): Conversion {
  const typed = query.amount ?? starting.amount
  const from = currencyByCode(query.from) ?? starting.from
  const to = currencyByCode(query.to) ?? starting.to
  const reading = readAmount(typed, from.decimals)
  if ('problem' in reading) return { typed, from, to, result: { problem: messages[reading.problem](from) } }
  const { minorUnits } = reading
  return { typed, from, to, result: { given: minorUnits, converted: convert(minorUnits, from, to) } }
}

const messages: Record<AmountProblem, (from: KnownCurrency) => Bilingual> = {
  empty: () => ({
    en: '“Amount” is empty. Enter how much you want to convert, for example 100.',
    hi: '“रकम” खाली है। कितना बदलना है लिखें, जैसे 100।',
  }),
  'not-a-number': () => ({
    en: '“Amount” is not a number we can read. Use digits, for example 100 or 99.50.',
    hi: '“रकम” समझ में नहीं आई। अंकों में लिखें, जैसे 100 या 99.50।',
  }),
  'too-precise': ({ code, decimals }) =>
    decimals === 0
      ? {
          en: `${code} has no decimals. Enter a whole amount.`,
          hi: `${code} में दशमलव नहीं होता। पूरी रकम लिखें।`,
        }
      : {
          en: `${code} has ${decimals} decimals at most. Shorten the amount.`,
          hi: `${code} में ज़्यादा से ज़्यादा ${decimals} दशमलव अंक होते हैं। रकम छोटी करें।`,
        },
  'too-large': () => ({
    en: '“Amount” is larger than we convert. Enter at most twelve digits.',
    hi: '“रकम” बहुत बड़ी है। ज़्यादा से ज़्यादा बारह अंक लिखें।',
  }),
}
