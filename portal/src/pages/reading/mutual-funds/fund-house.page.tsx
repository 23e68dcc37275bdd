/** A fund house, such as '/mutual-funds/amc/axis-mutual-fund'. */
import { fundHouses, nameIn } from '@chowk/catalog'
import { houseText } from '../../../content/fund-text.ts'
import type { DocumentOf } from '../../../content/kinds.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { catalogTrail } from '../../../hubs/hub-layout.tsx'
import { faqPage } from '../../../page/json-ld.ts'
import { page, type ViewProps } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Questions } from '../../../ui/questions.tsx'
import { RiskNotice, SchemeSection } from './fund-parts.tsx'
import {
  findFundHouse,
  fundCopy,
  housePath,
  housesHub,
  type KnownHouse,
  schemesHub,
  schemesOfHouse,
} from './funds.ts'

interface FundHouseFacts {
  readonly house: KnownHouse
  readonly known: DocumentOf<'mutual-funds/houses'>
}

export const fundHousePage = page<FundHouseFacts>({
  pattern: `${housesHub.path}/:house`,
  screenName: 'mutual_fund_house',
  verticalName: 'mutual_funds',
  load({ params, locale }) {
    const house = findFundHouse(params.house)
    return house && { house, known: houseText(house.slug, locale) }
  },
  head({ house, known }, { locale, path }) {
    const words = wordsOf('house')[locale]
    return {
      title: fill(words.title, { house: nameIn(locale, house) }),
      description: fill(words.description, {
        house: nameIn(locale, house),
        manager: known.manager,
        text: known.text,
      }),
      ...catalogTrail(path, locale, house),
      jsonLd: [faqPage(fill(words.questions, { house: nameIn(locale, house) }))],
    }
  },
  View: FundHouseView,
})

function FundHouseView({ facts, context }: ViewProps<FundHouseFacts>) {
  const { house, known } = facts
  const { locale } = context
  const words = wordsOf('house')[locale]
  const schemes = schemesOfHouse(house)
  return (
    <PageLayout
      title={nameIn(locale, house)}
      lead={known.text}
      picture={<Monogram name={house.name} locale={locale} size="large" />}
      aside={
        <>
          <Card title={fundCopy[locale].glance}>
            <FactList
              facts={[
                { label: words.manager, value: known.manager },
                { label: words.since, value: known.since },
                { label: words.city, value: known.city },
              ]}
            />
          </Card>
          <RiskNotice />
        </>
      }
      after={
        <LinkSection
          title={words.neighbours}
          density="compact"
          links={[
            ...neighbours(house).map(other => ({ name: nameIn(locale, other), link: housePath(other) })),
            { name: fundCopy[locale].allHouses, link: housesHub.path },
          ]}
        />
      }
    >
      <SchemeSection title={fundCopy[locale].schemes} schemes={schemes} />
      {schemes.length === 0 && (
        <ProseSection title={fundCopy[locale].schemes}>
          <p>
            {fill(words.noSchemes, { house: nameIn(locale, house) })}{' '}
            <a href={href(schemesHub.path, locale)}>{fundCopy[locale].allSchemes}</a>
          </p>
        </ProseSection>
      )}
      <ProseSection
        title={words.who}
        points={fill(words.parties, { house: nameIn(locale, house), manager: known.manager })}
      />
      <Questions faqs={fill(words.questions, { house: nameIn(locale, house) })} />
    </PageLayout>
  )
}

const shownNeighbours = 5

/** The next houses in the alphabet, continuing at its start. */
function neighbours(house: KnownHouse): readonly KnownHouse[] {
  const at = fundHouses.indexOf(house)
  return [...fundHouses.slice(at + 1), ...fundHouses.slice(0, at)].slice(0, shownNeighbours)
}
