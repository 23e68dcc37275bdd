/** One calculator: '/tools/emi-calculator' and its kind. */
import { type Calculator, type CalculatorSlug, calculators, latestCheck, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../../../islands/island.tsx'
import { FirstScreenEnd } from '../../../page/first-screen-end.tsx'
import { faqPage, webApplication } from '../../../page/json-ld.ts'
import { page, type ViewProps } from '../../../page/page.ts'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { OutdatedRules } from '../../../ui/rules-in-force.tsx'
import type { Calculation, CalculatorAnswer } from './calculations/calculation.ts'
import { calculations } from './calculations.ts'
import styles from './calculator.module.css'
import { CalculatorForm } from './calculator-form.tsx'
import { basisOf, guideOf } from './guide.ts'
import { GuideView } from './guide-view.tsx'
import { LiveResult } from './live/live-result.island.tsx'
import { outcomeId } from './outcome/ids.ts'
import { OutcomeView } from './outcome/outcome-view.tsx'
import { resultAddress } from './outcome/result-address.ts'

interface CalculatorFacts {
  readonly calculator: Calculator & { readonly slug: CalculatorSlug }
  readonly calculation: Calculation
  readonly answer: CalculatorAnswer
}

const fieldNames = Object.values(calculations).flatMap(({ fields }) => Object.keys(fields))

const copy = {
  en: {
    tools: 'Financial Calculators',
    details: 'Your details',
    result: 'Result',
    noResult: 'There is no result yet. Change what is marked in red, then press “Calculate”.',
  },
  hi: {
    tools: 'वित्तीय कैलकुलेटर',
    details: 'आपकी जानकारी',
    result: 'परिणाम',
    noResult: 'अभी कोई परिणाम नहीं है। लाल निशान वाली जानकारी बदलें, फिर ‘गणना करें’ दबाएँ।',
  },
}

export const calculatorPage = page<CalculatorFacts>({
  pattern: '/tools/:calculator',
  query: [...new Set(fieldNames)],
  checkedOn: path => latestCheck(basisOf(guideOf(path.slice('/tools/'.length), 'en'))),
  screenName: 'calculator',
  verticalName: 'tools',
  load({ params, query }) {
    const calculator = calculators.find(({ slug }) => slug === params.calculator)
    if (!calculator) return undefined
    const calculation = calculations[calculator.slug]
    return { calculator, calculation, answer: calculation.answer(query) }
  },
  head({ calculator }, { locale }) {
    const { title, description, questions } = guideOf(calculator.slug, locale)
    return {
      title,
      description,
      breadcrumbs: crumbs(locale),
      current: nameIn(locale, calculator),
      jsonLd: [webApplication(title, description), faqPage(questions)],
    }
  },
  View: CalculatorView,
})

const crumbs = (locale: Locale) => trail(locale, { name: copy[locale].tools, path: '/tools' })

function CalculatorView({ facts, context }: ViewProps<CalculatorFacts>): ReactNode {
  const { calculator, calculation, answer } = facts
  const { locale } = context
  const guide = guideOf(calculator.slug, locale)
  const path = href(`/tools/${calculator.slug}`, locale)
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbs(locale)}
      title={nameIn(locale, calculator)}
      lead={guide.lead}
      picture={<IconTile name={calculator.icon} size="large" />}
      after={<GuideView guide={guide} locale={locale} />}
    >
      <OutdatedRules rules={basisOf(guide)} locale={locale} />
      <div className={styles.workspace}>
        <Card title={copy[locale].details}>
          <CalculatorForm locale={locale} action={path} fields={calculation.fields} answer={answer} />
        </Card>
        <FirstScreenEnd />
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
