/** A company page: '/about-us', '/privacy', '/important-updates' and their like. */
import { blogPosts, companyPages } from '@chowk/catalog'
import { page } from '../../page/page.ts'
import { companyText } from './company-text.ts'
import { type CompanyFacts, CompanyView, companyHead } from './company-view.tsx'

const elsewhere: readonly string[] = ['/app', '/blog', ...blogPosts.map(post => post.path)]
const pages = companyPages.filter(({ path }) => !elsewhere.includes(path))

export const companyPage = page<CompanyFacts>({
  pattern: pages.map(company => company.path),
  screenName: 'company',
  verticalName: 'company',
  load({ path, locale }) {
    const company = pages.find(candidate => candidate.path === path)
    return company && { page: company, text: companyText(company.slug, locale) }
  },
  head: companyHead,
  View: CompanyView,
})
