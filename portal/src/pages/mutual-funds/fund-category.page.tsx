/** One kind of mutual fund: '/mutual-funds/small-cap-funds' and its like. */
import { type MutualFundGroup, mutualFundGroups, nameIn } from '@chowk/catalog'
import { Faq, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import type { IconName } from '../../icons/icons.ts'
import { faqPage } from '../../page/json-ld.ts'
import { type PageContext, page } from '../../page/page.ts'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { LinkSection } from '../../ui/link-section.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'
import { Prose } from '../../ui/prose.tsx'
import { RelatedPages } from '../../ui/related-pages.tsx'
import { Section } from '../../ui/section.tsx'
import { crumbsTo } from '../hubs/crumbs.ts'
import { categoryCopy } from './category-copy.ts'
import { fundCopy } from './fund-copy.ts'
import {
  categoryPath,
  findCategory,
  fundsHub,
  housesHub,
  isGroupPage,
  type KnownCategory,
  othersInGroup,
  schemesHub,
  schemesInCategory,
} from './funds.ts'
import { HoldingBars } from './holding-bars.tsx'
import type { Portrait } from './portraits/portrait.ts'
import { portraits } from './portraits/portraits.ts'
import { taxAnswers, taxQuestion } from './portraits/tax.ts'
import { RiskNotice } from './risk-notice.tsx'
import { SchemeLinks } from './scheme-links.tsx'
import { SipForm } from './sip-form.tsx'

interface FundCategoryFacts {
  readonly category: KnownCategory
  readonly portrait: Portrait
}

export const fundCategoryPage = page<FundCategoryFacts>({
  pattern: `${fundsHub.path}/:category`,
  screenName: 'mutual_fund_category',
  verticalName: 'mutual_funds',
  load({ params }) {
    const category = findCategory(params.category)
    return category && { category, portrait: portraits[category.slug] }
  },
  head({ category, portrait }, { locale, path }) {
    return {
      title: categoryCopy[locale].title(nameIn(locale, category)),
      description: `${category.rule[locale]} ${portrait.works[locale]}`,
      breadcrumbs: crumbsTo(path, locale),
      jsonLd: [faqPage(questionsOf(portrait, locale))],
    }
  },
  View: FundCategoryView,
})

const groupIcons: Readonly<Record<MutualFundGroup, IconName>> = {
  equity: 'trending-up',
  debt: 'landmark',
  hybrid: 'scale',
  other: 'chart-line',
}

function FundCategoryView({ facts, context }: { facts: FundCategoryFacts; context: PageContext }): ReactNode {
  const { category, portrait } = facts
  const { locale, path } = context
  const words = categoryCopy[locale]
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbsTo(path, locale)}
      title={nameIn(locale, category)}
      lead={category.rule[locale]}
      picture={<IconTile name={groupIcons[category.group]} size="large" />}
      aside={
        <>
          <Card title={fundCopy[locale].glance}>
            <FactList
              facts={[
                { label: words.group, value: mutualFundGroups[category.group][locale] },
                { label: words.usedFor, value: portrait.usedFor[locale] },
                { label: words.lockIn, value: portrait.lockIn?.[locale] ?? words.noLockIn },
                { label: words.rule, value: words.ruleDate },
              ]}
            />
          </Card>
          <RiskNotice locale={locale} />
        </>
      }
      after={<Related category={category} locale={locale} />}
    >
      <Section title={words.works}>
        <Prose>
          <p>{portrait.works[locale]}</p>
        </Prose>
        {portrait.holdings && <HoldingBars locale={locale} holdings={portrait.holdings} />}
      </Section>
      {isGroupPage(category) && <Members category={category} locale={locale} />}
      {!portrait.ended && <SipForm locale={locale} group={category.group} />}
      <Section title={portrait.ended ? words.ifYouHold : words.wrong}>
        <Prose>
          <p>{portrait.risk[locale]}</p>
        </Prose>
      </Section>
      <Section title={portrait.ended ? words.next : words.check}>
        <Prose>
          <p>{portrait.check[locale]}</p>
        </Prose>
      </Section>
      <Section title={fundCopy[locale].faq} id="faq">
        <Faq name="faq" faqs={questionsOf(portrait, locale)} />
      </Section>
    </PageLayout>
  )
}

interface CategoryProps {
  readonly category: KnownCategory
  readonly locale: Locale
}

/** On the page of a whole group: its categories with their rules. */
function Members({ category, locale }: CategoryProps): ReactNode {
  return (
    <LinkSection
      title={categoryCopy[locale].members(nameIn(locale, category))}
      locale={locale}
      links={othersInGroup(category).map(member => ({
        name: nameIn(locale, member),
        link: categoryPath(member),
        note: member.rule[locale],
      }))}
    />
  )
}

function Related({ category, locale }: CategoryProps): ReactNode {
  const words = categoryCopy[locale]
  const schemes = schemesInCategory(category)
  const others = othersInGroup(category)
  return (
    <>
      {schemes.length > 0 && (
        <Section title={fundCopy[locale].schemes}>
          <SchemeLinks locale={locale} schemes={schemes} />
        </Section>
      )}
      {!isGroupPage(category) && (
        <LinkSection
          title={words.others[category.group]}
          locale={locale}
          density="compact"
          links={others.map(other => ({ name: nameIn(locale, other), link: categoryPath(other) }))}
        />
      )}
      <Section title={words.related}>
        <RelatedPages locale={locale} paths={relatedPaths(category)} />
      </Section>
    </>
  )
}

const wayOn: Readonly<Record<MutualFundGroup, readonly string[]>> = {
  equity: ['/tools/sip-calculator', '/tools/mutual-fund-returns-calculator'],
  debt: ['/tools/lumpsum-calculator', '/tools/fd-calculator'],
  hybrid: ['/tools/swp-calculator', '/tools/lumpsum-calculator'],
  other: ['/tools/sip-calculator', '/tools/cagr-calculator'],
}

/** Where a reader of one category alone is likely to go. */
const ownWayOn: Readonly<Partial<Record<KnownCategory['slug'], readonly string[]>>> = {
  'elss-funds': ['/tools/income-tax-calculator', '/tools/sip-calculator'],
  'childrens-funds': ['/tools/sukanya-samriddhi-yojana-calculator', '/education-fee-payment'],
  'retirement-funds': ['/nps', '/tools/nps-calculator'],
}

const relatedPaths = ({ slug, group }: KnownCategory): readonly string[] => [
  ...(ownWayOn[slug] ?? wayOn[group]),
  housesHub.path,
  schemesHub.path,
]

function questionsOf({ question, tax }: Portrait, locale: Locale) {
  return [
    { question: question.question[locale], answer: question.answer[locale] },
    { question: taxQuestion[locale], answer: taxAnswers[tax][locale] },
  ]
}
