/** Sends what was typed in the home page's panel on to the biller's own page. Opened by itself it asks for a mobile number. */
import { type Category, categories, nameIn } from '@chowk/catalog'
import { page } from '../../../page/page.ts'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { Card } from '../../../ui/card.tsx'
import { href } from '../../../ui/link.ts'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { checkFields } from '../../bills/provider/biller-field.ts'
import { fieldIn } from '../../bills/provider/questions-of.ts'
import { homeCopy } from '../../site/home/home-copy.ts'
import { NumberFirstForm } from '../number-first/number-first-form.tsx'

/** No number is longer; what was pasted by mistake may be. */
const longestTyped = 48

interface QuickPayFacts {
  /** What was typed before it was said whose it is. */
  readonly sent?: {
    readonly category: Category
    readonly typed: string
    readonly isMissing: boolean
    /** A form that comes back for its operator reports the number's error, too. */
    readonly fault?: string | undefined
  }
}

export const quickPayPage = page<QuickPayFacts>({
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
  View: ({ facts: { sent }, context: { locale } }) => (
    <PageLayout locale={locale} breadcrumbs={trail(locale)} title={homeCopy[locale].quickPayPageTitle}>
      <Card tone="raised" title={sent ? nameIn(locale, sent.category) : homeCopy[locale].rechargeTitle}>
        <NumberFirstForm {...sent} locale={locale} />
      </Card>
    </PageLayout>
  ),

  async act({ form, locale }) {
    const category = categories.find(({ slug }) => slug === form.category)
    if (!category) return { redirect: href('/', locale) }
    const provider = category.providers.find(({ slug }) => slug === form.provider)
    if (!provider) {
      const [number] = category.parameters
      const typed = (form[number?.name ?? ''] ?? '').slice(0, longestTyped)
      // The search asks with the number alone: nobody has forgotten anything yet.
      const isMissing = form.provider !== undefined
      if (!isMissing) return { facts: { sent: { category, typed, isMissing } } }
      const [wrong] = number ? checkFields([fieldIn(locale, number)], { [number.name]: typed }, locale) : []
      return { facts: { sent: { category, typed, isMissing, fault: wrong?.message } }, status: 422 }
    }
    return { redirect: href(provider.path, locale), withForm: true }
  },
})
