/** What a calculator's page says besides its result. Read by the server only: no browser loads these texts. */
import type { Bilingual, CalculatorSlug, Rule } from '@chowk/catalog'

export interface Guide {
  /** Of the browser's tab and of search results. */
  readonly title: Bilingual
  readonly description: Bilingual
  readonly lead: Bilingual
  /** As written on paper, line by line. */
  readonly formula: readonly Bilingual[]
  /** What the letters of the formula mean, and where it rounds. */
  readonly where: readonly Bilingual[]
  /** What the page goes by, apart from what changes with the years. */
  readonly rules: Bilingual
  /** The rates and limits it goes by, each with its days and source. */
  readonly basis?: readonly Rule[]
  readonly about: readonly { readonly title: Bilingual; readonly paragraphs: readonly Bilingual[] }[]
  readonly faqs: readonly { readonly question: Bilingual; readonly answer: Bilingual }[]
  readonly related: readonly CalculatorSlug[]
}

/** A line of a formula; one that is all signs and letters needs no Hindi. */
export const written = (en: string, hi = en): Bilingual => ({ en, hi })
