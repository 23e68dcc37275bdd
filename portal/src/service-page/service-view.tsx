/** A service's page: its form, how it works, what the customer needs, and advice. */

import {
  type Bilingual,
  type BillerParameter,
  destinationAt,
  nameIn,
  type ServicePage,
  type StartForm,
} from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import type { DocumentOf } from '../content/kinds.ts'
import { fill, wordsOf } from '../content/words.ts'
import { catalogTrail } from '../hubs/hub-layout.tsx'
import { faqPage } from '../page/json-ld.ts'
import { type ActionResult, type Head, type PageContext, useLocale, type ViewProps } from '../page/page.ts'
import { NeedsList } from '../pages/bills/category/needs-list.tsx'
import { Actions } from '../ui/actions.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorSummary, type FieldError } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { IconTile } from '../ui/icon-tile.tsx'
import { href } from '../ui/link.ts'
import { PageLayout } from '../ui/page-layout.tsx'
import { Questions } from '../ui/questions.tsx'
import { RelatedPages } from '../ui/related-pages.tsx'
import { PageRules } from '../ui/rules-in-force.tsx'
import { NumberedSteps } from '../ui/steps.tsx'
import { TextSectionView } from '../ui/text-section.tsx'
import { UnavailableNotice } from '../ui/unavailable-notice.tsx'
import { serviceText } from './service-text.ts'
import styles from './service-view.module.css'

/** The values of a service's form by field name, as typed or as parsed. */
export type Answers = Readonly<Record<string, string>>

/** Only the values of this form's fields: a request may contain others. */
function typedInto(fields: readonly BillerParameter[], form: Answers): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, form[name] ?? '']))
}

/** The errors of trimmed values. */
function checkAnswers(fields: readonly BillerParameter[], answers: Answers, locale: Locale): FieldError[] {
  const words = wordsOf('serviceView')[locale]
  return fields.flatMap(({ name, pattern, label, error }) => {
    const answer = answers[name] ?? ''
    if (new RegExp(`^(?:${pattern})$`, 'v').test(answer)) return []
    const message = answer === '' ? words.empty : words.malformed
    return [{ field: name, message: fill(message, { label: label[locale], remedy: error[locale] }) }]
  })
}

export interface ServiceStart {
  readonly title: Bilingual
  /** Finds errors that a field's pattern cannot express, or for which there is a better message. */
  check?(answers: Answers, locale: Locale): readonly FieldError[]
  /** Rendered for a valid form. */
  Outcome(props: { readonly answers: Answers }): ReactNode
  /** Rendered beside the form, for browsers with further features. */
  Beside?(): ReactNode
}

export interface ServiceFacts {
  readonly service: ServicePage
  readonly text: DocumentOf<'services'>
  /** Set if the page itself processes the input. */
  readonly start?: ServiceStart | undefined
  /** Set after the form was sent. */
  readonly submitted?: {
    readonly typed: Answers
    readonly answers: Answers
    readonly errors: readonly FieldError[]
  }
}

/** The service at a path; undefined for a page of another kind. */
export function serviceAt(path: string, kind: 'service' | 'creditService', locale: Locale) {
  const found = destinationAt(path)
  if (found?.kind !== kind) return undefined
  return { service: found.service, text: serviceText(found.service.slug, locale) }
}

export function serviceHead({ service, text }: ServiceFacts, { locale, path }: PageContext): Head {
  return {
    title: text.title,
    description: service.summary[locale],
    ...catalogTrail(path, locale, service),
    jsonLd: [faqPage(text.questions)],
  }
}

export function ServiceView({ facts, context }: ViewProps<ServiceFacts>) {
  const { service, text, start, submitted } = facts
  const { locale } = context
  const words = wordsOf('serviceView')[locale]
  return (
    <PageLayout
      title={nameIn(locale, service)}
      lead={service.summary[locale]}
      picture={<IconTile name={service.icon} size="large" />}
      aside={
        <>
          <Card title={text.instead ? words.usualNeeds : words.needs}>
            <NeedsList needs={text.needs} />
          </Card>
          <Card title={text.instead ? words.usualHow : words.how}>
            <NumberedSteps steps={text.steps.map(title => ({ title }))} />
          </Card>
        </>
      }
      after={
        <>
          <Questions faqs={text.questions}>
            <PageRules path={context.path} />
          </Questions>
          <RelatedPages title={words.related} paths={text.related} />
        </>
      }
    >
      <UnavailableNotice instead={text.instead} />
      {start && service.form && <Start start={start} form={service.form} submitted={submitted} />}
      {text.sections.map(section => (
        <TextSectionView key={section.heading} section={section} />
      ))}
    </PageLayout>
  )
}

interface StartProps extends Pick<ServiceFacts, 'submitted'> {
  readonly start: ServiceStart
  readonly form: StartForm
}

function Start({ start: { title, Outcome, Beside }, form, submitted }: StartProps) {
  const locale = useLocale()
  return (
    <>
      {submitted?.errors.length === 0 && (
        <div className={styles.ending}>
          <Outcome answers={submitted.answers} />
        </div>
      )}
      <Card tone="raised" title={title[locale]}>
        <ServiceForm form={form} typed={submitted?.typed ?? {}} errors={submitted?.errors ?? []} />
        {Beside && <Beside />}
      </Card>
    </>
  )
}

interface ServiceFormProps {
  readonly form: StartForm
  readonly typed: Answers
  readonly errors: readonly FieldError[]
}

/** The form of a service. It is sent by POST, because the input is personal and must not be in an address. */
function ServiceForm({ form, typed, errors }: ServiceFormProps) {
  const locale = useLocale()
  const hasOneField = form.fields.length === 1
  return (
    <Form method="post" action={href(form.link, locale)}>
      {!hasOneField && <ErrorSummary locale={locale} errors={errors} />}
      {form.fields.map(parameter => (
        <Field
          key={parameter.name}
          name={parameter.name}
          label={parameter.label[locale]}
          hint={parameter.hint[locale]}
          error={errors.find(({ field }) => field === parameter.name)?.message}
          focusIfInvalid={hasOneField}
          type={parameter.type}
          inputMode={parameter.inputMode}
          required
          defaultValue={typed[parameter.name]}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <Actions>
        <Button text={form.submit[locale]} />
      </Actions>
    </Form>
  )
}

/** Answers a service's form. It changes and stores nothing. A service without fields redirects to its page. */
export function submitService(
  facts: ServiceFacts,
  form: Answers,
  locale: Locale,
): ActionResult<ServiceFacts> {
  const { service, start } = facts
  const { fields } = service.form ?? { fields: [] }
  if (fields.length === 0) return { redirect: service.path }
  const typed = typedInto(fields, form)
  const answers = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
  const explained = start?.check?.(answers, locale) ?? []
  const others = checkAnswers(fields, answers, locale).filter(
    error => !explained.some(({ field }) => field === error.field),
  )
  const errors = [...explained, ...others]
  return { facts: { ...facts, submitted: { typed, answers, errors } }, status: errors.length > 0 ? 422 : 200 }
}
