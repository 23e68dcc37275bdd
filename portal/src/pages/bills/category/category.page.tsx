/** A category's root page, such as '/electricity-bill-payment'. */

import {
  type Bilingual,
  type Category,
  categories,
  findCategory,
  type Locale,
  nameIn,
  type PaymentFlow,
} from '@chowk/catalog'
import type { ReactNode } from 'react'
import { billCategoryText } from '../../../content/category-text.ts'
import { OwnAccounts } from '../../../own-accounts/own-accounts.tsx'
import { useLocale } from '../../../page/current-page.ts'
import { faqPage } from '../../../page/json-ld.ts'
import { page, type ViewProps } from '../../../page/page.ts'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { BulletList } from '../../../ui/bullet-list.tsx'
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
import { answerNumber, type NumberSent } from '../../paying/number-first/number-first.ts'
import { NumberFirstForm } from '../../paying/number-first/number-first-form.tsx'
import { extendShortSummary } from '../provider/provider-copy.ts'
import { categoryCopy } from './category-copy.ts'
import { isNumberFirst, isSearched } from './directory.ts'
import { NeedsList } from './needs-list.tsx'
import { ProviderList } from './provider-list.tsx'

interface CategoryFacts {
  readonly category: Category
  readonly sent?: NumberSent
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
    breadcrumbs: trail(locale),
    jsonLd: [faqPage(billCategoryText(category.slug, locale).questions)],
  }),
  View: CategoryView,
  async act({ path, form, locale }) {
    const category = findCategory(path.slice(1))
    if (!category) return { redirect: path }
    const next = answerNumber(category, form, locale)
    return 'sent' in next ? { facts: { category, sent: next.sent }, status: next.status } : next
  },
})

function CategoryView({ facts: { category, sent }, context }: ViewProps<CategoryFacts>): ReactNode {
  const { locale, query } = context
  const copy = categoryCopy[locale]
  const text = billCategoryText(category.slug, locale)
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
            <NumberedSteps steps={[...toForm, ...fromForm]} />
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
            <RelatedCategories category={category} />
          </Section>
        </>
      }
    >
      <OwnAccounts path={category.path} />
      {isNumberFirst(category) && (
        <Card tone="raised" title={copy.numberFirst}>
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

interface RelatedCategoriesProps {
  readonly category: Category
}

function RelatedCategories({ category }: RelatedCategoriesProps): ReactNode {
  const locale = useLocale()
  return <LinkGrid links={iconLinks(locale, relatedTo(category))} density="tiles" />
}

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
interface Step {
  readonly title: string
  readonly text: string
}

interface PaymentSteps {
  readonly toForm: readonly Step[]
  readonly fromForm: readonly Step[]
}

function paymentSteps(category: Category, locale: Locale): PaymentSteps {
  const { flow, providerWord } = category
  const { find, pick, approve, form, amount } = steps[locale]
  const choose = {
    title: categoryCopy[locale].choose(providerWord[locale]),
    text: isSearched(category) ? find : pick,
  }
  const details = { ...form[flow], text: papersOf[category.slug]?.[locale] ?? form[flow].text }
  const toForm = isNumberFirst(category) ? [details, choose] : [choose, details]
  return { toForm, fromForm: [amount[flow], approve] }
}

const papersOf: Readonly<Record<string, Bilingual>> = {
  'insurance-premium-payment': { en: 'They are in your policy.', hi: 'यह जानकारी आपकी पॉलिसी में मिल जाती है।' },
  'loan-emi-payment': {
    en: 'They are in your loan agreement.',
    hi: 'यह जानकारी आपके लोन समझौते में मिल जाती है।',
  },
}

interface StepsInLanguage {
  readonly find: string
  readonly pick: string
  readonly form: Readonly<Record<PaymentFlow, Step>>
  readonly amount: Readonly<Record<PaymentFlow, Step>>
  readonly approve: Step
}

const steps: Readonly<Record<Locale, StepsInLanguage>> = {
  en: {
    find: 'Search by full or short name, or pick it from the list.',
    pick: 'Pick it from the list.',
    form: {
      bill: { title: 'Enter your details', text: 'They are on any earlier bill or notice.' },
      recharge: {
        title: 'Enter the number to recharge',
        text: 'Yours, or that of someone you recharge for.',
      },
      rent: {
        title: 'Enter your landlord’s bank details',
        text: 'Account number, IFSC and the name the bank has.',
      },
      offering: {
        title: 'Enter the name for the receipt',
        text: 'Yours, or that of someone you offer for.',
      },
    },
    amount: {
      bill: {
        title: 'Check what is due',
        text: 'You see the name, the amount and the due date before you pay.',
      },
      recharge: {
        title: 'Choose the amount',
        text: 'Look at the number once more: a recharge cannot be taken back.',
      },
      rent: { title: 'Enter the rent', text: 'For a month, or a deposit.' },
      offering: { title: 'Enter the amount', text: 'Any amount; there is no list of fixed offerings here.' },
    },
    approve: {
      title: 'Approve and keep the receipt',
      text: 'Money moves only after you approve. The receipt carries the reference to ask with.',
    },
  },
  hi: {
    find: 'पूरे या छोटे नाम से खोजें, या सूची में से चुनें।',
    pick: 'सूची में से चुनें।',
    form: {
      bill: { title: 'अपनी जानकारी लिखें', text: 'यह जानकारी किसी भी पुराने बिल या सूचना पर मिल जाती है।' },
      recharge: { title: 'रिचार्ज का नंबर लिखें', text: 'अपना नंबर, या जिसका रिचार्ज करना हो उसका।' },
      rent: {
        title: 'मकान मालिक के बैंक की जानकारी लिखें',
        text: 'खाता नंबर, IFSC और वह नाम जो बैंक में है।',
      },
      offering: { title: 'रसीद के लिए नाम लिखें', text: 'अपना नाम, या जिसकी ओर से दान करना हो उसका।' },
    },
    amount: {
      bill: { title: 'देय रकम जाँचें', text: 'भुगतान से पहले नाम, रकम और देय तिथि दिखती है।' },
      recharge: { title: 'रकम चुनें', text: 'नंबर एक बार फिर देख लें: रिचार्ज वापस नहीं होता।' },
      rent: { title: 'किराया लिखें', text: 'एक महीने का किराया, या सिक्योरिटी डिपॉज़िट।' },
      offering: { title: 'रकम लिखें', text: 'कोई भी रकम लिख सकते हैं; यहाँ दान की रकमों की कोई तय सूची नहीं है।' },
    },
    approve: {
      title: 'मंज़ूरी दें और रसीद रखें',
      text: 'पैसे आपकी मंज़ूरी के बाद ही जाते हैं। रसीद पर रेफ़रेंस नंबर होता है, जिससे पूछताछ की जा सकती है।',
    },
  },
}
