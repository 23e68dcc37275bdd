import type { Bilingual } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import type { RichSection } from '../../ui/text-section.tsx'
import type { Answers, Problem } from './answers.ts'

/** Where what was typed is of use today. */
interface NextStep {
  readonly label: Bilingual
  /** A link of the catalogue, with a query where the page reads one. */
  readonly link: string
}

export interface OutcomeProps {
  readonly locale: Locale
  readonly answers: Answers
}

/** Where nothing is connected yet: that nothing was done, and what to do instead. */
export interface HonestEnding {
  readonly title: Bilingual
  readonly text: Bilingual
  next?(answers: Answers): readonly NextStep[]
}

/** What the portal adds to a service of the catalogue: the words of its page, and the end of its form. */
export interface ServiceGuide {
  /** For the tab and for search engines. */
  readonly title: Bilingual
  readonly formTitle: Bilingual
  readonly sections: readonly RichSection[]
  /** What is wrong beyond the form of a field, or can be said better than by it. */
  check?(answers: Answers): readonly Problem[]
  /** What a good form leads to: a component, where the page can do something with it. */
  readonly ending: HonestEnding | ((props: OutcomeProps) => ReactNode)
  /** Beside the form, for browsers that can do more. */
  Beside?(props: { readonly locale: Locale }): ReactNode
  readonly related: readonly string[]
}
