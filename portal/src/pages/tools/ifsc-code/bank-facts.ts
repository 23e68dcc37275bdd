/** Where each bank of the catalogue has its head office in India, and since when it has been one; by its IFSC letters. */
import type { Bilingual } from '@chowk/catalog'
import facts from './bank-facts.json' with { type: 'json' }

export interface BankFacts {
  readonly headOffice: Bilingual
  readonly since: number
  /** Where the letters are not the bank's present name. */
  readonly letters?: Bilingual
}

export const bankFacts: Readonly<Record<string, BankFacts>> = facts
