/** One scheme, such as '/mutual-funds/scheme/uti-nifty-50-index-fund-direct-plan-growth/120716'. */

import { destinationAt, type Locale, nameIn, type Scheme } from '@chowk/catalog'
import { fundCategoryText, schemeText } from '../../../content/fund-text.ts'
import type { DocumentOf } from '../../../content/kinds.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { catalogBreadcrumbs } from '../../../hubs/hub-layout.tsx'
import { faqPage } from '../../../page/json-ld.ts'
import { page, useLocale, type ViewProps } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Questions } from '../../../ui/questions.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'
import { RiskNotice, SchemeSection } from './fund-parts.tsx'
import {
  categoryPath,
  findFundCategory,
  findFundHouse,
  fundCopy,
  fundsHub,
  housePath,
  type KnownCategory,
  type KnownHouse,
  schemesHub,
  schemesInCategory,
  schemesOfHouse,
} from './funds.ts'
import { HoldingBars } from './holding-bars.tsx'

interface SchemeFacts {
  readonly scheme: Scheme
  readonly house: KnownHouse
  readonly category: KnownCategory
  readonly note: DocumentOf<'mutual-funds/schemes'>
}

export const schemePage = page<SchemeFacts>({
  pattern: `${schemesHub.path}/:scheme/:code`,
  screenName: 'mutual_fund_scheme',
  verticalName: 'mutual_funds',
  load({ path, locale }) {
    const found = destinationAt(path)
    if (found?.kind !== 'scheme') return undefined
    const house = findFundHouse(found.scheme.house)
    const category = findFundCategory(found.scheme.category)
    const note = schemeText(found.scheme.code, locale)
    return house && category && { scheme: found.scheme, house, category, note }
  },
  head(facts, { locale, path }) {
    const { scheme, category, note } = facts
    const words = wordsOf('scheme')[locale]
    return {
      title: fill(words.title, { scheme: shortName(scheme), code: scheme.code }),
      description: fill(words.description, {
        name: scheme.name,
        code: scheme.code,
        category: nameIn(locale, category),
        note: note.text,
      }),
      breadcrumbs: catalogBreadcrumbs(path, locale),
      current: shortName(scheme),
      jsonLd: [faqPage(questionsOf(facts, locale))],
    }
  },
  View: SchemeView,
})

function SchemeView({ facts, context }: ViewProps<SchemeFacts>) {
  const { scheme, house, category, note } = facts
  const { locale, path } = context
  const words = wordsOf('scheme')[locale]
  const { holdings, rule } = fundCategoryText(category.slug, locale)
  return (
    <PageLayout
      title={scheme.name}
      lead={note.text}
      picture={<Monogram name={house.name} locale={locale} size="large" />}
      aside={
        <>
          <Card title={fundCopy[locale].glance}>
            <FactList
              facts={[
                { label: fundCopy[locale].amfiCode, value: scheme.code },
                {
                  label: fundCopy[locale].house,
                  value: <a href={href(housePath(house), locale)}>{nameIn(locale, house)}</a>,
                },
                {
                  label: fundCopy[locale].category,
                  value: <a href={href(categoryPath(category), locale)}>{nameIn(locale, category)}</a>,
                },
                { label: words.plan, value: words.direct },
                { label: words.option, value: words.growth },
                {
                  label: note.formerNames?.length === 1 ? words.formerName : words.formerNames,
                  value: note.formerNames?.join(', '),
                },
              ]}
            />
          </Card>
          <RiskNotice />
        </>
      }
      after={<Related facts={facts} />}
    >
      <Section title={words.mayHold}>
        <Prose>
          <p>{rule}</p>
        </Prose>
        {holdings && <HoldingBars holdings={holdings} />}
      </Section>
      <ProseSection title={words.value} text={fill(words.whereValue, { code: scheme.code })} />
      <Questions faqs={questionsOf(facts, locale)} />
      <PageRules path={path} />
    </PageLayout>
  )
}

function Related({ facts }: { readonly facts: SchemeFacts }) {
  const locale = useLocale()
  const { scheme, house, category } = facts
  const words = wordsOf('scheme')[locale]
  const sameHouse = schemesOfHouse(house).filter(other => other !== scheme)
  const sameCategory = schemesInCategory(category).filter(other => other !== scheme)
  return (
    <>
      <SchemeSection
        title={fill(words.sameCategory, { category: nameIn(locale, category) })}
        schemes={sameCategory}
      />
      <SchemeSection title={fill(words.sameHouse, { house: nameIn(locale, house) })} schemes={sameHouse} />
      <LinkSection
        title={words.more}
        density="compact"
        links={[
          { name: nameIn(locale, category), link: categoryPath(category) },
          { name: nameIn(locale, house), link: housePath(house) },
          { name: fundCopy[locale].allSchemes, link: schemesHub.path },
          { name: nameIn(locale, fundsHub), link: fundsHub.path },
        ]}
      />
    </>
  )
}

function questionsOf({ category }: SchemeFacts, locale: Locale) {
  const { question } = fundCategoryText(category.slug, locale)
  return [...wordsOf('scheme')[locale].questions, question]
}

/** 'Axis Small Cap Fund - Direct Plan - Growth' without the part that all names share. */
const shortName = ({ name }: Scheme): string => name.replace(/ - Direct Plan - Growth$/, '')
