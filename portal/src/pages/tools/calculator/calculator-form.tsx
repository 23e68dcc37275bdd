import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldRow } from '../../../ui/field-row.tsx'
import { Form } from '../../../ui/form.tsx'
import { Select } from '../../../ui/select.tsx'
import type { CalculatorAnswer } from './calculations/calculation.ts'
import type { FormField, FormFields } from './form/fields.ts'
import { formId, resultId } from './outcome/ids.ts'

interface CalculatorFormProps {
  readonly locale: Locale
  /** The page's own address: the form asks for it again. */
  readonly action: string
  readonly fields: FormFields
  readonly answer: CalculatorAnswer
}

const currency = { en: 'Rs.', hi: '₹' }

const copy = {
  en: { submit: 'Calculate', reset: 'Start again' },
  hi: { submit: 'गणना करें', reset: 'फिर से शुरू करें' },
}

/** Asks by GET, so that the address of a result can be kept and shared. Leads to the result, where there is one. */
export function CalculatorForm({ locale, action, fields, answer }: CalculatorFormProps): ReactNode {
  const problems = 'problems' in answer ? answer.problems : []
  return (
    <Form id={formId} method="get" action={`${action}#${resultId}`}>
      <ErrorSummary
        locale={locale}
        errors={problems.map(({ field, message }) => ({ field, message: message[locale] }))}
      />
      <FieldRow>
        {Object.entries(fields).map(([name, field]) => (
          <FormControl
            key={name}
            name={name}
            field={field}
            locale={locale}
            typed={answer.typed[name] ?? ''}
            error={problems.find(problem => problem.field === name)?.message[locale]}
          />
        ))}
      </FieldRow>
      <Actions>
        <Button>{copy[locale].submit}</Button>
        <ButtonLink variant="quiet" href={action}>
          {copy[locale].reset}
        </ButtonLink>
      </Actions>
    </Form>
  )
}

interface FormControlProps {
  readonly name: string
  readonly field: FormField
  readonly locale: Locale
  readonly typed: string
  readonly error: string | undefined
}

/** More answers than this are offered in a list that opens. */
const choicesInSight = 3

function FormControl({ name, field, locale, typed, error }: FormControlProps): ReactNode {
  const common = { name, label: field.label[locale], defaultValue: typed, error }
  const hint = field.hint?.[locale]
  if (field.kind === 'choice') {
    const options = field.options.map(({ value, label }) => ({ value, label: label[locale] }))
    return options.length <= choicesInSight ? (
      <Choices {...common} options={options} />
    ) : (
      <Select {...common} options={options} hint={hint} />
    )
  }
  return (
    <Field
      {...common}
      hint={hint}
      prefix={field.kind === 'money' ? currency[locale] : undefined}
      inputMode={field.kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  )
}
