/**
 * The first thing on the home page: choose what to pay, for whom, and go on with what was typed.
 * A radio group and CSS do the switching, so it works before any script arrives.
 */
import { type Category, categories, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { Select } from '../../ui/select.tsx'
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
      <h2 id="quick-pay" className={styles.title}>
        {copy.quickPayTitle}
      </h2>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{copy.quickPayLegend}</legend>
        {quickPayCategories.map((category, index) => (
          <label key={category.slug} className={styles.kind}>
            <input type="radio" name="quick-pay" value={category.slug} defaultChecked={index === 0} />
            <Icon name={category.icon} />
            <span>{copy.shortNames[category.slug as (typeof quickPaySlugs)[number]]}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.forms}>
        {quickPayCategories.map(category => (
          <QuickPayForm key={category.slug} category={category} locale={locale} />
        ))}
      </div>
    </section>
  )
}

function QuickPayForm({ category, locale }: { category: Category; locale: Locale }): ReactNode {
  const copy = homeCopy[locale]
  const [parameter] = category.parameters
  return (
    <div className={styles.form} data-kind={category.slug}>
      <Form method="post" action={href('/quick-pay', locale)} aria-label={nameIn(locale, category)}>
        <input type="hidden" name="category" value={category.slug} />
        {parameter && (
          <Field
            id={`${category.slug}-${parameter.name}`}
            name={parameter.name}
            label={parameter.label[locale]}
            hint={parameter.hint[locale]}
            inputMode={parameter.inputMode}
            maxLength={parameter.maxLength + 6}
            autoComplete={parameter.name === 'mobileNumber' ? 'tel-national' : 'off'}
          />
        )}
        <Select
          id={`${category.slug}-provider`}
          name="provider"
          label={category.providerWord[locale]}
          placeholder={copy.choose}
          options={category.providers.map(provider => ({
            value: provider.slug,
            label: nameIn(locale, provider),
          }))}
        />
        <Button wide>{copy.proceed}</Button>
      </Form>
    </div>
  )
}
