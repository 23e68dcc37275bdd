/** '/mutual-funds/amc': the fund houses from A to Z. */

import { byName, fundHouses, hubOf, nameIn, schemes } from '@chowk/catalog'
import { countText, wordsOf } from '../../../content/words.ts'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'

const hub = hubOf('fundHouses')

const schemesOf = (house: string) => schemes.filter(scheme => scheme.house === house).length

export const fundHousesPage = hubPage(hub, {
  screenName: 'fund_houses',
  verticalName: 'mutual_funds',
  Content: ({ locale }) => (
    <>
      <LinkSection
        title={wordsOf('mutualFunds')[locale].houses}
        links={fundHouses.toSorted(byName(locale)).map(house => {
          const count = schemesOf(house.slug)
          return {
            name: nameIn(locale, house),
            link: `${hub.path}/${house.slug}`,
            picture: <Monogram name={house.name} locale={locale} />,
            ...(count > 0 && { note: countText(wordsOf('mutualFunds')[locale].schemesHere, count) }),
          }
        })}
      />
      <ProseSection title={wordsOf('mutualFunds')[locale].everyHouse}>
        {wordsOf('mutualFunds')[locale].ofAll.map(({ question, answer }) => (
          <p key={question}>
            <strong>{question}</strong> {answer}
          </p>
        ))}
      </ProseSection>
      <Notice>{wordsOf('mutualFunds')[locale].risk}</Notice>
    </>
  ),
})
