// Nothing has been published for investors yet, and these pages say so. They add what the rules ask for, so that a reader
// knows what will be here and where the official copy is found meanwhile.
import { withSlugs } from '../slug.ts'
import type { CompanyPage } from './company-pages.ts'

type InvestorEntry = Pick<CompanyPage, 'name' | 'hindi' | 'icon' | 'summary'> &
  Partial<Pick<CompanyPage, 'synonyms'>>

const entries: Readonly<Record<string, InvestorEntry>> = {
  'financial-results': {
    name: 'Financial Results',
    hindi: 'वित्तीय परिणाम',
    icon: 'file-chart-column',
    summary: { en: 'Quarterly and yearly results.', hi: 'तिमाही और सालाना परिणाम।' },
    synonyms: ['results', 'quarterly', 'परिणाम'],
  },
  'annual-reports': {
    name: 'Annual Reports',
    hindi: 'वार्षिक रिपोर्ट',
    icon: 'book-open',
    summary: { en: 'The year in one document.', hi: 'पूरा वर्ष एक दस्तावेज़ में।' },
  },
  filings: {
    name: 'Filings',
    hindi: 'स्टॉक एक्सचेंज सूचनाएँ',
    icon: 'folder-down',
    summary: { en: 'Disclosures to the stock exchanges.', hi: 'शेयर बाज़ारों को दी गई सूचनाएँ।' },
  },
  'press-releases': {
    name: 'Press Releases',
    hindi: 'प्रेस विज्ञप्तियाँ',
    icon: 'newspaper',
    summary: { en: 'Announcements to the press.', hi: 'प्रेस के लिए घोषणाएँ।' },
  },
  media: {
    name: 'Media',
    hindi: 'मीडिया',
    icon: 'megaphone',
    summary: { en: 'For journalists who write about us.', hi: 'हमारे बारे में लिखने वाले पत्रकारों के लिए।' },
  },
  awards: {
    name: 'Awards',
    hindi: 'पुरस्कार',
    icon: 'award',
    summary: { en: 'Awards given to us by others.', hi: 'दूसरों से मिले पुरस्कार।' },
  },
  videos: {
    name: 'Videos',
    hindi: 'वीडियो',
    icon: 'video',
    summary: { en: 'Recordings of calls and meetings.', hi: 'कॉल और बैठकों की रिकॉर्डिंग।' },
  },
  'press-kit': {
    name: 'Press Kit',
    hindi: 'प्रेस किट',
    icon: 'package',
    summary: { en: 'Name, wordmark and facts to quote.', hi: 'नाम, शब्द-चिह्न और उद्धरण योग्य तथ्य।' },
  },
  directors: {
    name: 'Directors',
    hindi: 'निदेशक',
    icon: 'users',
    summary: { en: 'The board and its committees.', hi: 'निदेशक मंडल और उसकी समितियाँ।' },
  },
  'general-meetings': {
    name: 'General Meetings',
    hindi: 'आम बैठकें',
    icon: 'presentation',
    summary: { en: 'Notices, voting and results of meetings.', hi: 'बैठकों की सूचना, मतदान और परिणाम।' },
  },
  policies: {
    name: 'Policies',
    hindi: 'नीतियाँ',
    icon: 'scale',
    summary: { en: 'Codes and policies a listed company keeps.', hi: 'सूचीबद्ध कंपनी की संहिताएँ और नीतियाँ।' },
  },
  contacts: {
    name: 'Contacts',
    hindi: 'निवेशक संपर्क',
    icon: 'contact',
    summary: { en: 'Whom shareholders turn to.', hi: 'शेयरधारक किससे संपर्क करें।' },
  },
  faqs: {
    name: 'FAQs',
    hindi: 'निवेशकों के सवाल',
    icon: 'circle-help',
    summary: { en: 'Questions shareholders ask.', hi: 'शेयरधारकों के आम सवाल।' },
  },
}

export const investorPages: readonly CompanyPage[] = withSlugs(entries).map(entry => {
  const path = `/investor-relations/${entry.slug}`
  return {
    ...entry,
    path,
    link: `{investorRelations}${path}`,
    title: { en: `Investor Relations: ${entry.name}`, hi: `निवेशक संबंध: ${entry.hindi}` },
    synonyms: entry.synonyms ?? [],
  }
})
