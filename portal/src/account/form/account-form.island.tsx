/**
 * A form of the account pages. The server validates it; with JavaScript the browser applies the same rules first, so that an
 * error is shown without a request.
 */
import type { Locale } from '@chowk/shell'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formFieldsOf } from '../../live-page/form-fields.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { ErrorSummary, type FieldError, goToErrors } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../text-area.tsx'
import { type Answers, checkForm, type FormField } from './form-field.ts'

type AccountFormProps = {
  readonly locale: Locale
  readonly csrfToken: string
  /** The form's action; by default the page's own address with its query. */
  readonly action?: string
  readonly fields: readonly FormField[]
  /** The errors that the server found in the last attempt. */
  readonly errors: readonly FieldError[]
  readonly submit: string
  /** Values of hidden inputs. */
  readonly hidden?: Readonly<Record<string, string>>
}

export function AccountForm(props: AccountFormProps) {
  const { locale, csrfToken, action, fields, errors, submit, hidden = {} } = props
  const [refused, setRefused] = useState(errors)
  const [stillWrong, setStillWrong] = useState(errors)
  const [refusals, setRefusals] = useState(0)
  const summary = useRef<HTMLDivElement>(null)

  const only = fields.length === 1 ? fields[0] : undefined
  const onlyName = only?.name

  useEffect(() => {
    if (refusals > 0) goToErrors(onlyName ? document.getElementById(onlyName) : summary.current)
  }, [refusals, onlyName])

  function checkBeforeSending(event: FormEvent<HTMLFormElement>) {
    const found = checkForm(fields, answersOf(event.currentTarget))
    setRefused(found)
    setStillWrong(found)
    if (found.length === 0) return
    event.preventDefault()
    setRefusals(refusals + 1)
  }

  /** A field with an error is validated again on each input; the others only when the form is sent. */
  function checkAgain({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (refused.length === 0) return
    const found = checkForm(fields, answersOf(currentTarget))
    setStillWrong(found.filter(({ field }) => refused.some(error => error.field === field)))
  }

  return (
    <Form
      method="post"
      action={action}
      csrfToken={csrfToken}
      onSubmit={checkBeforeSending}
      onInput={checkAgain}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!only && <ErrorSummary locale={locale} errors={stillWrong} ref={summary} />}
      {fields.map(field => (
        <FormInput
          key={field.name}
          field={field}
          focusIfInvalid={field === only}
          error={stillWrong.find(error => error.field === field.name)?.message}
        />
      ))}
      <Actions>
        <Button text={submit} />
      </Actions>
    </Form>
  )
}

type FormInputProps = { field: FormField; focusIfInvalid: boolean; error: string | undefined }

function FormInput({ field, focusIfInvalid, error }: FormInputProps) {
  const { name, label, hint, value } = field
  const shared = { name, label, error, defaultValue: value }
  const described = { ...shared, hint, focusIfInvalid }
  switch (field.kind) {
    case 'text': {
      const { type, inputMode, autoComplete = 'off', prefix } = field
      return (
        <Field
          {...described}
          {...(field.takesFocus && { autoFocus: true })}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          prefix={prefix}
        />
      )
    }
    case 'area':
      return <TextArea {...described} />
    case 'select':
      return <Select {...described} options={field.options} placeholder={field.placeholder} />
    case 'choices':
      return <Choices {...shared} options={field.options} />
  }
}

const answersOf = (form: HTMLFormElement): Answers => Object.fromEntries(formFieldsOf(form))
