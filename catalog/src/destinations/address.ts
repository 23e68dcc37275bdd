import { type Bilingual, bothNames, type Named } from '../language.ts'
import type { Address } from './destination.ts'

interface AddressFacts {
  readonly path: string
  readonly parent: string
  readonly localeKey: string
  /** Only where other pages must name a host to reach it. */
  readonly link?: string
  /** Only where the name alone is not unique among all pages. */
  readonly title?: Bilingual
  readonly synonyms?: readonly string[] | undefined
}

export const addressOf = (named: Named, facts: AddressFacts): Address => ({
  path: facts.path,
  parent: facts.parent,
  link: facts.link ?? facts.path,
  name: named.name,
  ...(named.hindi ? { hindi: named.hindi } : {}),
  localeKey: facts.localeKey,
  title: facts.title ?? bothNames(named),
  synonyms: facts.synonyms ?? [],
})
