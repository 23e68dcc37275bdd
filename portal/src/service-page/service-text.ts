import pages from 'virtual:content/services'
import type { Bilingual, Locale } from '@chowk/catalog'
import { repay } from '../calculators/arithmetic/loan.ts'
import { durationText } from '../calculators/outcome/terms.ts'
import { documentsOf, type Values } from '../content/documents.ts'
import type { DocumentOf, ValueName } from '../content/kinds.ts'
import type { TextTable } from '../content/markdown.ts'
import { wordsOf } from '../content/words.ts'
import { formatRupees } from '../money/money.ts'

/** The loan of the example, calculated as the calculators do. */
const oneLakhPaise = 1_00_000_00
const yearlyRates = [12, 16, 20, 24]
const terms = [1, 3, 5]

const costOfOneLakh = (rate: number, years: number) =>
  repay({ principalPaise: oneLakhPaise, annualRateBps: rate * 100, months: years * 12 })

function interestOfOneLakh(rate: number, years: number): Bilingual {
  const { totalInterestPaise } = costOfOneLakh(rate, years)
  return { en: formatRupees(totalInterestPaise, 'en'), hi: formatRupees(totalInterestPaise, 'hi') }
}

function instalments(locale: Locale): TextTable {
  const { caption, rate } = wordsOf('instalments')[locale]
  return {
    caption,
    numeric: true,
    columns: [rate, ...terms.map(years => durationText(years * 12)[locale])],
    rows: yearlyRates.map(yearly => [
      `${yearly}%`,
      ...terms.map(term => formatRupees(costOfOneLakh(yearly, term).emiPaise, locale)),
    ]),
  }
}

const values: Values<ValueName<'services'>> = {
  'interest-of-one-lakh': interestOfOneLakh(24, 5),
}

const documentAt = documentsOf<DocumentOf<'services'>>(pages, values)

export function serviceText(slug: string, locale: Locale): DocumentOf<'services'> {
  const { sections, ...document } = documentAt(slug, locale)
  const table = instalments(locale)
  return {
    ...document,
    sections: sections.map(section => (section.place === 'instalments' ? { ...section, table } : section)),
  }
}
