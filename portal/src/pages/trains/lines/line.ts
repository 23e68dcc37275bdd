import type { Bilingual, Named } from '@chowk/catalog'

export interface KnownTrain extends Named {
  readonly hindi: string
  /** Codes of the stations it uses in the two cities; left out where they have changed of late. */
  readonly from?: string
  readonly to?: string
}

export interface Line {
  /** Larger stations on the way. */
  readonly via: readonly Named[]
  /** Trains people know on this line, in no order of merit. Not a timetable. */
  readonly trains: readonly KnownTrain[]
  /** What is particular to this line. */
  readonly know: Bilingual
}

/** By the slug of the route. */
export type Lines = Readonly<Record<string, Line>>

export const stop = (name: string, hindi: string): Named => ({ name, hindi })

export const train = (name: string, hindi: string, from?: string, to?: string): KnownTrain => ({
  name,
  hindi,
  ...(from && { from }),
  ...(to && { to }),
})
