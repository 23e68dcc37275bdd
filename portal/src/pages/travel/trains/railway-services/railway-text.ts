import pages from 'virtual:content/railway-services'
import type { Locale } from '@chowk/shell'
import { documentsOf } from '../../../../content/documents.ts'
import type { TextTable } from '../../../../content/markdown.ts'
import type { RailwayServiceDocument } from '../../../../content/service-kind.ts'
import { numberKinds } from '../train-number.ts'

const documentAt = documentsOf<RailwayServiceDocument>(pages)

export function railwayText(slug: string, locale: Locale): RailwayServiceDocument {
  const { guide, ...document } = documentAt(slug, locale)
  return { ...document, guide: guide.place === 'numbers' ? { ...guide, table: numbers(locale) } : guide }
}

const copy = {
  en: { columns: ['First digit', 'Kind of train'], or: ' or ' },
  hi: { columns: ['पहला अंक', 'ट्रेन का प्रकार'], or: ' या ' },
}

/** By the rows that routes' pages go by. */
function numbers(locale: Locale): TextTable {
  const { columns, or } = copy[locale]
  const rows = numberKinds.map(({ digits, kind }) => [[...digits].join(or), kind[locale]])
  return { caption: '', columns, rows }
}
