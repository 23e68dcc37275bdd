import pages from 'virtual:content/railway-services'
import type { Bilingual, Locale } from '@chowk/catalog'
import { documentsOf } from '../../../../content/documents.ts'
import type { DocumentOf } from '../../../../content/kinds.ts'
import type { TextTable } from '../../../../content/markdown.ts'
import { wordsOf } from '../../../../content/words.ts'
import trainNumbers from './train-numbers.json' with { type: 'json' }

/** The meaning of the first digit of a five-digit train number, by the railways' scheme of December 2010. */
const numberKinds: readonly { readonly digits: string; readonly kind: Bilingual }[] = trainNumbers

const documentAt = documentsOf<DocumentOf<'railway-services'>>(pages)

export function railwayText(slug: string, locale: Locale): DocumentOf<'railway-services'> {
  const { guide, ...document } = documentAt(slug, locale)
  return { ...document, guide: guide.place === 'numbers' ? { ...guide, table: numbers(locale) } : guide }
}

/** From the same rows as the routes' pages. */
function numbers(locale: Locale): TextTable {
  const { columns, or } = wordsOf('trainNumbers')[locale]
  const rows = numberKinds.map(({ digits, kind }) => [[...digits].join(or), kind[locale]])
  return { caption: '', columns, rows }
}
