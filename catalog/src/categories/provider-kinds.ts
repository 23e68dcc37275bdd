import type { Bilingual } from '../language.ts'

export type ProviderKind =
  | 'life'
  | 'general'
  | 'health'
  | 'bank'
  | 'smallFinanceBank'
  | 'housingFinance'
  | 'microfinance'
  | 'nbfc'
  | 'lendingApp'

export const providerKinds: Readonly<Record<ProviderKind, Bilingual>> = {
  life: { en: 'Life insurer', hi: 'जीवन बीमा कंपनी' },
  general: { en: 'General insurer', hi: 'साधारण बीमा कंपनी' },
  health: { en: 'Health insurer', hi: 'स्वास्थ्य बीमा कंपनी' },
  bank: { en: 'Bank', hi: 'बैंक' },
  smallFinanceBank: { en: 'Small finance bank', hi: 'लघु वित्त बैंक' },
  housingFinance: { en: 'Housing finance company', hi: 'आवास वित्त कंपनी' },
  microfinance: { en: 'Microfinance lender', hi: 'माइक्रोफ़ाइनेंस संस्था' },
  nbfc: { en: 'Non-banking finance company', hi: 'ग़ैर-बैंकिंग वित्त कंपनी' },
  lendingApp: { en: 'Lending app or platform', hi: 'ऋण ऐप या प्लेटफ़ॉर्म' },
}
