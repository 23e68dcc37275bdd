import type { Bilingual, Named } from '../language.ts'
import { addressed } from '../slug.ts'

export type BankKind = 'public' | 'private' | 'smallFinance' | 'payments' | 'foreign'

interface IfscBankEntry extends Named {
  /** The four letters that begin each of its branches' IFSC. */
  readonly code: string
  readonly kind: BankKind
  readonly synonyms?: readonly string[]
}

export interface IfscBank extends IfscBankEntry {
  readonly slug: string
}

export const bankKinds: Readonly<Record<BankKind, Bilingual>> = {
  public: { en: 'Public sector bank', hi: 'सार्वजनिक क्षेत्र का बैंक' },
  private: { en: 'Private sector bank', hi: 'निजी क्षेत्र का बैंक' },
  smallFinance: { en: 'Small finance bank', hi: 'लघु वित्त बैंक' },
  payments: { en: 'Payments bank', hi: 'भुगतान बैंक' },
  foreign: { en: 'Foreign bank', hi: 'विदेशी बैंक' },
}

const entries: readonly IfscBankEntry[] = [
  { name: 'AU Small Finance Bank', code: 'AUBL', kind: 'smallFinance' },
  { name: 'Axis Bank', code: 'UTIB', kind: 'private' },
  { name: 'Bandhan Bank', code: 'BDBL', kind: 'private' },
  { name: 'Bank of Baroda', code: 'BARB', kind: 'public', synonyms: ['bob'] },
  { name: 'Bank of India', code: 'BKID', kind: 'public', synonyms: ['boi'] },
  { name: 'Bank of Maharashtra', code: 'MAHB', kind: 'public', synonyms: ['bom'] },
  { name: 'Canara Bank', code: 'CNRB', kind: 'public' },
  { name: 'Central Bank of India', code: 'CBIN', kind: 'public', synonyms: ['cbi'] },
  { name: 'City Union Bank', code: 'CIUB', kind: 'private', synonyms: ['cub'] },
  { name: 'CSB Bank', code: 'CSBK', kind: 'private', synonyms: ['catholic syrian bank'] },
  { name: 'DCB Bank', code: 'DCBL', kind: 'private' },
  { name: 'Dhanlaxmi Bank', code: 'DLXB', kind: 'private' },
  { name: 'Equitas Small Finance Bank', code: 'ESFB', kind: 'smallFinance' },
  { name: 'ESAF Small Finance Bank', code: 'ESMF', kind: 'smallFinance' },
  { name: 'Federal Bank', code: 'FDRL', kind: 'private' },
  { name: 'HDFC Bank', code: 'HDFC', kind: 'private' },
  { name: 'HSBC Bank', code: 'HSBC', kind: 'foreign' },
  { name: 'ICICI Bank', code: 'ICIC', kind: 'private' },
  { name: 'IDBI Bank', code: 'IBKL', kind: 'private' },
  { name: 'IDFC FIRST Bank', code: 'IDFB', kind: 'private' },
  { name: 'India Post Payments Bank', code: 'IPOS', kind: 'payments', synonyms: ['ippb'] },
  { name: 'Indian Bank', code: 'IDIB', kind: 'public' },
  { name: 'Indian Overseas Bank', code: 'IOBA', kind: 'public', synonyms: ['iob'] },
  { name: 'IndusInd Bank', code: 'INDB', kind: 'private' },
  { name: 'Jammu and Kashmir Bank', code: 'JAKA', kind: 'private', synonyms: ['j&k bank'] },
  { name: 'Jana Small Finance Bank', code: 'JSFB', kind: 'smallFinance' },
  { name: 'Karnataka Bank', code: 'KARB', kind: 'private' },
  { name: 'Karur Vysya Bank', code: 'KVBL', kind: 'private', synonyms: ['kvb'] },
  { name: 'Kotak Mahindra Bank', code: 'KKBK', kind: 'private' },
  { name: 'Punjab and Sind Bank', code: 'PSIB', kind: 'public' },
  { name: 'Punjab National Bank', code: 'PUNB', kind: 'public', synonyms: ['pnb'] },
  { name: 'RBL Bank', code: 'RATN', kind: 'private', synonyms: ['ratnakar bank'] },
  { name: 'South Indian Bank', code: 'SIBL', kind: 'private', synonyms: ['sib'] },
  { name: 'Standard Chartered Bank', code: 'SCBL', kind: 'foreign' },
  { name: 'State Bank of India', code: 'SBIN', kind: 'public', synonyms: ['sbi'] },
  { name: 'Tamilnad Mercantile Bank', code: 'TMBL', kind: 'private', synonyms: ['tmb'] },
  { name: 'UCO Bank', code: 'UCBA', kind: 'public' },
  { name: 'Ujjivan Small Finance Bank', code: 'UJVN', kind: 'smallFinance' },
  { name: 'Union Bank of India', code: 'UBIN', kind: 'public', synonyms: ['ubi'] },
  { name: 'Yes Bank', code: 'YESB', kind: 'private' },
]

export const ifscBanks: readonly IfscBank[] = entries.map(addressed)
