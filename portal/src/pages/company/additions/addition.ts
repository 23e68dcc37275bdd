import type { Bilingual } from '@chowk/catalog'
import type { RichSection } from '../../../ui/text-section.tsx'

/** What the portal adds to a company page of the catalogue: facts it knows of itself, tables and questions. */
export interface CompanyAddition {
  readonly sections: readonly RichSection[]
  readonly faqs?: readonly { readonly question: Bilingual; readonly answer: Bilingual }[]
  readonly related: readonly string[]
}
