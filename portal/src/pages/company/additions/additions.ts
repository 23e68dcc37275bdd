import type { CompanyAddition } from './addition.ts'
import { app, events, forBusiness, sellWithUs } from './outside.ts'
import { aboutUs, blog, careers, contactUs, partnerWithUs } from './people.ts'
import { grievance, importantUpdates, latestNews, privacy, terms } from './promises.ts'
import { csr, esg, sustainability } from './responsibility.ts'

/** By the page's slug in the catalogue. */
export const additions: Readonly<Record<string, CompanyAddition>> = {
  'about-us': aboutUs,
  'partner-with-us': partnerWithUs,
  blog,
  'contact-us': contactUs,
  'terms-and-conditions': terms,
  privacy,
  grievance,
  csr,
  sustainability,
  esg,
  careers,
  'latest-news': latestNews,
  'important-updates': importantUpdates,
  app,
  events,
  'sell-with-us': sellWithUs,
  'for-business': forBusiness,
}
