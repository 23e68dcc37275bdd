/** The head office in India of each bank of the catalogue, and the year of its foundation; by its IFSC letters. */
import type { Bilingual } from '@chowk/catalog'
import facts from './bank-facts.json' with { type: 'json' }

export interface BankFacts {
  readonly headOffice: Bilingual
  readonly since: number
  /** An explanation of letters that are not the bank's present name. */
  readonly letters?: Bilingual
}

export const bankFacts: Readonly<Record<string, BankFacts>> = facts
