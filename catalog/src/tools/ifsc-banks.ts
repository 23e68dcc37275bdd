import type { Bilingual, Named } from '../language.ts'

export type BankKind = 'public' | 'private' | 'smallFinance' | 'payments' | 'foreign'

export interface IfscBank extends Named {
  readonly slug: string
  /** The four letters that begin each of its branches' IFSC. */
  readonly code: string
  readonly kind: BankKind
  readonly synonyms?: readonly string[]
}

export const bankKinds: Readonly<Record<BankKind, Bilingual>> = {
  public: { en: 'Public sector bank', hi: 'सार्वजनिक क्षेत्र का बैंक' },
  private: { en: 'Private sector bank', hi: 'निजी क्षेत्र का बैंक' },
  smallFinance: { en: 'Small finance bank', hi: 'लघु वित्त बैंक' },
  payments: { en: 'Payments bank', hi: 'भुगतान बैंक' },
  foreign: { en: 'Foreign bank', hi: 'विदेशी बैंक' },
}

export const ifscBanks: readonly IfscBank[] = [
  { slug: 'au-small-finance-bank', name: 'AU Small Finance Bank', code: 'AUBL', kind: 'smallFinance' },
  { slug: 'axis-bank', name: 'Axis Bank', code: 'UTIB', kind: 'private' },
  { slug: 'bandhan-bank', name: 'Bandhan Bank', code: 'BDBL', kind: 'private' },
  { slug: 'bank-of-baroda', name: 'Bank of Baroda', code: 'BARB', kind: 'public', synonyms: ['bob'] },
  { slug: 'bank-of-india', name: 'Bank of India', code: 'BKID', kind: 'public', synonyms: ['boi'] },
  {
    slug: 'bank-of-maharashtra',
    name: 'Bank of Maharashtra',
    code: 'MAHB',
    kind: 'public',
    synonyms: ['bom'],
  },
  { slug: 'canara-bank', name: 'Canara Bank', code: 'CNRB', kind: 'public' },
  {
    slug: 'central-bank-of-india',
    name: 'Central Bank of India',
    code: 'CBIN',
    kind: 'public',
    synonyms: ['cbi'],
  },
  { slug: 'city-union-bank', name: 'City Union Bank', code: 'CIUB', kind: 'private', synonyms: ['cub'] },
  { slug: 'csb-bank', name: 'CSB Bank', code: 'CSBK', kind: 'private', synonyms: ['catholic syrian bank'] },
  { slug: 'dcb-bank', name: 'DCB Bank', code: 'DCBL', kind: 'private' },
  { slug: 'dhanlaxmi-bank', name: 'Dhanlaxmi Bank', code: 'DLXB', kind: 'private' },
  {
    slug: 'equitas-small-finance-bank',
    name: 'Equitas Small Finance Bank',
    code: 'ESFB',
    kind: 'smallFinance',
  },
  { slug: 'esaf-small-finance-bank', name: 'ESAF Small Finance Bank', code: 'ESMF', kind: 'smallFinance' },
  { slug: 'federal-bank', name: 'Federal Bank', code: 'FDRL', kind: 'private' },
  { slug: 'hdfc-bank', name: 'HDFC Bank', code: 'HDFC', kind: 'private' },
  { slug: 'hsbc-bank', name: 'HSBC Bank', code: 'HSBC', kind: 'foreign' },
  { slug: 'icici-bank', name: 'ICICI Bank', code: 'ICIC', kind: 'private' },
  { slug: 'idbi-bank', name: 'IDBI Bank', code: 'IBKL', kind: 'private' },
  { slug: 'idfc-first-bank', name: 'IDFC FIRST Bank', code: 'IDFB', kind: 'private' },
  {
    slug: 'india-post-payments-bank',
    name: 'India Post Payments Bank',
    code: 'IPOS',
    kind: 'payments',
    synonyms: ['ippb'],
  },
  { slug: 'indian-bank', name: 'Indian Bank', code: 'IDIB', kind: 'public' },
  {
    slug: 'indian-overseas-bank',
    name: 'Indian Overseas Bank',
    code: 'IOBA',
    kind: 'public',
    synonyms: ['iob'],
  },
  { slug: 'indusind-bank', name: 'IndusInd Bank', code: 'INDB', kind: 'private' },
  {
    slug: 'jammu-and-kashmir-bank',
    name: 'Jammu and Kashmir Bank',
    code: 'JAKA',
    kind: 'private',
    synonyms: ['j&k bank'],
  },
  { slug: 'jana-small-finance-bank', name: 'Jana Small Finance Bank', code: 'JSFB', kind: 'smallFinance' },
  { slug: 'karnataka-bank', name: 'Karnataka Bank', code: 'KARB', kind: 'private' },
  { slug: 'karur-vysya-bank', name: 'Karur Vysya Bank', code: 'KVBL', kind: 'private', synonyms: ['kvb'] },
  { slug: 'kotak-mahindra-bank', name: 'Kotak Mahindra Bank', code: 'KKBK', kind: 'private' },
  { slug: 'punjab-and-sind-bank', name: 'Punjab and Sind Bank', code: 'PSIB', kind: 'public' },
  {
    slug: 'punjab-national-bank',
    name: 'Punjab National Bank',
    code: 'PUNB',
    kind: 'public',
    synonyms: ['pnb'],
  },
  { slug: 'rbl-bank', name: 'RBL Bank', code: 'RATN', kind: 'private', synonyms: ['ratnakar bank'] },
  { slug: 'south-indian-bank', name: 'South Indian Bank', code: 'SIBL', kind: 'private', synonyms: ['sib'] },
  { slug: 'standard-chartered-bank', name: 'Standard Chartered Bank', code: 'SCBL', kind: 'foreign' },
  {
    slug: 'state-bank-of-india',
    name: 'State Bank of India',
    code: 'SBIN',
    kind: 'public',
    synonyms: ['sbi'],
  },
  {
    slug: 'tamilnad-mercantile-bank',
    name: 'Tamilnad Mercantile Bank',
    code: 'TMBL',
    kind: 'private',
    synonyms: ['tmb'],
  },
  { slug: 'uco-bank', name: 'UCO Bank', code: 'UCBA', kind: 'public' },
  {
    slug: 'ujjivan-small-finance-bank',
    name: 'Ujjivan Small Finance Bank',
    code: 'UJVN',
    kind: 'smallFinance',
  },
  {
    slug: 'union-bank-of-india',
    name: 'Union Bank of India',
    code: 'UBIN',
    kind: 'public',
    synonyms: ['ubi'],
  },
  { slug: 'yes-bank', name: 'Yes Bank', code: 'YESB', kind: 'private' },
]
