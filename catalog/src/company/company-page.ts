import type { IconName } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'

export interface TextSection {
  readonly heading: Bilingual
  readonly paragraphs: readonly Bilingual[]
  /** The licence or approval that the text says we hold: not shown where the brand does not. */
  readonly claims?: 'tpap'
  /** Where a reader may want to go next. */
  readonly links?: readonly { readonly label: Bilingual; readonly link: string }[]
}

/** A page of text: about the company, or for its investors. */
export interface CompanyPage extends Named {
  readonly slug: string
  readonly path: string
  readonly link: string
  readonly hindi: string
  readonly icon: IconName
  readonly title: Bilingual
  readonly summary: Bilingual
  readonly synonyms: readonly string[]
  readonly sections: readonly TextSection[]
  /** Not among the company's links: others lead to it. */
  readonly isUnlisted?: true
}
