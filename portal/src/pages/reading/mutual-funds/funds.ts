/** The mutual funds of the catalogue, and their pages. */
import {
  type FundHouse,
  fundHouses,
  hubOf,
  type MutualFundCategory,
  type MutualFundCategorySlug,
  type MutualFundGroup,
  mutualFundCategories,
  type Scheme,
  schemes,
} from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { DocumentOf } from '../../../content/kinds.ts'
import { wordsOf } from '../../../content/words.ts'

/** Words that the pages of categories, houses and schemes share. */
export const fundCopy = wordsOf('fund')

export const fundsHub = hubOf('mutualFunds')
export const housesHub = hubOf('fundHouses')
export const schemesHub = hubOf('schemes')

export type KnownCategory = MutualFundCategory & { readonly slug: MutualFundCategorySlug }
export type KnownHouse = (typeof fundHouses)[number]

export const categoryPath = ({ slug }: MutualFundCategory): string => `${fundsHub.path}/${slug}`
export const housePath = ({ slug }: FundHouse): string => `${housesHub.path}/${slug}`
export const schemePath = ({ slug, code }: Scheme): string => `${schemesHub.path}/${slug}/${code}`

export const findFundCategory = (slug: string | undefined): KnownCategory | undefined =>
  mutualFundCategories.find(category => category.slug === slug)

export const findFundHouse = (slug: string | undefined) => fundHouses.find(house => house.slug === slug)

export const schemesOfHouse = (house: FundHouse) => schemes.filter(scheme => scheme.house === house.slug)

export const schemesInCategory = (category: MutualFundCategory): readonly Scheme[] =>
  schemes.filter(scheme => scheme.category === category.slug)

/** '/mutual-funds/equity-funds' and similar pages show all categories of their group. */
const groupPages: Readonly<Partial<Record<MutualFundCategorySlug, MutualFundGroup>>> = {
  'equity-funds': 'equity',
  'debt-funds': 'debt',
  'hybrid-funds': 'hybrid',
}

export const isGroupPage = ({ slug }: KnownCategory): boolean => slug in groupPages

/** The other categories of the group, without the page of the whole group. */
export const othersInGroup = (category: KnownCategory): readonly KnownCategory[] =>
  mutualFundCategories.filter(
    (other: KnownCategory) =>
      other.group === category.group && other.slug !== category.slug && !isGroupPage(other),
  )

/** The answer has the rules of the tax year 2026-27: change them together, and the year in each. */
export function taxQuestion(tax: DocumentOf<'mutual-funds/categories'>['tax'], locale: Locale) {
  const { taxQuestion, taxAnswers } = fundCopy[locale]
  return { question: taxQuestion, answer: taxAnswers[tax] }
}
