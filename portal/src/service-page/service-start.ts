import type { Bilingual } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import type { Answers, Problem } from './answers.ts'

export interface OutcomeProps {
  readonly locale: Locale
  readonly answers: Answers
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
