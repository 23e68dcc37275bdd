/**
 * The details that a biller asks for. The form posts to its page, where the server validates them; the browser runs
 * the same validation first, so that a mistake is shown at once.
 */
import type { Locale } from '@chowk/shell'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { announceWaiting, formFieldsOf } from '../../../live-page/form-fields.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary, type FieldError, goToErrors } from '../../../ui/error-summary.tsx'
import { capitalsFor, Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './biller-form.module.css'
import { billerFormCopy, sendForm } from './biller-form.ts'
import { type BillerQuestions, checkAnswers, fieldsFor } from './biller-questions.ts'

type BillerFormProps = {
  readonly locale: Locale
  readonly action: string
  readonly questions: BillerQuestions
  /** The typed values, when the server returns the form. */
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly FieldError[]
}

export function BillerForm({ locale, action, questions, values, errors }: BillerFormProps) {
  const copy = billerFormCopy[locale]
  const [board, setBoard] = useState(values.board ?? '')
  const [refused, setRefused] = useState(errors)
  const [stillWrong, setStillWrong] = useState(errors)
  const [refusals, setRefusals] = useState(0)
  const [sent, setSent] = useState<'from-here' | 'by-the-browser'>()
  const [isLost, setLost] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const { boards } = questions
  const hasOneField = !boards && questions.fields.length === 1
  const firstError = useRef(() =>
    hasOneField ? document.getElementById(questions.fields[0]?.name ?? '') : summary.current,
  )

  // Validates what was changed before this code loaded.
  const validateChangedOnce = useRef(validateChanged)
  useEffect(() => {
    const select = document.getElementById('board')
    if (select instanceof HTMLSelectElement && select.value) setBoard(select.value)
    const form = firstError.current()?.closest('form')
    if (form) validateChangedOnce.current(form)
    // A submission before hydration is not reported as finished; the form can be sent again anyway.
    if (document.querySelector('[data-sent] form[method=post]')) setSent('by-the-browser')
  }, [])

  useEffect(() => {
    if (refusals > 0) goToErrors(firstError.current())
  }, [refusals])

  // A biller may be slow, and the browser's history may restore the sent form.
  useEffect(() => {
    const resetSent = () => setSent(undefined)
    window.addEventListener('pageshow', resetSent)
    return () => window.removeEventListener('pageshow', resetSent)
  }, [])

  useEffect(() => (sent ? announceWaiting(`${copy.asking} ${copy.within}`) : undefined), [sent, copy])

  function checkBeforeSending(event: FormEvent<HTMLFormElement>) {
    if (sent === 'from-here') return event.preventDefault()
    const found = checkAnswers(questions, valuesOf(event.currentTarget), locale)
    setRefused(found)
    setStillWrong(found)
    event.preventDefault()
    if (found.length === 0) return send(event.currentTarget)
    setRefusals(refusals + 1)
  }

  /** Leaves the page only for an answer: the browser's own error page would lose the input. */
  async function send(form: HTMLFormElement) {
    setSent('from-here')
    setLost(false)
    if (await sendForm(form)) return
    setSent(undefined)
    setLost(true)
  }

  /** Validates a refused field again at every letter; the others are not validated until sending. */
  function validateAgain(form: HTMLFormElement) {
    if (refused.length === 0) return
    const found = checkAnswers(questions, valuesOf(form), locale)
    setStillWrong(found.filter(({ field }) => refused.some(error => error.field === field)))
  }

  /** A field that the server refused stays refused until it is changed, because the server may know more than this form. */
  function validateChanged(form: HTMLFormElement) {
    const typed = valuesOf(form)
    if (errors.some(({ field }) => typed[field] !== (values[field] ?? ''))) validateAgain(form)
  }

  const errorOf = (name: string) => stillWrong.find(error => error.field === name)?.message
  return (
    <Form
      method="post"
      action={action}
      onSubmit={checkBeforeSending}
      onInput={({ currentTarget }) => validateAgain(currentTarget)}
    >
      {!hasOneField && <ErrorSummary locale={locale} errors={stillWrong} ref={summary} />}
      {isLost && <Notice tone="warning" role="alert" title={copy.lost} text={copy.kept} />}
      {boards && (
        <Select
          name="board"
          label={boards.label}
          options={boards.options}
          placeholder={copy.chooseBoard}
          defaultValue={board}
          error={errorOf('board')}
          onChange={event => setBoard(event.currentTarget.value)}
        />
      )}
      {fieldsFor(questions, board).map(field => (
        <Field
          key={field.name}
          name={field.name}
          label={field.label}
          hint={field.hint}
          error={errorOf(field.name)}
          focusIfInvalid={hasOneField}
          type={field.type}
          inputMode={field.inputMode}
          required={!field.optional}
          defaultValue={values[field.name]}
          autoComplete={field.name === 'mobileNumber' ? 'tel-national' : 'off'}
          autoCapitalize={capitalsFor(field.allowed)}
          spellCheck={false}
        />
      ))}
      <Actions>
        <Button text={sent ? copy.asking : copy.proceed} />
        <p className={styles.note}>{sent ? copy.within : copy.note}</p>
      </Actions>
    </Form>
  )
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(formFieldsOf(form))
