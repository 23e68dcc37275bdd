import type { ServicePage } from './service-page.ts'

export const nps: ServicePage = {
  slug: 'nps',
  path: '/nps',
  link: '/nps',
  name: 'National Pension System',
  hindi: 'राष्ट्रीय पेंशन प्रणाली',
  icon: 'umbrella',
  summary: {
    en: 'The National Pension System (NPS) under the regulator PFRDA: its two accounts, how money comes out, and tax. Contributing is not available on this site yet.',
    hi: 'पेंशन नियामक पीएफ़आरडीए की राष्ट्रीय पेंशन प्रणाली (एनपीएस): उसके दो खाते, निकासी और कर। इस साइट से अंशदान अभी उपलब्ध नहीं है।',
  },
  synonyms: ['nps', 'pension', 'pran', 'retirement', 'पेंशन', 'एनपीएस'],
}
