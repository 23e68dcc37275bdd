import pages from 'virtual:content/company'
import {
  type CompanyPage,
  calculators,
  categories,
  currencies,
  everydayServices,
  fundHouses,
  ifscBanks,
  locales,
} from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { documentsOf, inEveryLanguage, type Values } from '../../../content/documents.ts'
import type { DocumentOf, ValueName } from '../../../content/kinds.ts'
import { page, type ViewProps, type VisitorPage } from '../../../page/page.ts'
import { type CompanyFacts, companyHead } from './company-view.tsx'
import { retentionTable } from './retention-table.ts'

const ofCompany = { textOf: companyText, screenName: 'company', verticalName: 'company' }

/** A page definition for all pages of one view; by default company pages. */
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

const values: Values<ValueName<'company'>> = {
  categories: inEveryLanguage(categories.length),
  billers: inEveryLanguage(categories.flatMap(({ providers }) => providers).length),
  'everyday-services': inEveryLanguage(everydayServices.length),
  calculators: inEveryLanguage(calculators.length),
  currencies: inEveryLanguage(currencies.length),
  'ifsc-banks': inEveryLanguage(ifscBanks.length),
  'fund-houses': inEveryLanguage(fundHouses.length),
  languages: inEveryLanguage(locales.length),
}

const documentAt = documentsOf<DocumentOf<'company'>>(pages, values)

export function companyText(slug: string, locale: Locale): DocumentOf<'company'> {
  const { sections, ...document } = documentAt(slug, locale)
  const kept = retentionTable(locale)
  return {
    ...document,
    sections: sections.map(section => (section.place === 'kept' ? { ...section, table: kept } : section)),
  }
}
