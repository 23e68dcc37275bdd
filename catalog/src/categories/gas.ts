import { accountCode } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

export const gas: CategoryEntry = {
  slug: 'gas-bill-payment',
  name: 'Gas Bill Payment',
  hindi: 'गैस बिल भुगतान',
  icon: 'flame',
  section: 7,
  mWebOrder: 6,
  flow: 'bill',
  providerWord: { en: 'Gas company', hi: 'गैस कंपनी' },
  providerTitle: { en: '{provider} Bill Payment', hi: '{provider} बिल भुगतान' },
  providerSummary: {
    en: 'Pay your piped gas bill to {provider} with the customer number from your bill.',
    hi: 'बिल पर छपी ग्राहक संख्या से {provider} का पाइप गैस बिल भरें।',
  },
  summary: {
    en: 'Pay for piped natural gas at home or at work. Choose your gas company and enter your customer number.',
    hi: 'घर या दुकान की पाइप गैस का बिल भरें। गैस कंपनी चुनें और ग्राहक संख्या लिखें।',
  },
  parameters: [
    accountCode(
      {
        name: 'customerNumber',
        label: { en: 'Customer number', hi: 'ग्राहक संख्या' },
        hint: {
          en: 'Also printed as BP number, CA number or customer ID',
          hi: 'बिल पर बीपी नंबर, सीए नंबर या ग्राहक आईडी भी लिखा हो सकता है',
        },
      },
      [5, 20],
    ),
  ],
  synonyms: [
    'png',
    'piped gas',
    'gas',
    'cylinder',
    'lpg',
    'indane',
    'bharatgas',
    'hp gas',
    'सिलेंडर',
    'पाइप गैस',
    'पीएनजी',
    'गैस',
  ],
  popular: [
    'adani-total-gas',
    'gujarat-gas',
    'indraprastha-gas',
    'mahanagar-gas',
    'maharashtra-natural-gas',
    'gail-gas',
  ],
  providers: [
    { name: 'Aavantika Gas', serves: ['indore', 'ujjain', 'gwalior'], synonyms: ['agl'] },
    { name: 'Adani Total Gas', serves: ['ahmedabad', 'faridabad'], synonyms: ['adani gas', 'atgl'] },
    { name: 'Assam Gas Company', serves: ['assam'] },
    { name: 'Bengal Gas Company', serves: ['kolkata'] },
    { name: 'Bhagyanagar Gas', serves: ['hyderabad', 'vijayawada', 'kakinada'], synonyms: ['bgl'] },
    { name: 'Central U.P. Gas', serves: ['kanpur', 'bareilly'], synonyms: ['cugl'] },
    { name: 'Charotar Gas Sahakari Mandali', serves: ['anand'] },
    { name: 'GAIL Gas', serves: ['bengaluru', 'meerut', 'sonipat', 'dewas'] },
    { name: 'Goa Natural Gas', serves: ['goa'] },
    { name: 'Green Gas', serves: ['lucknow', 'agra'], synonyms: ['ggl lucknow'] },
    { name: 'Gujarat Gas', serves: ['surat', 'rajkot'], synonyms: ['ggl'] },
    { name: 'Haryana City Gas', serves: ['gurugram'], synonyms: ['hcg'] },
    {
      name: 'Indian Oil-Adani Gas',
      serves: ['chandigarh', 'prayagraj', 'panipat', 'kochi'],
      synonyms: ['ioagpl'],
    },
    { name: 'Indraprastha Gas', serves: ['delhi', 'noida', 'ghaziabad'], synonyms: ['igl'] },
    {
      name: 'IRM Energy',
      serves: ['banaskantha'],
      note: {
        text: {
          en: 'Besides Banaskantha it is authorised for Fatehgarh Sahib in Punjab, Diu, and Gir Somnath in Gujarat.',
          hi: 'बनासकांठा के अलावा इसे पंजाब के फ़तेहगढ़ साहिब, दीव और गुजरात के गिर सोमनाथ की अनुमति है।',
        },
        source: {
          name: { en: 'CGD India, with its chief executive', hi: 'सीजीडी इंडिया: मुख्य कार्यकारी से बातचीत' },
          link: 'https://cgdindia.net/irmepl-plans-to-operatinalise-50-cng-stations-by-the-end-of-fy2020-21-karan-kaushal-chief-executive-officer-irm-energy/',
        },
      },
    },
    { name: 'Mahanagar Gas', serves: ['mumbai', 'thane'], synonyms: ['mgl'] },
    { name: 'Maharashtra Natural Gas', serves: ['pune', 'pimpri-chinchwad', 'nashik'], synonyms: ['mngl'] },
    { name: 'Sabarmati Gas', serves: ['gandhinagar', 'mehsana'], synonyms: ['sgl'] },
    { name: 'Torrent Gas', serves: ['chennai', 'jaipur', 'moradabad'] },
    { name: 'Tripura Natural Gas Company', serves: ['agartala'], synonyms: ['tngcl'] },
    { name: 'Unique Central Piped Gases', synonyms: ['ucpgpl'] },
    { name: 'Vadodara Gas', serves: ['vadodara'], synonyms: ['vgl'] },
  ],
}
