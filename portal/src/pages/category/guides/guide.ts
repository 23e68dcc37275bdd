import type { Bilingual } from '@chowk/catalog'

/** What a person paying this kind of bill for the first time would like to be told. */
export interface Guide {
  /** About the number the form asks for. */
  readonly title: Bilingual
  readonly text: readonly Bilingual[]
  /** What is easily got wrong. */
  readonly know: readonly Bilingual[]
}
