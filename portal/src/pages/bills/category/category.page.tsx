/** A category's root page, such as '/electricity-bill-payment'. */

import { type Category, categories, findCategory, type Locale, nameIn } from '@chowk/catalog'
import { billCategoryText } from '../../../content/category-text.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { OwnAccounts } from '../../../own-accounts/own-accounts.tsx'
import { faqPage } from '../../../page/json-ld.ts'
import { page, type ViewProps } from '../../../page/page.ts'
import { crumbsFromHome } from '../../../ui/breadcrumbs.tsx'
import { Card } from '../../../ui/card.tsx'
import { iconLinks } from '../../../ui/icon-links.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { LinkGrid } from '../../../ui/link-grid.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Questions } from '../../../ui/questions.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'
import { NumberedSteps } from '../../../ui/steps.tsx'
import { type SubmittedNumber, submitNumber } from '../../paying/number-first/number-first.ts'
import { NumberFirstForm } from '../../paying/number-first/number-first-form.tsx'
import { extendShortSummary } from '../provider/provider-copy.ts'
import { isNumberFirst, isSearched } from './directory.ts'
import { NeedsList } from './needs-list.tsx'
import { ProviderList } from './provider-list.tsx'

const categoryCopy = wordsOf('categoryCategory')

interface CategoryFacts {
  readonly category: Category
  readonly sent?: SubmittedNumber
}

export const categoryPage = page<CategoryFacts>({
  pattern: categories.map(category => category.path),
  query: ['q', 'kind'],
  screenName: 'category',
  verticalName: 'recharge_and_bills',
  load({ path }) {
    const category = findCategory(path.slice(1))
    return category && { category }
  },
  head: ({ category }, { locale }) => ({
    title: nameIn(locale, category),
    description: extendShortSummary(category.summary[locale], locale),
    breadcrumbs: crumbsFromHome(locale),
    jsonLd: [faqPage(billCategoryText(category.slug, locale).questions)],
  }),
  View: CategoryView,
  async submit({ path, form, locale }) {
    const category = findCategory(path.slice(1))
    if (!category) return { redirect: path }
    const next = submitNumber(category, form, locale)
    return 'sent' in next ? { facts: { category, sent: next.sent }, status: next.status } : next
  },
})

function CategoryView({ facts: { category, sent }, context }: ViewProps<CategoryFacts>) {
  const { locale, query } = context
  const copy = categoryCopy[locale]
  const text = billCategoryText(category.slug, locale)
  const choose = fill(copy.choose, { what: midSentence(category.providerWord[locale]) })
  const fillsItsColumn = isSearched(category) || isNumberFirst(category)
  const know = text.know && <ProseSection title={copy.know} id="know" points={text.know} />
  return (
    <PageLayout
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
            <NumberedSteps steps={paymentSteps(category, locale)} />
          </Card>
        </>
      }
      after={
        <>
          {fillsItsColumn && know}
          <Questions faqs={text.questions}>
            <PageRules path={category.path} />
          </Questions>
          <Section title={copy.related}>
            <LinkGrid links={iconLinks(locale, relatedTo(category))} density="tiles" />
          </Section>
        </>
      }
    >
      <OwnAccounts path={category.path} />
      {isNumberFirst(category) && (
        <Card tone="raised" title={fill(copy.numberFirst, { number: numberOf(category, locale) })}>
          <NumberFirstForm category={category} {...sent} path={category.path} locale={locale} />
        </Card>
      )}
      <Section title={choose}>
        <ProviderList
          category={category}
          query={isSearched(category) ? (query.q?.trim() ?? '') : ''}
          kind={query.kind}
        />
      </Section>
      {!fillsItsColumn && know}
    </PageLayout>
  )
}

const shownCategories = 6

/** Categories that a reader may have meant instead: first those with the same providers, then the most used. */
function relatedTo(category: Category): readonly Category[] {
  const slugs = new Set(category.providers.map(provider => provider.slug))
  // One provider in common is a coincidence: Chandigarh is a state with an electricity board and a city with rents.
  const sharesProviders = (other: Category) =>
    other.providers.filter(provider => slugs.has(provider.slug)).length > 1
  return categories
    .filter(other => other.slug !== category.slug)
    .toSorted((a, b) => Number(sharesProviders(b)) - Number(sharesProviders(a)) || a.mWebOrder - b.mWebOrder)
    .slice(0, shownCategories)
}

/** The steps of a payment, up to a provider's form and from there on. */
function paymentSteps(category: Category, locale: Locale) {
  const { slug, flow, providerWord } = category
  const { steps, choose } = categoryCopy[locale]
  const papers: Readonly<Record<string, string>> = steps.papers
  const chooseStep = {
    title: fill(choose, { what: midSentence(providerWord[locale]) }),
    text: isSearched(category) ? steps.find : steps.pick,
  }
  const { title, text } = steps.form[flow]
  const details = {
    title: fill(title, { number: numberOf(category, locale) }),
    text: papers[slug] ?? text,
  }
  const toForm = isNumberFirst(category) ? [details, chooseStep] : [chooseStep, details]
  return [...toForm, steps.amount[flow], steps.approve]
}

/** What the form of the category calls its number, such as 'vehicle number'. */
const numberOf = ({ parameters: [first] }: Category, locale: Locale): string =>
  midSentence(first?.label[locale] ?? '')

/** 'State' within a sentence is 'state', but 'DTH operator' stays. */
function midSentence(word: string): string {
  return /^.\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)
}
