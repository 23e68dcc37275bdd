/** '/mutual-funds/scheme': the schemes with a page, by their fund houses. */
import {
  byName,
  fundHouses,
  hubOf,
  type MutualFundCategory,
  mutualFundCategories,
  nameIn,
  type Scheme,
  schemes,
} from '@chowk/catalog'
import { fill, wordsOf } from '../../../content/words.ts'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'

const hub = hubOf('schemes')

function categoryOf({ category: slug, name }: Scheme): MutualFundCategory {
  const category = mutualFundCategories.find(candidate => candidate.slug === slug)
  if (!category) throw new Error(`${name} is in the category ${slug}, which the catalogue does not have.`)
  return category
}

export const schemesPage = hubPage(hub, {
  screenName: 'schemes',
  verticalName: 'mutual_funds',
  Content: ({ locale }) => {
    const copy = wordsOf('mutualFunds')[locale]
    const houses = fundHouses
      .filter(house => schemes.some(scheme => scheme.house === house.slug))
      .toSorted(byName(locale))
    return (
      <>
        <Notice>{copy.risk}</Notice>
        {houses.map(house => (
          <LinkSection
            key={house.slug}
            title={nameIn(locale, house)}
            links={schemes
              .filter(scheme => scheme.house === house.slug)
              .map(scheme => ({
                name: nameIn(locale, scheme),
                link: `${hub.path}/${scheme.slug}/${scheme.code}`,
                note: fill(copy.schemeNote, {
                  category: nameIn(locale, categoryOf(scheme)),
                  code: scheme.code,
                }),
                picture: <Monogram name={house.name} locale={locale} />,
              }))}
          />
        ))}
        <ProseSection title={copy.schemeName} points={copy.schemeNameParts} />
      </>
    )
  },
})
