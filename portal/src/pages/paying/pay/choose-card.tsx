/** The amount of a recharge: a plan, a suggested amount, or a typed one. */

import { type BillerDescription, costOf, type Plan } from '@chowk/services'
import { wordsOf } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'
import type { AnyoneContext } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { feeBeside, feeText, typedAmountHint } from './amount-choice.ts'
import { OptionCards, OtherAmountField, TypedAmountField } from './option-cards.tsx'
import styles from './pay.module.css'
import type { AmountStep } from './pay-facts.ts'
import { PayForm } from './pay-form.tsx'
import { payFormId } from './pay-summary.tsx'
import { PlanChoice } from './plan-choice.tsx'

interface ChooseCardProps {
  readonly plans: readonly Plan[]
  readonly terms: BillerDescription
  readonly step: Pick<AmountStep, 'typed' | 'errors'>
  readonly amountPaise?: number | undefined
  readonly context: Pick<AnyoneContext, 'locale' | 'csrfToken'>
}

export function ChooseCard({ plans, terms, step, amountPaise, context }: ChooseCardProps) {
  const { locale } = context
  const copy = wordsOf('pay')[locale]
  const usual = plans.length > 0 ? [] : (terms.suggestedAmountsPaise ?? [])
  const isOpen = plans.length === 0 && usual.length === 0
  const settled = amountPaise === undefined ? undefined : String(amountPaise)
  const chosen = step.typed.amount ?? settled
  const hint = typedAmountHint({}, terms, locale)
  const error = step.errors.find(({ field }) => field === 'amount')?.message
  const costs = (paise: number) => {
    const cost = costOf(paise, terms)
    const total = formatInText(cost.totalPaise, locale)
    return { fee: feeText(cost, locale), total, beside: feeBeside(cost, locale) }
  }
  return (
    <Card tone="raised" title={plans.length > 0 ? copy.choosePlan : copy.whatToPay}>
      <PayForm context={context} step="choose" id={payFormId}>
        {!isOpen && <ErrorSummary locale={locale} errors={step.errors} />}
        {isOpen ? (
          <>
            <input type="hidden" name="amount" value="other" />
            <TypedAmountField step={step} hint={hint} locale={locale} focusIfInvalid />
          </>
        ) : (
          <fieldset className={classNames(styles.group, styles.amounts)}>
            <legend className={plans.length > 0 ? styles.heardLegend : undefined}>
              {plans.length > 0 ? copy.plans : copy.chooseAmount}
            </legend>
            {plans.length > 0 && (
              <PlanChoice
                plans={plans}
                costs={costs}
                chosen={chosen}
                describedBy={error && 'amount'}
                locale={locale}
              />
            )}
            <OptionCards
              name="amount"
              chosen={chosen}
              describedBy={error && 'amount'}
              options={[
                ...usual.map(paise => ({
                  value: String(paise),
                  title: formatInText(paise, locale),
                  cost: costs(paise),
                })),
                { value: 'other', title: copy.another },
              ]}
            />
            {error && (
              <p className={styles.error} id="amount">
                {error}
              </p>
            )}
            <OtherAmountField step={step} hint={hint} locale={locale} />
          </fieldset>
        )}
      </PayForm>
    </Card>
  )
}
