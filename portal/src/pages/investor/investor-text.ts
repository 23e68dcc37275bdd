import pages from 'virtual:content/investor-relations'
import { locales } from '@chowk/catalog'
import { brand } from '@chowk/shell'
import type { CompanyDocument, investorKind } from '../../content/company-kind.ts'
import { documentsOf, same, type Values } from '../../content/documents.ts'

const values: Values<(typeof investorKind.values)[number]> = {
  brand: same(brand.name),
  languages: same(locales.length),
}

export const investorText = documentsOf<CompanyDocument>(pages, values)
