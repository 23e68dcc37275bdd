/** One kind of mutual fund, such as '/mutual-funds/small-cap-funds'. */

import { type Locale, type MutualFundGroup, mutualFundGroups, nameIn } from '@chowk/catalog'
import { fundCategoryText } from '../../../content/fund-text.ts'
import type { DocumentOf } from '../../../content/kinds.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { catalogTrail } from '../../../hubs/hub-layout.tsx'
import type { IconName } from '../../../icons/icons.ts'
import { faqPage } from '../../../page/json-ld.ts'
import { page, useLocale, type ViewProps } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldRow } from '../../../ui/field-row.tsx'
import { Form } from '../../../ui/form.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Questions } from '../../../ui/questions.tsx'
import { RelatedPages } from '../../../ui/related-pages.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'
import { categoryLinks, RiskNotice, SchemeSection } from './fund-parts.tsx'
import {
  categoryPath,
  findFundCategory,
  fundCopy,
  fundsHub,
  housesHub,
  isGroupPage,
  type KnownCategory,
  othersInGroup,
  schemesHub,
  schemesInCategory,
  taxQuestion,
} from './funds.ts'
import { HoldingBars } from './holding-bars.tsx'

const categoryCircular =
  'https://www.livemint.com/money/personal-finance/sebi-announces-lifecycle-funds-discontinues-solution-oriented-mutual-funds-in-the-latest-categorisation-of-schemes-11772102565148.html'

interface FundCategoryFacts {
  readonly category: KnownCategory
  readonly text: DocumentOf<'mutual-funds/categories'>
}

export const fundCategoryPage = page<FundCategoryFacts>({
  pattern: `${fundsHub.path}/:category`,
  screenName: 'mutual_fund_category',
  verticalName: 'mutual_funds',
  load({ params, locale }) {
    const category = findFundCategory(params.category)
    return category && { category, text: fundCategoryText(category.slug, locale) }
  },
  head({ category, text }, { locale, path }) {
    const words = wordsOf('category')[locale]
    return {
      title: fill(words.title, { category: nameIn(locale, category) }),
      description: `${text.rule} ${words.tells}`,
      ...catalogTrail(path, locale, category),
      jsonLd: [faqPage(questionsOf(text, locale))],
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

function FundCategoryView({ facts, context }: ViewProps<FundCategoryFacts>) {
  const { category, text } = facts
  const { locale } = context
  const words = wordsOf('category')[locale]
  return (
    <PageLayout
      title={nameIn(locale, category)}
      lead={text.rule}
      picture={<IconTile name={groupIcons[category.group]} size="large" />}
      aside={
        <>
          <Card title={fundCopy[locale].glance}>
            <FactList
              facts={[
                { label: words.group, value: mutualFundGroups[category.group][locale] },
                { label: text.ended ? words.status : words.usedFor, value: text.usedFor },
                { label: words.lockIn, value: text.lockIn ?? words.noLockIn },
                { label: words.rule, value: <a href={categoryCircular}>{words.ruleDate}</a> },
              ]}
            />
          </Card>
          <RiskNotice />
        </>
      }
      after={<Related category={category} />}
    >
      <PageRules path={categoryPath(category)} />
      <Section title={text.ended ? words.worked : words.works}>
        <Prose>
          <p>{text.works}</p>
        </Prose>
        {text.holdings && <HoldingBars holdings={text.holdings} />}
      </Section>
      {isGroupPage(category) && <Members category={category} />}
      {!text.ended && <SipForm group={category.group} />}
      <ProseSection title={text.ended ? words.ifYouHold : words.wrong} text={text.risk} />
      <ProseSection title={text.ended ? words.next : words.check} text={text.check} />
      <Questions faqs={questionsOf(text, locale)} />
    </PageLayout>
  )
}

interface CategoryProps {
  readonly category: KnownCategory
}

/** On the page of a whole group: its categories with their rules. */
function Members({ category }: CategoryProps) {
  const locale = useLocale()
  return (
    <LinkSection
      title={fill(wordsOf('category')[locale].members, { group: nameIn(locale, category).toLowerCase() })}
      links={categoryLinks(othersInGroup(category), locale)}
    />
  )
}

function Related({ category }: CategoryProps) {
  const locale = useLocale()
  const words = wordsOf('category')[locale]
  const others = othersInGroup(category)
  return (
    <>
      <SchemeSection title={fundCopy[locale].schemes} schemes={schemesInCategory(category)} />
      {!isGroupPage(category) && (
        <LinkSection
          title={words.others[category.group]}
          density="compact"
          links={others.map(other => ({ name: nameIn(locale, other), link: categoryPath(other) }))}
        />
      )}
      <RelatedPages title={words.related} paths={relatedPaths(category)} />
    </>
  )
}

const wayOn: Readonly<Record<MutualFundGroup, readonly string[]>> = {
  equity: ['/tools/sip-calculator', '/tools/mutual-fund-returns-calculator'],
  debt: ['/tools/lumpsum-calculator', '/tools/fd-calculator'],
  hybrid: ['/tools/swp-calculator', '/tools/lumpsum-calculator'],
  other: ['/tools/sip-calculator', '/tools/cagr-calculator'],
}

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

function questionsOf({ question, tax }: DocumentOf<'mutual-funds/categories'>, locale: Locale) {
  return [question, taxQuestion(tax, locale)]
}

/** The default return in per cent a year: no fund promises one, so the field says that it is an assumption. */
const assumedReturns: Readonly<Record<MutualFundGroup, number>> = { equity: 10, hybrid: 8, debt: 6, other: 8 }

/** By GET, so that a result can be shared; the calculator validates the input. */
function SipForm({ group }: { readonly group: MutualFundGroup }) {
  const locale = useLocale()
  const words = wordsOf('fundCategory')[locale]
  const fields = [
    { name: 'monthly', initial: '5,000' },
    { name: 'years', initial: '10' },
    { name: 'return', initial: assumedReturns[group] },
  ] as const
  return (
    <Card tone="raised" title={words.title}>
      <Form method="get" action={href('/tools/sip-calculator', locale)}>
        <FieldRow>
          {fields.map(({ name, initial }) => (
            <Field
              key={name}
              name={name}
              label={words[name]}
              hint={words[`${name}Hint`]}
              defaultValue={initial}
              inputMode={name === 'return' ? 'decimal' : 'numeric'}
              autoComplete="off"
            />
          ))}
        </FieldRow>
        <Actions>
          <Button text={words.submit} />
        </Actions>
      </Form>
    </Card>
  )
}
