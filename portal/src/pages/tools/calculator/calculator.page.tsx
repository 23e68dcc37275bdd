/** One calculator, such as '/tools/emi-calculator'. */

import { type Calculator, type CalculatorSlug, calculators, latestCheck, nameIn } from '@chowk/catalog'
import type { Calculation, CalculatorAnswer } from '../../../calculators/calculations/calculation.ts'
import { calculations } from '../../../calculators/calculations.ts'
import type { CalculatorField, CalculatorFields } from '../../../calculators/form/fields.ts'
import { OutcomeView } from '../../../calculators/outcome/outcome-view.tsx'
import { formId, outcomeId, resultAddress, resultId } from '../../../calculators/outcome/result-address.ts'
import { wordsOf } from '../../../content/words.ts'
import { catalogTrail } from '../../../hubs/hub-layout.tsx'
import { Island } from '../../../islands/island.tsx'
import { FoldBoundary } from '../../../page/fold-boundary.tsx'
import { faqPage, webApplication } from '../../../page/json-ld.ts'
import { page, useLocale, type ViewProps } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldRow } from '../../../ui/field-row.tsx'
import { Form } from '../../../ui/form.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { OutdatedRules } from '../../../ui/rules-in-force.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './calculator.module.css'
import { basisOf, calculatorGuide, GuideView } from './guide-view.tsx'
import { LiveResult } from './live/live-result.island.tsx'

interface CalculatorFacts {
  readonly calculator: Calculator & { readonly slug: CalculatorSlug }
  readonly calculation: Calculation
  readonly answer: CalculatorAnswer
}

const fieldNames = Object.values(calculations).flatMap(({ fields }) => Object.keys(fields))

const copy = wordsOf('calculator')

export const calculatorPage = page<CalculatorFacts>({
  pattern: '/tools/:calculator',
  query: [...new Set(fieldNames)],
  checkedOn: path => latestCheck(basisOf(calculatorGuide(path.slice('/tools/'.length), 'en'))),
  screenName: 'calculator',
  verticalName: 'tools',
  load({ params, query }) {
    const calculator = calculators.find(({ slug }) => slug === params.calculator)
    if (!calculator) return undefined
    const calculation = calculations[calculator.slug]
    return { calculator, calculation, answer: calculation.answer(query) }
  },
  head({ calculator }, { locale, path }) {
    const { title, description, questions } = calculatorGuide(calculator.slug, locale)
    return {
      title,
      description,
      ...catalogTrail(path, locale, calculator),
      jsonLd: [webApplication(title, description), faqPage(questions)],
    }
  },
  View: CalculatorView,
})

function CalculatorView({ facts, context }: ViewProps<CalculatorFacts>) {
  const { calculator, calculation, answer } = facts
  const { locale } = context
  const guide = calculatorGuide(calculator.slug, locale)
  const path = href(`/tools/${calculator.slug}`, locale)
  return (
    <PageLayout
      title={nameIn(locale, calculator)}
      lead={guide.lead}
      picture={<IconTile name={calculator.icon} size="large" />}
      after={<GuideView guide={guide} />}
    >
      <OutdatedRules rules={basisOf(guide)} />
      <div className={styles.workspace}>
        <Card title={copy[locale].details}>
          <CalculatorForm action={path} fields={calculation.fields} answer={answer} />
        </Card>
        <FoldBoundary />
        <div id={outcomeId} className={styles.outcome}>
          {'outcome' in answer ? (
            <OutcomeView
              outcome={answer.outcome}
              locale={locale}
              address={resultAddress(path, answer.typed)}
              isExample={Object.keys(context.query).length === 0}
            />
          ) : (
            <Card title={copy[locale].result}>{copy[locale].noResult}</Card>
          )}
        </div>
        <Island component={LiveResult} when="idle" props={{ slug: calculator.slug, locale, path }} />
      </div>
    </PageLayout>
  )
}

interface CalculatorFormProps {
  /** The page's own address, to which the form is sent. */
  readonly action: string
  readonly fields: CalculatorFields
  readonly answer: CalculatorAnswer
}

const currency = { en: 'Rs.', hi: '₹' }

/** By GET, so that the address of a result can be stored and shared. Scrolls to the result, if there is one. */
function CalculatorForm({ action, fields, answer }: CalculatorFormProps) {
  const locale = useLocale()
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
            typed={answer.typed[name] ?? ''}
            error={problems.find(problem => problem.field === name)?.message[locale]}
          />
        ))}
      </FieldRow>
      <Actions>
        <Button text={copy[locale].submit} />
        <ButtonLink variant="quiet" href={action} text={copy[locale].reset} />
      </Actions>
    </Form>
  )
}

interface FormControlProps {
  readonly name: string
  readonly field: CalculatorField
  readonly typed: string
  readonly error: string | undefined
}

/** More choices than this are a select. */
const visibleChoices = 3

function FormControl({ name, field, typed, error }: FormControlProps) {
  const locale = useLocale()
  const common = { name, label: field.label[locale], defaultValue: typed, error }
  const hint = field.hint?.[locale]
  if (field.kind === 'choice') {
    const options = field.options.map(({ value, label }) => ({ value, label: label[locale] }))
    return options.length <= visibleChoices ? (
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
