// A hub is the first page of a group: it explains the group and lists its pages.
import { type CatalogIcon, withIcon } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'
import facts from './hubs.json' with { type: 'json' }

export interface Hub extends Named {
  readonly id: HubId
  readonly path: string
  readonly hindi: string
  readonly icon: CatalogIcon
  readonly summary: Bilingual
  readonly synonyms: readonly string[]
}

export type HubId = keyof typeof facts

export const hubOf = (id: HubId): Hub => ({ id, ...withIcon(facts[id]) })

export const hubs: readonly Hub[] = (Object.keys(facts) as HubId[]).map(hubOf)
