import type { Bilingual, Named } from '../language.ts'
import { oneOf, withSlug } from '../slug.ts'
import banks from './ifsc-banks.json' with { type: 'json' }

type BankKind = 'public' | 'private' | 'smallFinance' | 'payments' | 'foreign'

export interface IfscBank extends Named {
  readonly slug: string
  /** The bank's own spelling in Hindi. */
  readonly hindi: string
  /** The first four letters of its branches' IFSC. */
  readonly code: string
  readonly kind: BankKind
  readonly synonyms?: readonly string[]
}

export const bankKinds: Readonly<Record<BankKind, Bilingual>> = {
  public: { en: 'Public sector bank', hi: 'सार्वजनिक क्षेत्र का बैंक' },
  private: { en: 'Private sector bank', hi: 'निजी क्षेत्र का बैंक' },
  smallFinance: { en: 'Small finance bank', hi: 'स्मॉल फ़ाइनेंस बैंक' },
  payments: { en: 'Payments bank', hi: 'भुगतान बैंक' },
  foreign: { en: 'Foreign bank', hi: 'विदेशी बैंक' },
}

const kinds = Object.keys(bankKinds) as BankKind[]

export const ifscBanks: readonly IfscBank[] = banks.map(bank =>
  withSlug({ ...bank, kind: oneOf(kinds, bank.kind) }),
)
