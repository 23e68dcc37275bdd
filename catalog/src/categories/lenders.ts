import type { Bilingual } from '../language.ts'
import type { ProviderEntry } from './category.ts'

/** An app arranges loans: the agreement names the lender, which must be a bank or a company under the Reserve Bank. */
export const withLenderNote = (entry: ProviderEntry): ProviderEntry =>
  entry.kind === 'lendingApp'
    ? { says: throughApp, ...entry, note: entry.note ?? { text: unconfirmed(entry.name), source: directory } }
    : entry

const throughApp: Bilingual = {
  en: 'Pay an instalment of a loan that you took through {provider}. The lender is the bank or finance company that your agreement names.',
  hi: '{provider} के ज़रिए लिए लोन की किस्त भरें। लोन वह बैंक या वित्त कंपनी देती है जिसका नाम आपके समझौते में है।',
}

/** No source names the lender: the page says so, and where to look. */
const unconfirmed = (name: string): Bilingual => ({
  en: `We could not confirm which bank or finance company lends through ${name}. Before you pay, look for ${name} in the Reserve Bank’s list of digital lending apps, which names the lender, and compare it with your agreement.`,
  hi: `${name} के ज़रिए कौन-सा बैंक या वित्त कंपनी लोन देती है, इसकी पुष्टि हम नहीं कर सके। भुगतान से पहले रिज़र्व बैंक की डिजिटल लेंडिंग ऐप सूची में ${name} देखें, जिसमें लोन देने वाले का नाम है, और अपने समझौते से मिलाएँ।`,
})

/** The Reserve Bank's list of the apps through which regulated lenders lend. */
const directory = {
  name: { en: 'Reserve Bank of India', hi: 'भारतीय रिज़र्व बैंक' },
  link: 'https://www.rbi.org.in/',
}
