import type { Bilingual } from '@chowk/catalog'

/** What a traveller should know of an airport beyond its name and code. */
export interface AirportGuide {
  /** Its name in Hindi; the catalogue has the English one. */
  readonly hindi: string
  /** Where it lies, how one gets there, what is easily got wrong. */
  readonly know: Bilingual
}
