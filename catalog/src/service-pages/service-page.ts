// A page that says what a thing is, and holds the form it starts from. What it says is a document: content/…/services.
import type { BillerParameter } from '../categories/biller-parameter.ts'
import type { IconName } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'

export interface StartForm {
  readonly fields: readonly BillerParameter[]
  readonly submit: Bilingual
  /** Where the form leads: the host that does the work. */
  readonly link: string
}

export interface ServicePage extends Named {
  readonly slug: string
  readonly path: string
  /** How other pages link to it; differs from the path where another host serves it. */
  readonly link: string
  readonly hindi: string
  readonly icon: IconName
  readonly summary: Bilingual
  /** Only where what is typed leads somewhere. */
  readonly form?: StartForm
  readonly synonyms: readonly string[]
}
