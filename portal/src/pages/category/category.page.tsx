/** A category's root page: '/electricity-bill-payment' and its kind. */
import { type Category, categories, findCategory, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { type PageContext, page } from '../../page/page.ts'
import { faqPage } from '../../site/json-ld.ts'
import { trail } from '../../ui/breadcrumbs.tsx'
import { Card } from '../../ui/card.tsx'
import { Faq } from '../../ui/faq.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { LinkGrid } from '../../ui/link-grid.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'
import { Section } from '../../ui/section.tsx'
import { Steps } from '../../ui/steps.tsx'
import { categoryCopy } from './category-copy.ts'
import { NeedsList } from './needs-list.tsx'
import { ProviderList } from './provider-list.tsx'
import { relatedCategories } from './related-categories.ts'

export const categoryPage = page<Category>({
  pattern: categories.map(category => category.path),
  query: ['q'],
  screenName: 'category',
  verticalName: 'recharge_and_bills',
  load: ({ path }) => findCategory(path.slice(1)),
  head: (category, { locale }) => ({
    title: nameIn(locale, category),
    description: category.summary[locale],
    breadcrumbs: trail(locale),
    jsonLd: [faqPage(questionsOf(category, locale))],
  }),
  View: CategoryView,
})

function CategoryView({ facts: category, context }: { facts: Category; context: PageContext }): ReactNode {
  const { locale, query } = context
  const copy = categoryCopy[locale]
  const choose = copy.choose(category.providerWord[locale])
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={trail(locale)}
      title={nameIn(locale, category)}
      lead={category.summary[locale]}
      picture={<IconTile name={category.icon} size="large" />}
      aside={
        <>
          <Card title={copy.needs}>
            <NeedsList needs={category.needs.map(need => need[locale])} />
          </Card>
          <Card title={copy.how}>
            <Steps steps={copy.steps(category)} />
          </Card>
        </>
      }
      after={
        <>
          <Section title={copy.faq} id="faq">
            <Faq items={questionsOf(category, locale)} />
          </Section>
          <Section title={copy.related}>
            <LinkGrid
              locale={locale}
              links={relatedCategories(category).map(other => ({
                name: nameIn(locale, other),
                link: other.link,
                picture: <IconTile name={other.icon} />,
              }))}
            />
          </Section>
        </>
      }
    >
      <Section title={choose}>
        <ProviderList category={category} locale={locale} label={copy.search} query={query.q?.trim() ?? ''} />
      </Section>
    </PageLayout>
  )
}

function questionsOf({ faqs }: Category, locale: PageContext['locale']) {
  return faqs.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] }))
}
