import type { CompanyPage } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { page, type ViewProps, type VisitorPage } from '../../../page/page.ts'
import { companyText } from './company-text.ts'
import { type CompanyFacts, companyHead } from './company-view.tsx'

const ofCompany = { textOf: companyText, screenName: 'company', verticalName: 'company' }

/** For all of the pages that one view shows; they are texts about the company unless told otherwise. */
export function companyPageOf<Page extends CompanyPage>(
  pages: readonly Page[],
  View: (props: ViewProps<CompanyFacts<Page>>) => ReactNode,
  { textOf, ...names } = ofCompany,
): VisitorPage<CompanyFacts<Page>> {
  return page<CompanyFacts<Page>>({
    ...names,
    pattern: pages.map(({ path }) => path),
    load({ path, locale }) {
      const found = pages.find(candidate => candidate.path === path)
      return found && { page: found, text: textOf(found.slug, locale) }
    },
    head: companyHead,
    View,
  })
}
