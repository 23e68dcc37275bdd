import type { Named } from '../language.ts'
import { oneOf, withSlug } from '../slug.ts'
import { type FundHouseSlug, fundHouses } from './fund-houses.ts'
import { type MutualFundCategorySlug, mutualFundCategories } from './mutual-fund-categories.ts'
import entries from './schemes.json' with { type: 'json' }

export interface Scheme extends Named {
  readonly slug: string
  /** The scheme's AMFI code. */
  readonly code: string
  readonly house: FundHouseSlug
  readonly category: MutualFundCategorySlug
}

const houses = fundHouses.map(({ slug }) => slug)
const categories = mutualFundCategories.map(({ slug }) => slug)

/** All are growth schemes of the direct plan. */
export const schemes: readonly Scheme[] = entries.map(({ code, name, house, category }) =>
  withSlug({
    name: `${name} - Direct Plan - Growth`,
    code,
    house: oneOf(houses, house),
    category: oneOf(categories, category),
  }),
)
