/** The mutual funds of the catalogue, and their pages. */
import {
  type Bilingual,
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
import type { FundCategoryDocument } from '../../../content/kinds.ts'

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

export const findFundHouse = (slug: string | undefined): KnownHouse | undefined =>
  fundHouses.find(house => house.slug === slug)

export const schemesOfHouse = (house: FundHouse): readonly Scheme[] =>
  schemes.filter(scheme => scheme.house === house.slug)

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

export const taxQuestion: Bilingual = { en: 'How are the gains taxed?', hi: 'लाभ पर कर कैसे लगता है?' }

/** The rules of the tax year 2026-27: change them together, and the year in each. */
export const taxAnswers: Readonly<Record<FundCategoryDocument['tax'], Bilingual>> = {
  shares: {
    en: 'They are taxed like shares. In the tax year 2026-27, gains beyond Rs. 1.25 lakh a year on units held for more than a year are taxed at 12.5%, and gains on other units at 20%.',
    hi: 'कर वर्ष 2026-27 में शेयरों की तरह कर लगता है: एक साल से ज़्यादा रखी यूनिटों के लाभ में से साल में ₹1.25 लाख से ऊपर की रकम पर 12.5%, बाक़ी यूनिटों के लाभ पर 20%।',
  },
  lending: {
    en: 'In the tax year 2026-27, gains on units bought since 1 April 2023 are added to your income and taxed by your slab, however long you held them.',
    hi: 'कर वर्ष 2026-27 में 1 अप्रैल 2023 से ख़रीदी गई यूनिटों का लाभ आपकी आय में जुड़ता है और उस पर आपके स्लैब के अनुसार कर लगता है, चाहे यूनिटें कितने भी समय तक रखी गई हों।',
  },
  gold: {
    en: 'In the tax year 2026-27, gains on listed units held for more than a year are taxed at 12.5%, and gains on units sold earlier by your slab.',
    hi: 'कर वर्ष 2026-27 में एक साल से ज़्यादा रखी गई सूचीबद्ध यूनिटों के लाभ पर 12.5% कर लगता है; उससे पहले बेचने पर आपके स्लैब के अनुसार।',
  },
  depends: {
    en: 'It depends on what the fund holds. In the tax year 2026-27 it is taxed as an equity fund if 65% or more is in Indian shares, by your slab if more than 65% is in debt, and otherwise at 12.5% after two years (one year if the units are listed). The scheme’s document says which applies.',
    hi: 'कर इस बात से तय होता है कि फ़ंड में क्या है। कर वर्ष 2026-27 में: 65% या ज़्यादा भारतीय शेयर हों तो इक्विटी फ़ंड जैसा कर, 65% से ज़्यादा डेट हो तो आपके स्लैब के अनुसार, और बाक़ी फ़ंडों में दो साल बाद (यूनिटें सूचीबद्ध हों तो एक साल बाद) 12.5%। आपके फ़ंड पर कौन-सा नियम लागू है, यह योजना के दस्तावेज़ में लिखा होता है।',
  },
}
