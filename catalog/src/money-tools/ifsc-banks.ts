import type { Bilingual, Named } from '../language.ts'
import { addressed } from '../slug.ts'

type BankKind = 'public' | 'private' | 'smallFinance' | 'payments' | 'foreign'

interface IfscBankEntry extends Named {
  /** As the bank writes itself in Hindi. */
  readonly hindi: string
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
  { name: 'AU Small Finance Bank', hindi: 'एयू स्मॉल फ़ाइनेंस बैंक', code: 'AUBL', kind: 'smallFinance' },
  { name: 'Axis Bank', hindi: 'एक्सिस बैंक', code: 'UTIB', kind: 'private' },
  { name: 'Bandhan Bank', hindi: 'बंधन बैंक', code: 'BDBL', kind: 'private' },
  { name: 'Bank of Baroda', hindi: 'बैंक ऑफ़ बड़ौदा', code: 'BARB', kind: 'public', synonyms: ['bob'] },
  { name: 'Bank of India', hindi: 'बैंक ऑफ़ इंडिया', code: 'BKID', kind: 'public', synonyms: ['boi'] },
  { name: 'Bank of Maharashtra', hindi: 'बैंक ऑफ़ महाराष्ट्र', code: 'MAHB', kind: 'public', synonyms: ['bom'] },
  { name: 'Canara Bank', hindi: 'केनरा बैंक', code: 'CNRB', kind: 'public' },
  {
    name: 'Central Bank of India',
    hindi: 'सेंट्रल बैंक ऑफ़ इंडिया',
    code: 'CBIN',
    kind: 'public',
    synonyms: ['cbi'],
  },
  { name: 'City Union Bank', hindi: 'सिटी यूनियन बैंक', code: 'CIUB', kind: 'private', synonyms: ['cub'] },
  { name: 'CSB Bank', hindi: 'सीएसबी बैंक', code: 'CSBK', kind: 'private', synonyms: ['catholic syrian bank'] },
  { name: 'DCB Bank', hindi: 'डीसीबी बैंक', code: 'DCBL', kind: 'private' },
  { name: 'Dhanlaxmi Bank', hindi: 'धनलक्ष्मी बैंक', code: 'DLXB', kind: 'private' },
  { name: 'Equitas Small Finance Bank', hindi: 'इक्विटास स्मॉल फ़ाइनेंस बैंक', code: 'ESFB', kind: 'smallFinance' },
  { name: 'ESAF Small Finance Bank', hindi: 'ईसाफ़ स्मॉल फ़ाइनेंस बैंक', code: 'ESMF', kind: 'smallFinance' },
  { name: 'Federal Bank', hindi: 'फ़ेडरल बैंक', code: 'FDRL', kind: 'private' },
  { name: 'HDFC Bank', hindi: 'एचडीएफ़सी बैंक', code: 'HDFC', kind: 'private' },
  { name: 'HSBC Bank', hindi: 'एचएसबीसी बैंक', code: 'HSBC', kind: 'foreign' },
  { name: 'ICICI Bank', hindi: 'आईसीआईसीआई बैंक', code: 'ICIC', kind: 'private' },
  { name: 'IDBI Bank', hindi: 'आईडीबीआई बैंक', code: 'IBKL', kind: 'private' },
  { name: 'IDFC FIRST Bank', hindi: 'आईडीएफ़सी फ़र्स्ट बैंक', code: 'IDFB', kind: 'private' },
  {
    name: 'India Post Payments Bank',
    hindi: 'इंडिया पोस्ट पेमेंट्स बैंक',
    code: 'IPOS',
    kind: 'payments',
    synonyms: ['ippb'],
  },
  { name: 'Indian Bank', hindi: 'इंडियन बैंक', code: 'IDIB', kind: 'public' },
  { name: 'Indian Overseas Bank', hindi: 'इंडियन ओवरसीज़ बैंक', code: 'IOBA', kind: 'public', synonyms: ['iob'] },
  { name: 'IndusInd Bank', hindi: 'इंडसइंड बैंक', code: 'INDB', kind: 'private' },
  {
    name: 'Jammu and Kashmir Bank',
    hindi: 'जम्मू-कश्मीर बैंक',
    code: 'JAKA',
    kind: 'private',
    synonyms: ['j&k bank'],
  },
  { name: 'Jana Small Finance Bank', hindi: 'जना स्मॉल फ़ाइनेंस बैंक', code: 'JSFB', kind: 'smallFinance' },
  { name: 'Karnataka Bank', hindi: 'कर्नाटक बैंक', code: 'KARB', kind: 'private' },
  { name: 'Karur Vysya Bank', hindi: 'करूर वैश्य बैंक', code: 'KVBL', kind: 'private', synonyms: ['kvb'] },
  { name: 'Kotak Mahindra Bank', hindi: 'कोटक महिंद्रा बैंक', code: 'KKBK', kind: 'private' },
  { name: 'Punjab and Sind Bank', hindi: 'पंजाब एंड सिंध बैंक', code: 'PSIB', kind: 'public' },
  { name: 'Punjab National Bank', hindi: 'पंजाब नैशनल बैंक', code: 'PUNB', kind: 'public', synonyms: ['pnb'] },
  { name: 'RBL Bank', hindi: 'आरबीएल बैंक', code: 'RATN', kind: 'private', synonyms: ['ratnakar bank'] },
  { name: 'South Indian Bank', hindi: 'साउथ इंडियन बैंक', code: 'SIBL', kind: 'private', synonyms: ['sib'] },
  { name: 'Standard Chartered Bank', hindi: 'स्टैंडर्ड चार्टर्ड बैंक', code: 'SCBL', kind: 'foreign' },
  { name: 'State Bank of India', hindi: 'भारतीय स्टेट बैंक', code: 'SBIN', kind: 'public', synonyms: ['sbi'] },
  {
    name: 'Tamilnad Mercantile Bank',
    hindi: 'तमिलनाड मर्केंटाइल बैंक',
    code: 'TMBL',
    kind: 'private',
    synonyms: ['tmb'],
  },
  { name: 'UCO Bank', hindi: 'यूको बैंक', code: 'UCBA', kind: 'public' },
  { name: 'Ujjivan Small Finance Bank', hindi: 'उज्जीवन स्मॉल फ़ाइनेंस बैंक', code: 'UJVN', kind: 'smallFinance' },
  {
    name: 'Union Bank of India',
    hindi: 'यूनियन बैंक ऑफ़ इंडिया',
    code: 'UBIN',
    kind: 'public',
    synonyms: ['ubi'],
  },
  { name: 'Yes Bank', hindi: 'यस बैंक', code: 'YESB', kind: 'private' },
]

export const ifscBanks: readonly IfscBank[] = entries.map(addressed)
