import type { Bilingual, Named } from '../language.ts'
import { oneOf, withSlugs } from '../slug.ts'
import facts from './mutual-fund-categories.json' with { type: 'json' }

export type MutualFundGroup = 'equity' | 'debt' | 'hybrid' | 'other'

export interface MutualFundCategory extends Named {
  readonly slug: string
  readonly hindi: string
  readonly group: MutualFundGroup
  /** Includes the category's name since 2026, where that changed. */
  readonly synonyms?: readonly string[]
  /** Not in the footer. */
  readonly isUnlisted?: boolean
}

export const mutualFundGroups: Readonly<Record<MutualFundGroup, Bilingual>> = {
  equity: { en: 'Equity', hi: 'इक्विटी' },
  debt: { en: 'Debt', hi: 'डेट' },
  hybrid: { en: 'Hybrid', hi: 'हाइब्रिड' },
  other: { en: 'Other', hi: 'अन्य' },
}

const groups = Object.keys(mutualFundGroups) as MutualFundGroup[]

export type MutualFundCategorySlug = keyof typeof facts

export const mutualFundCategories: readonly (MutualFundCategory & {
  readonly slug: MutualFundCategorySlug
})[] = withSlugs(facts).map(category => ({ ...category, group: oneOf(groups, category.group) }))
