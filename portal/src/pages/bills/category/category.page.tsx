/** A category's root page: '/electricity-bill-payment' and its kind. */
import { type Category, categories, findCategory, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { categoryText } from '../../../content/category-text.ts'
import { faqPage } from '../../../page/json-ld.ts'
import { page, type ViewProps } from '../../../page/page.ts'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Questions } from '../../../ui/questions.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { NumberFirstForm } from '../../paying/number-first/number-first-form.tsx'
import { categoryCopy } from './category-copy.ts'
import { isNumberFirst, isSearched } from './directory.ts'
import { NeedsList } from './needs-list.tsx'
import { paymentSteps } from './payment-steps.ts'
import { ProviderList } from './provider-list.tsx'
import { RelatedCategories } from './related-categories.tsx'

export const categoryPage = page<Category>({
  pattern: categories.map(category => category.path),
  query: ['q', 'kind'],
  screenName: 'category',
  verticalName: 'recharge_and_bills',
  load: ({ path }) => findCategory(path.slice(1)),
  head: (category, { locale }) => ({
    title: nameIn(locale, category),
    description: category.summary[locale],
    breadcrumbs: trail(locale),
    jsonLd: [faqPage(categoryText(category.slug, locale).questions)],
  }),
  View: CategoryView,
})

function CategoryView({ facts: category, context }: ViewProps<Category>): ReactNode {
  const { locale, query } = context
  const copy = categoryCopy[locale]
  const text = categoryText(category.slug, locale)
  const choose = copy.choose(category.providerWord[locale])
  const { toForm, fromForm } = paymentSteps(category, locale)
  const fillsItsColumn = isSearched(category) || isNumberFirst(category)
  const know = text.know && (
    <ProseSection title={copy.know} id="know">
      <BulletList items={text.know} />
    </ProseSection>
  )
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={trail(locale)}
      isForm={isNumberFirst(category)}
      title={nameIn(locale, category)}
      lead={category.summary[locale]}
      picture={<IconTile name={category.icon} size="large" />}
      aside={
        <>
          <Card title={copy.needs}>
            <NeedsList needs={text.needs} />
          </Card>
          <Card title={copy.how}>
            <Steps steps={[...toForm, ...fromForm]} />
          </Card>
        </>
      }
      after={
        <>
          {fillsItsColumn && know}
          <Questions locale={locale} faqs={text.questions}>
            <PageRules path={category.path} locale={locale} />
          </Questions>
          <Section title={copy.related}>
            <RelatedCategories category={category} locale={locale} />
          </Section>
        </>
      }
    >
      {isNumberFirst(category) && (
        <Card tone="raised" title={copy.numberFirst}>
          <NumberFirstForm category={category} locale={locale} />
        </Card>
      )}
      <Section title={choose}>
        <ProviderList
          category={category}
          locale={locale}
          query={isSearched(category) ? (query.q?.trim() ?? '') : ''}
          kind={query.kind}
        />
      </Section>
      {!fillsItsColumn && know}
    </PageLayout>
  )
}
