import type { Named } from '../language.ts'
import { withSlugs } from '../slug.ts'
import facts from './fund-houses.json' with { type: 'json' }

/** An asset management company, named by its mutual fund. */
export interface FundHouse extends Named {
  readonly slug: string
}

export type FundHouseSlug = keyof typeof facts

export const fundHouses: readonly (FundHouse & { readonly slug: FundHouseSlug })[] = withSlugs(facts)
