/** Sends what was typed in the home page's panel on to the biller's own page. Opened by itself it is the panel alone. */
import { categories } from '@chowk/catalog'
import { page } from '../../page/page.ts'
import { trail } from '../../ui/breadcrumbs.tsx'
import { href } from '../../ui/link.ts'
import { PageLayout } from '../../ui/page-layout.tsx'
import { homeCopy } from '../home/home-copy.ts'
import { QuickPay } from '../home/quick-pay.tsx'

export const quickPayPage = page<object>({
  pattern: '/quick-pay',
  screenName: 'quick_pay',
  verticalName: 'recharge_and_bills',
  load: () => ({}),
  head: (_facts, { locale }) => ({
    title: homeCopy[locale].quickPayPageTitle,
    description: homeCopy[locale].quickPayPageDescription,
    breadcrumbs: trail(locale),
    noindex: true,
  }),
  View: ({ context: { locale } }) => (
    <PageLayout locale={locale} breadcrumbs={trail(locale)} title={homeCopy[locale].quickPayPageTitle}>
      <QuickPay locale={locale} />
    </PageLayout>
  ),

  async act({ form, locale }) {
    const category = categories.find(({ slug }) => slug === form.category)
    if (!category) return { redirect: href('/', locale) }
    const provider = category.providers.find(({ slug }) => slug === form.provider)
    if (!provider) return { redirect: href(category.path, locale) }
    return { redirect: href(provider.path, locale), withForm: true }
  },
})
