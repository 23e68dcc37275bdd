import { type Category, nameIn, telecomCircles } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { Button } from '../../ui/button.tsx'
import { capitalsFor } from '../../ui/capitals.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { Select } from '../../ui/select.tsx'
import { OperatorFinder } from './operator-finder.island.tsx'

const copy = {
  en: { choose: 'Choose one', proceed: 'Proceed' },
  hi: { choose: 'एक चुनें', proceed: 'आगे बढ़ें' },
} as const satisfies Record<Locale, object>

/** The number first; whose it is follows from it where that can be known, and can always be changed. */
export function NumberFirstForm({ category, locale }: { category: Category; locale: Locale }): ReactNode {
  const { choose, proceed } = copy[locale]
  const [parameter] = category.parameters
  return (
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
          autoCapitalize={capitalsFor(parameter.allowed)}
        />
      )}
      <Select
        id={`${category.slug}-provider`}
        name="provider"
        label={category.providerWord[locale]}
        placeholder={choose}
        options={category.providers.map(provider => ({
          value: provider.slug,
          label: nameIn(locale, provider),
        }))}
      />
      {category.slug === 'mobile-recharge' && (
        <Island
          component={OperatorFinder}
          when="idle"
          props={{
            locale,
            numberId: 'mobile-recharge-mobileNumber',
            operatorId: 'mobile-recharge-provider',
            circles: Object.fromEntries(telecomCircles.map(circle => [circle.slug, nameIn(locale, circle)])),
          }}
        />
      )}
      <Button wide>{proceed}</Button>
    </Form>
  )
}
