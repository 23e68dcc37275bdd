import type { Bilingual, Named } from '@chowk/catalog'

export interface Road {
  /** Towns a bus usually passes. Operators choose their own stops. */
  readonly via: readonly Named[]
  /** What is particular to this road. */
  readonly know: Bilingual
}

/** By the slug of the route. */
export type Roads = Readonly<Record<string, Road>>

export const town = (name: string, hindi: string): Named => ({ name, hindi })
