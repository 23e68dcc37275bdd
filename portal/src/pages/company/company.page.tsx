/** A company page: '/about-us', '/privacy', '/important-updates' and their like. */
import { companyPages } from '@chowk/catalog'
import { page } from '../../page/page.ts'
import { additions } from './additions/additions.ts'
import { type CompanyFacts, CompanyView, companyHead } from './company-view.tsx'

export const companyPage = page<CompanyFacts>({
  pattern: companyPages.map(company => company.path),
  screenName: 'company',
  verticalName: 'company',
  load({ path }) {
    const company = companyPages.find(candidate => candidate.path === path)
    const addition = company && additions[company.slug]
    return addition && { page: company, addition }
  },
  head: companyHead,
  View: CompanyView,
})
