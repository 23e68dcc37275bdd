/** A company page, such as '/about-us', '/privacy' or '/important-updates'. */
import { blogPosts, companyPages } from '@chowk/catalog'
import { companyPageOf } from './company-page-of.ts'
import { CompanyView } from './company-view.tsx'

const elsewhere: readonly string[] = ['/app', '/blog', ...blogPosts.map(post => post.path)]
export const companyPage = companyPageOf(
  companyPages.filter(({ path }) => !elsewhere.includes(path)),
  CompanyView,
)
