// What money was moved or held for, as the ledger stores it: a code, or 'bill:' and the biller's id. The hash of an
// entry covers this text, so codes and ids never change; their names may.
import { type Bilingual, billIn, type Locale } from '@chowk/catalog'

const names = {
  'top-up': { en: 'Money added', hi: 'वॉलेट में जोड़े गए पैसे' },
  payout: { en: 'Balance paid out', hi: 'वॉलेट का बैलेंस' },
  'given-up': { en: 'Given up when the account was closed', hi: 'खाता बंद करते समय छोड़ी गई रकम' },
  correction: { en: 'Correction', hi: 'सुधार' },
  'late-return': { en: 'Compensation for money that came back late', hi: 'देर से लौटे पैसों का मुआवज़ा' },
  'claim-settled': { en: 'Claim settled', hi: 'दावे का निपटारा' },
} as const satisfies Record<string, Bilingual>

const billPrefix = 'bill:'

export type Description = keyof typeof names | `${typeof billPrefix}${string}`

export const billDescription = (billerId: string): Description => `${billPrefix}${billerId}`

/** The biller, if it was for a bill. */
export function billerOf(description: Description): string | undefined {
  return description.startsWith(billPrefix) ? description.slice(billPrefix.length) : undefined
}

/** 'Electricity Bill Payment, BESCOM'. An unknown text, as in a ledger that somebody altered, is shown unchanged. */
export function descriptionIn(language: Locale, description: Description): string {
  const billerId = billerOf(description)
  if (billerId !== undefined) return billIn(language, billerId)
  return Object.hasOwn(names, description) ? names[description as keyof typeof names][language] : description
}
