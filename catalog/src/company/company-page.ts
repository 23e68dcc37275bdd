import type { IconName } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'

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
  /** Not among the company's links: others lead to it. */
  readonly isUnlisted?: true
}
