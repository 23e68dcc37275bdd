import type { CompanyAddition } from '../../company/additions/addition.ts'
import { directors, generalMeetings, policies } from './governance.ts'
import { annualReports, filings, financialResults, videos } from './numbers.ts'
import { awards, media, pressKit, pressReleases } from './press.ts'
import { contacts, faqs } from './shareholders.ts'

/** By the page's slug in the catalogue. */
export const investorAdditions: Readonly<Record<string, CompanyAddition>> = {
  'financial-results': financialResults,
  'annual-reports': annualReports,
  filings,
  'press-releases': pressReleases,
  media,
  awards,
  videos,
  'press-kit': pressKit,
  directors,
  'general-meetings': generalMeetings,
  policies,
  contacts,
  faqs,
}
