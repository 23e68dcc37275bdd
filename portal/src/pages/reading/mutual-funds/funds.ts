/** The mutual funds of the catalogue, and where their pages stand. */
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

export const fundsHub = hubOf('mutualFunds')
export const housesHub = hubOf('fundHouses')
export const schemesHub = hubOf('schemes')

export type KnownCategory = MutualFundCategory & { readonly slug: MutualFundCategorySlug }
export type KnownHouse = (typeof fundHouses)[number]

export const categoryPath = ({ slug }: MutualFundCategory): string => `${fundsHub.path}/${slug}`
export const housePath = ({ slug }: FundHouse): string => `${housesHub.path}/${slug}`
export const schemePath = ({ slug, code }: Scheme): string => `${schemesHub.path}/${slug}/${code}`

export const findCategory = (slug: string | undefined): KnownCategory | undefined =>
  mutualFundCategories.find(category => category.slug === slug)

export const findHouse = (slug: string | undefined): KnownHouse | undefined =>
  fundHouses.find(house => house.slug === slug)

export const schemesOfHouse = (house: FundHouse): readonly Scheme[] =>
  schemes.filter(scheme => scheme.house === house.slug)

export const schemesInCategory = (category: MutualFundCategory): readonly Scheme[] =>
  schemes.filter(scheme => scheme.category === category.slug)

/** '/mutual-funds/equity-funds' and its kind stand for all categories of their group. */
const groupPages: Readonly<Partial<Record<MutualFundCategorySlug, MutualFundGroup>>> = {
  'equity-funds': 'equity',
  'debt-funds': 'debt',
  'hybrid-funds': 'hybrid',
}

export const isGroupPage = ({ slug }: KnownCategory): boolean => slug in groupPages

/** The other categories of the group, without the page that stands for all of them. */
export const othersInGroup = (category: KnownCategory): readonly KnownCategory[] =>
  mutualFundCategories.filter(
    (other: KnownCategory) =>
      other.group === category.group && other.slug !== category.slug && !isGroupPage(other),
  )
