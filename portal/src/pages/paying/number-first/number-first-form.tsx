import { type Category, findCategory, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { fill, wordsOf } from '../../../content/words.ts'
import { Island } from '../../../islands/island.tsx'
import { Button } from '../../../ui/button.tsx'
import { capitalsFor, Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import { Select } from '../../../ui/select.tsx'
import { OperatorFinder } from './operator-finder.island.tsx'

const copy = wordsOf('numberFirstForm')

interface NumberFirstFormProps {
  /** By default the mobile recharge. */
  readonly category?: Category | undefined
  /** The number of a form that was sent without an operator. */
  readonly typed?: string | undefined
  /** The form was sent without an operator. */
  readonly isOperatorMissing?: boolean
  readonly numberError?: string | undefined
  /** The form's action, a page that shows it again with errors. */
  readonly path?: string
  readonly locale: Locale
}

const mobileRecharge = findCategory('mobile-recharge')

/** A form with the number first; the operator is suggested if it can be found, and can always be changed. */
export function NumberFirstForm(props: NumberFirstFormProps) {
  const { category = mobileRecharge, typed, isOperatorMissing = false, numberError, locale } = props
  const [parameter] = category.parameters
  const number = parameter && {
    id: `${category.slug}-${parameter.name}`,
    name: parameter.name,
    label: parameter.label[locale],
    hint: parameter.hint[locale],
    inputMode: parameter.inputMode,
    maxLength: parameter.maxLength + 6,
    autoComplete: parameter.name === 'mobileNumber' ? 'tel-national' : 'off',
    autoCapitalize: capitalsFor(parameter.allowed),
    defaultValue: typed,
    ...(numberError && { error: numberError, focusIfInvalid: true }),
  }
  const provider = {
    id: `${category.slug}-provider`,
    name: 'provider',
    label: category.providerWord[locale],
    placeholder: copy[locale].choose,
    ...(isOperatorMissing && {
      focusIfInvalid: !numberError,
      error: fill(copy[locale].missing, { word: category.providerWord[locale] }),
    }),
    options: category.providers.map(each => ({ value: each.slug, label: nameIn(locale, each) })),
  }
  return (
    <Form
      method="post"
      action={href(props.path ?? '/quick-pay', locale)}
      aria-label={nameIn(locale, category)}
    >
      <input type="hidden" name="category" value={category.slug} />
      {number && <Field {...number} />}
      <Select {...provider} />
      {number && category.slug === 'mobile-recharge' && (
        <Island
          component={OperatorFinder}
          when={typed ? 'load' : 'interaction'}
          props={{ locale, field: number.id, list: provider.id }}
        />
      )}
      <Button wide text={copy[locale].proceed} />
    </Form>
  )
}
