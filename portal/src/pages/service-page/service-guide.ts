import type { Bilingual } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import type { Instead } from '../../ui/not-yet.tsx'
import type { RichSection } from '../../ui/text-section.tsx'
import type { Answers, Problem } from './answers.ts'

export interface OutcomeProps {
  readonly locale: Locale
  readonly answers: Answers
}

/** What the portal adds to a service of the catalogue: the words of its page, and what stands where one would begin. */
export interface ServiceGuide {
  /** For the tab and for search engines. */
  readonly title: Bilingual
  readonly sections: readonly RichSection[]
  readonly related: readonly string[]
  /** Where nobody stands behind the service yet: that nothing is done here, and where it is. */
  readonly instead?: Instead
  /** Where the page can do something with what is typed. */
  readonly start?: ServiceStart
}

export interface ServiceStart {
  readonly title: Bilingual
  /** What is wrong beyond the form of a field, or can be said better than by it. */
  check?(answers: Answers): readonly Problem[]
  /** What a good form leads to. */
  Outcome(props: OutcomeProps): ReactNode
  /** Beside the form, for browsers that can do more. */
  Beside?(props: { readonly locale: Locale }): ReactNode
}
