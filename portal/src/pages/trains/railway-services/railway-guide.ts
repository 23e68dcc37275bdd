import type { Bilingual } from '@chowk/catalog'

/** What one should know to use a train service, as a table. */
export interface RailwayGuide {
  readonly title: Bilingual
  /** From when the rules are, where they are rules. */
  readonly note?: Bilingual
  readonly columns: readonly [Bilingual, Bilingual]
  readonly rows: readonly (readonly [Bilingual, Bilingual])[]
}
