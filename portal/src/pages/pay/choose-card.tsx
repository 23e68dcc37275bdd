/** The amount of a recharge: a plan, a usual amount, or one of the customer's own. */
import { type BillerDescription, planGroups } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { formatPaise } from '../../money/money.ts'
import type { CustomerContext } from '../../page/page.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { Money } from '../../ui/money.tsx'
import { typedAmountHint } from './amount-choice.ts'
import { OptionCards } from './option-cards.tsx'
import { OtherAmount, TypedAmount } from './other-amount.tsx'
import styles from './pay.module.css'
import { payCopy } from './pay-copy.ts'
import type { AmountStep, PayFacts } from './pay-facts.ts'
import { payFormId } from './pay-summary.tsx'
import { planGroupNames, planText } from './plan-text.ts'

interface ChooseCardProps {
  readonly facts: PayFacts
  readonly terms: BillerDescription
  readonly step: AmountStep
  readonly context: CustomerContext
}

export function ChooseCard({ facts, terms, step, context }: ChooseCardProps): ReactNode {
  const { payment, plans } = facts
  const { locale, csrfToken } = context
  const copy = payCopy[locale]
  const usual = plans.length > 0 ? [] : (terms.suggestedAmountsPaise ?? [])
  const isOpen = plans.length === 0 && usual.length === 0
  const settled = payment.amountPaise === undefined ? undefined : String(payment.amountPaise)
  const chosen = step.typed.amount ?? settled
  const hint = typedAmountHint(payment, terms, locale)
  const error = step.errors.find(({ field }) => field === 'amount')?.message
  return (
    <Card tone="raised" title={plans.length > 0 ? copy.choosePlan : copy.whatToPay}>
      <Form method="post" id={payFormId} csrfToken={csrfToken} data-flow="pay">
        <input type="hidden" name="step" value="choose" />
        <ErrorSummary locale={locale} errors={step.errors} />
        {isOpen ? (
          <>
            <input type="hidden" name="amount" value="other" />
            <TypedAmount step={step} hint={hint} locale={locale} />
          </>
        ) : (
          <fieldset className={classNames(styles.group, styles.amounts)}>
            <legend>{plans.length > 0 ? copy.plans : copy.chooseAmount}</legend>
            <Plans facts={facts} chosen={chosen} describedBy={error && 'amount'} locale={locale} />
            <OptionCards
              name="amount"
              chosen={chosen}
              describedBy={error && 'amount'}
              options={[
                ...usual.map(paise => ({
                  value: String(paise),
                  title: formatPaise(paise, locale),
                })),
                { value: 'other', title: copy.another },
              ]}
            />
            {error && (
              <p className={styles.error} id="amount">
                {error}
              </p>
            )}
            <OtherAmount step={step} hint={hint} locale={locale} />
          </fieldset>
        )}
      </Form>
    </Card>
  )
}

function Plans({
  facts: { plans },
  chosen,
  describedBy,
  locale,
}: Pick<ChooseCardProps, 'facts'> & {
  readonly chosen: string | undefined
  readonly describedBy: string | undefined
  readonly locale: Locale
}): ReactNode {
  return planGroups.map(group => {
    const inGroup = plans.filter(plan => plan.group === group)
    if (inGroup.length === 0) return null
    return (
      <div key={group} className={styles.planGroup}>
        <h3 className={styles.planGroupTitle}>{planGroupNames[locale][group]}</h3>
        <OptionCards
          name="amount"
          chosen={chosen}
          describedBy={describedBy}
          options={inGroup.map(plan => ({
            value: String(plan.amountPaise),
            title: plan.name,
            note: planText(plan, locale),
            end: <Money paise={plan.amountPaise} locale={locale} />,
          }))}
        />
      </div>
    )
  })
}
