/**
 * The first thing on the home page: choose what to pay, for whom, and go on with what was typed.
 * A radio group and CSS do the switching, so it works before any script arrives.
 */
import { type Category, categories } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { NumberFirstForm } from '../number-first/number-first-form.tsx'
import { homeCopy } from './home-copy.ts'
import styles from './quick-pay.module.css'

/** What people pay most often; each has its own tab and form. */
const quickPaySlugs = [
  'mobile-recharge',
  'electricity-bill-payment',
  'dth-recharge',
  'fastag-recharge',
  'gas-bill-payment',
] as const

const quickPayCategories: readonly Category[] = quickPaySlugs.map(slug => {
  const category = categories.find(candidate => candidate.slug === slug)
  if (!category) throw new Error(`The quick-pay panel names ${slug}, which the catalogue does not have.`)
  return category
})

export function QuickPay({ locale }: { locale: Locale }): ReactNode {
  const copy = homeCopy[locale]
  return (
    <section className={styles.panel} aria-labelledby="quick-pay">
      <h2 id="quick-pay">{copy.quickPayTitle}</h2>
      <fieldset className={styles.kinds} aria-label={copy.quickPayLegend}>
        {quickPayCategories.map((category, index) => (
          <label key={category.slug} className={styles.kind}>
            <input type="radio" name="quick-pay" value={category.slug} defaultChecked={index === 0} />
            <Icon name={category.icon} />
            <span>{copy.shortNames[category.slug as (typeof quickPaySlugs)[number]]}</span>
          </label>
        ))}
      </fieldset>
      {quickPayCategories.map(category => (
        <div key={category.slug} className={styles.form} data-kind={category.slug}>
          <NumberFirstForm category={category} locale={locale} />
        </div>
      ))}
    </section>
  )
}
