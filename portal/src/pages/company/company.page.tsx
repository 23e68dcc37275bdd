/** A company page: '/about-us', '/privacy', '/important-updates' and their like. */
import { companyPages } from '@chowk/catalog'
import { page } from '../../page/page.ts'
import { companyText } from './company-text.ts'
import { type CompanyFacts, CompanyView, companyHead } from './company-view.tsx'

export const companyPage = page<CompanyFacts>({
  pattern: companyPages.map(company => company.path),
  screenName: 'company',
  verticalName: 'company',
  load({ path, locale }) {
    const company = companyPages.find(candidate => candidate.path === path)
    return company && { page: company, text: companyText(company.slug, locale) }
  },
  head: companyHead,
  View: CompanyView,
})
