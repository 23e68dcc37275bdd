import pages from 'virtual:content/company'
import {
  calculators,
  categories,
  currencies,
  everydayServices,
  fundHouses,
  ifscBanks,
  latestRow,
  locales,
  ombudsman,
} from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { CompanyDocument, companyKind } from '../../../content/company-kind.ts'
import { documentsOf, same, type Values } from '../../../content/documents.ts'
import { keptTable } from './kept.ts'

const { answerDays, complainWithin } = latestRow(ombudsman).value

const values: Values<(typeof companyKind.values)[number]> = {
  categories: same(categories.length),
  billers: same(categories.flatMap(({ providers }) => providers).length),
  'everyday-services': same(everydayServices.length),
  calculators: same(calculators.length),
  currencies: same(currencies.length),
  'ifsc-banks': same(ifscBanks.length),
  'fund-houses': same(fundHouses.length),
  languages: same(locales.length),
  'answer-days': same(answerDays),
  'complain-within': complainWithin,
}

const documentAt = documentsOf<CompanyDocument>(pages, values)

export function companyText(slug: string, locale: Locale): CompanyDocument {
  const { sections, ...document } = documentAt(slug, locale)
  const kept = keptTable(locale)
  return {
    ...document,
    sections: sections.map(section => (section.place === 'kept' ? { ...section, table: kept } : section)),
  }
}
