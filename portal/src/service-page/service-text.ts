import pages from 'virtual:content/services'
import { creditReporting, latestRow } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { pensionRules } from '../calculators/pension-system.ts'
import { documentsOf, same, type Values } from '../content/documents.ts'
import type { ServiceDocument, serviceKind } from '../content/service-kind.ts'
import { instalments, interestOfOneLakh } from './cost-of-one-lakh.ts'

const { minAnnuityShareBps, wholePaise, bandPaise, bandAtOncePaise, bandYears } = pensionRules
const lakhs = (paise: number) => same(paise / 1_00_000_00)

const values: Values<(typeof serviceKind.values)[number]> = {
  'interest-of-one-lakh': interestOfOneLakh(24, 5),
  'reporting-rhythm': latestRow(creditReporting).value.often,
  'private-share': same(minAnnuityShareBps['non-government'] / 100),
  'government-share': same(minAnnuityShareBps.government / 100),
  'whole-lakh': lakhs(wholePaise),
  'band-lakh': lakhs(bandPaise),
  'at-once-lakh': lakhs(bandAtOncePaise),
  'band-years': same(bandYears),
}

const documentAt = documentsOf<ServiceDocument>(pages, values)

export function serviceText(slug: string, locale: Locale): ServiceDocument {
  const { sections, ...document } = documentAt(slug, locale)
  const table = instalments(locale)
  return {
    ...document,
    sections: sections.map(section => (section.place === 'instalments' ? { ...section, table } : section)),
  }
}
