// We publish no figure here that we cannot show: these pages say what the law asks for and what is published so far.
import type { CompanyPage } from './company-page.ts'

export const csr: CompanyPage = {
  slug: 'csr',
  path: '/csr',
  link: '/csr',
  name: 'CSR',
  hindi: 'सीएसआर',
  icon: 'heart-handshake',
  title: { en: 'Corporate Social Responsibility', hi: 'कॉर्पोरेट सामाजिक उत्तरदायित्व' },
  summary: {
    en: 'What the law asks of companies, and where we publish what we do.',
    hi: 'क़ानून कंपनियों से क्या चाहता है, और हम अपना काम कहाँ प्रकाशित करते हैं।',
  },
  synonyms: ['social responsibility', 'सामाजिक उत्तरदायित्व'],
}

export const sustainability: CompanyPage = {
  slug: 'sustainability',
  path: '/sustainability',
  link: '/sustainability',
  name: 'Sustainability',
  hindi: 'सतत विकास',
  icon: 'leaf',
  title: { en: 'Sustainability', hi: 'पर्यावरण और सतत विकास' },
  summary: {
    en: 'Small things a payments portal can do, and does.',
    hi: 'छोटी बातें जो एक भुगतान पोर्टल कर सकता है, और करता है।',
  },
  synonyms: ['environment', 'green', 'पर्यावरण'],
}

export const esg: CompanyPage = {
  slug: 'esg',
  path: '/esg',
  link: '/esg',
  name: 'ESG',
  hindi: 'ईएसजी',
  icon: 'sprout',
  title: { en: 'Environment, Social and Governance (ESG)', hi: 'पर्यावरण, समाज और प्रशासन (ईएसजी)' },
  summary: {
    en: 'How a company accounts for more than its profit.',
    hi: 'कंपनी मुनाफ़े के अलावा भी किन बातों का हिसाब देती है।',
  },
  synonyms: ['brsr', 'governance', 'प्रशासन'],
}

export const latestNews: CompanyPage = {
  slug: 'latest-news',
  path: '/latest-news',
  link: '/latest-news',
  name: 'Latest News',
  hindi: 'ताज़ा समाचार',
  icon: 'newspaper',
  title: { en: 'Latest News', hi: 'ताज़ा समाचार' },
  summary: { en: 'Announcements, newest first.', hi: 'घोषणाएँ, सबसे नई पहले।' },
  synonyms: ['news', 'press', 'समाचार', 'ख़बर'],
}
