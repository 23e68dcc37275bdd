/** Where each bank of the catalogue has its head office in India, and since when it has been one; by its IFSC letters. */
import type { Bilingual } from '@chowk/catalog'

export interface BankFacts {
  readonly headOffice: Bilingual
  readonly since: number
  /** Where the letters are not the bank's present name. */
  readonly letters?: Bilingual
}

const mumbai = { en: 'Mumbai', hi: 'मुंबई' }
const newDelhi = { en: 'New Delhi', hi: 'नई दिल्ली' }
const kolkata = { en: 'Kolkata', hi: 'कोलकाता' }
const chennai = { en: 'Chennai', hi: 'चेन्नई' }
const bengaluru = { en: 'Bengaluru', hi: 'बेंगलुरु' }
const thrissur = { en: 'Thrissur', hi: 'त्रिशूर' }

export const bankFacts: Readonly<Record<string, BankFacts>> = {
  AUBL: { headOffice: { en: 'Jaipur', hi: 'जयपुर' }, since: 2017 },
  UTIB: {
    headOffice: mumbai,
    since: 1994,
    letters: {
      en: 'UTIB is short for UTI Bank, the name until 2007.',
      hi: 'UTIB का मतलब यूटीआई बैंक है, जो 2007 तक इसका नाम था।',
    },
  },
  BDBL: { headOffice: kolkata, since: 2015 },
  BARB: { headOffice: { en: 'Vadodara', hi: 'वडोदरा' }, since: 1908 },
  BKID: { headOffice: mumbai, since: 1906 },
  MAHB: { headOffice: { en: 'Pune', hi: 'पुणे' }, since: 1935 },
  CNRB: { headOffice: bengaluru, since: 1906 },
  CBIN: { headOffice: mumbai, since: 1911 },
  CIUB: { headOffice: { en: 'Kumbakonam', hi: 'कुंभकोणम' }, since: 1904 },
  CSBK: {
    headOffice: thrissur,
    since: 1920,
    letters: {
      en: 'CSB was the Catholic Syrian Bank until 2019.',
      hi: 'सीएसबी 2019 तक कैथोलिक सीरियन बैंक था।',
    },
  },
  DCBL: {
    headOffice: mumbai,
    since: 1995,
    letters: { en: 'DCB is from Development Credit Bank.', hi: 'डीसीबी, डेवलपमेंट क्रेडिट बैंक से बना है।' },
  },
  DLXB: { headOffice: thrissur, since: 1927 },
  ESFB: { headOffice: chennai, since: 2016 },
  ESMF: { headOffice: thrissur, since: 2017 },
  FDRL: { headOffice: { en: 'Aluva, Kochi', hi: 'आलुवा, कोच्चि' }, since: 1931 },
  HDFC: { headOffice: mumbai, since: 1994 },
  HSBC: { headOffice: mumbai, since: 1853 },
  ICIC: { headOffice: mumbai, since: 1994 },
  IBKL: {
    headOffice: mumbai,
    since: 2004,
    letters: {
      en: 'It began in 1964 as the Industrial Development Bank of India, a lender to industry, and became a bank in 2004.',
      hi: 'इसकी शुरुआत 1964 में उद्योगों को ऋण देने वाली संस्था, भारतीय औद्योगिक विकास बैंक के रूप में हुई; यह 2004 में बैंक बना।',
    },
  },
  IDFB: { headOffice: mumbai, since: 2015 },
  IPOS: { headOffice: newDelhi, since: 2018 },
  IDIB: { headOffice: chennai, since: 1907 },
  IOBA: { headOffice: chennai, since: 1937 },
  INDB: { headOffice: mumbai, since: 1994 },
  JAKA: { headOffice: { en: 'Srinagar', hi: 'श्रीनगर' }, since: 1938 },
  JSFB: { headOffice: bengaluru, since: 2018 },
  KARB: { headOffice: { en: 'Mangaluru', hi: 'मंगलुरु' }, since: 1924 },
  KVBL: { headOffice: { en: 'Karur', hi: 'करूर' }, since: 1916 },
  KKBK: { headOffice: mumbai, since: 2003 },
  PSIB: { headOffice: newDelhi, since: 1908 },
  PUNB: { headOffice: newDelhi, since: 1894 },
  RATN: {
    headOffice: mumbai,
    since: 1943,
    letters: {
      en: 'RATN is from Ratnakar Bank, the name until 2014.',
      hi: 'RATN रत्नाकर बैंक से है, जो 2014 तक इसका नाम था।',
    },
  },
  SIBL: { headOffice: thrissur, since: 1929 },
  SCBL: { headOffice: mumbai, since: 1858 },
  SBIN: { headOffice: mumbai, since: 1955 },
  TMBL: { headOffice: { en: 'Thoothukudi', hi: 'तूतुकुड़ी' }, since: 1921 },
  UCBA: {
    headOffice: kolkata,
    since: 1943,
    letters: {
      en: 'UCO stands for United Commercial, the name until 1985.',
      hi: 'यूको का मतलब यूनाइटेड कमर्शियल है, जो 1985 तक इसका नाम था।',
    },
  },
  UJVN: { headOffice: bengaluru, since: 2017 },
  UBIN: { headOffice: mumbai, since: 1919 },
  YESB: { headOffice: mumbai, since: 2004 },
}
