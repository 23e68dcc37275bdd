import pages from 'virtual:content/investor-relations'
import { locales } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { CompanyDocument, investorKind } from '../../../content/company-kind.ts'
import { documentsOf, same, type Values } from '../../../content/documents.ts'
import { currentBrand } from '../../../page/brand.ts'

const unknown = { en: 'Not stated', hi: 'नहीं बताया गया' }

function values(): Values<(typeof investorKind.values)[number]> {
  const { name, legalEntity } = currentBrand()
  return {
    brand: same(name),
    'legal-entity': legalEntity ? same(legalEntity) : unknown,
    languages: same(locales.length),
  }
}

export const investorText = (name: string, locale: Locale): CompanyDocument =>
  documentsOf<CompanyDocument>(pages, values())(name, locale)
