import { blogPosts } from './blog-posts.ts'
import type { CompanyPage } from './company-page.ts'
import { events, forBusiness, getTheApp, sellWithUs } from './outside-pages.ts'
import { aboutUs, blog, careers, contactUs, partnerWithUs } from './people-pages.ts'
import { grievance, importantUpdates, privacy, terms } from './policy-pages.ts'
import { csr, esg, latestNews, sustainability } from './responsibility-pages.ts'

export const companyPages: readonly CompanyPage[] = [
  aboutUs,
  partnerWithUs,
  blog,
  ...blogPosts,
  contactUs,
  terms,
  privacy,
  grievance,
  csr,
  sustainability,
  esg,
  careers,
  latestNews,
  importantUpdates,
  getTheApp,
  events,
  sellWithUs,
  forBusiness,
]
