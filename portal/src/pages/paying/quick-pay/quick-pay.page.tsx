/** Passes the input of the home page's panel to the biller's own page. Opened by itself it asks for a mobile number. */
import { categories, nameIn } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { page } from '../../../page/page.ts'
import { crumbsFromHome } from '../../../ui/breadcrumbs.tsx'
import { Card } from '../../../ui/card.tsx'
import { href } from '../../../ui/link.ts'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { type SubmittedNumber, submitNumber } from '../number-first/number-first.ts'
import { NumberFirstForm } from '../number-first/number-first-form.tsx'

const homeCopy = wordsOf('home')

export const quickPayPage = page<{ readonly sent?: SubmittedNumber }>({
  pattern: '/quick-pay',
  screenName: 'quick_pay',
  verticalName: 'recharge_and_bills',
  load: () => ({}),
  head: (_facts, { locale }) => ({
    title: homeCopy[locale].quickPayPageTitle,
    description: homeCopy[locale].quickPayPageDescription,
    breadcrumbs: crumbsFromHome(locale),
    noindex: true,
  }),
  View: ({ facts: { sent }, context: { locale } }) => (
    <PageLayout title={homeCopy[locale].quickPayPageTitle}>
      <Card tone="raised" title={sent ? nameIn(locale, sent.category) : homeCopy[locale].rechargeTitle}>
        <NumberFirstForm {...sent} locale={locale} />
      </Card>
    </PageLayout>
  ),

  async submit({ form, locale }) {
    const category = categories.find(({ slug }) => slug === form.category)
    if (!category) return { redirect: href('/', locale) }
    const next = submitNumber(category, form, locale)
    return 'sent' in next ? { facts: { sent: next.sent }, status: next.status } : next
  },
})
