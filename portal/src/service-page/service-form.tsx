/** The form a service starts from. It posts, since what is typed is personal and must not stand in an address. */
import type { StartForm } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Actions } from '../ui/actions.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { href } from '../ui/link.ts'
import type { Answers, Problem } from './answers.ts'

interface ServiceFormProps {
  readonly locale: Locale
  readonly form: StartForm
  readonly typed: Answers
  readonly problems: readonly Problem[]
}

export function ServiceForm({ locale, form, typed, problems }: ServiceFormProps): ReactNode {
  const errors = problems.map(({ field, message }) => ({ field, message: message[locale] }))
  const isOnly = form.fields.length === 1
  return (
    <Form method="post" action={href(form.link, locale)}>
      {!isOnly && <ErrorSummary locale={locale} errors={errors} />}
      {form.fields.map(parameter => (
        <Field
          key={parameter.name}
          name={parameter.name}
          label={parameter.label[locale]}
          hint={parameter.hint[locale]}
          error={errors.find(({ field }) => field === parameter.name)?.message}
          isOnly={isOnly}
          type={parameter.type}
          inputMode={parameter.inputMode}
          required
          defaultValue={typed[parameter.name]}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <Actions>
        <Button>{form.submit[locale]}</Button>
      </Actions>
    </Form>
  )
}
