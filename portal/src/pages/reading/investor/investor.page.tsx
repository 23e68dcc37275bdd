/** A page for shareholders, such as '/investor-relations/financial-results'. */

import pages from 'virtual:content/investor-relations'
import { investorPages, type Locale, locales } from '@chowk/catalog'
import { documentsOf, inEveryLanguage, type Values } from '../../../content/documents.ts'
import type { DocumentOf, ValueName } from '../../../content/kinds.ts'
import { wordsOf } from '../../../content/words.ts'
import { currentBrand } from '../../../page/brand.ts'
import type { ViewProps } from '../../../page/page.ts'
import { Notice } from '../../../ui/notice.tsx'
import { companyPageOf } from '../company/company-page-of.ts'
import { type CompanyFacts, CompanyView } from '../company/company-view.tsx'

const unknown = { en: 'Not stated', hi: 'नहीं बताया गया' }

function values(): Values<ValueName<'investor-relations'>> {
  const { name, legalEntity } = currentBrand()
  return {
    brand: inEveryLanguage(name),
    'legal-entity': legalEntity ? inEveryLanguage(legalEntity) : unknown,
    languages: inEveryLanguage(locales.length),
  }
}

const investorText = (name: string, locale: Locale): DocumentOf<'company'> =>
  documentsOf<DocumentOf<'company'>>(pages, values())(name, locale)

export const investorPage = companyPageOf(investorPages, InvestorView, {
  textOf: investorText,
  screenName: 'investor',
  verticalName: 'investor_relations',
})

function InvestorView({ facts, context }: ViewProps<CompanyFacts>) {
  const words = wordsOf('investor')[context.locale]
  return (
    <CompanyView facts={facts} context={context} aside={<Notice title={words.title} text={words.text} />} />
  )
}
