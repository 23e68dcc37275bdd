/** The amount of a recharge: a plan, a suggested amount, or a typed one. */

import { nameIn } from '@chowk/catalog'
import { type BillerDescription, costOf, type Plan, type PlanGroup, planGroups } from '@chowk/services'
import { fill, wordsOf } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'
import type { AnyoneContext, WithLocale } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Money } from '../../../ui/money.tsx'
import type { Option } from '../../../ui/select.tsx'
import { feeBeside, feeText, typedAmountHint } from './amount-choice.ts'
import choose from './choose.module.css'
import { type OptionCard, OptionCards, OtherAmountField, TypedAmountField } from './option-cards.tsx'
import styles from './pay.module.css'
import type { AmountStep } from './pay-facts.ts'
import { PayForm } from './pay-form.tsx'
import { payFormId } from './pay-summary.tsx'
import { mbPerGb, planText } from './plan-text.ts'

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

type PlanChoiceProps = WithLocale<{
  plans: readonly Plan[]
  costs: (amountPaise: number) => OptionCard['cost']
  chosen: string | undefined
  describedBy: string | undefined
}>

/** Plans in tabs, each tab with a few filters. Radio buttons and CSS switch between them. */
function PlanChoice(props: PlanChoiceProps) {
  const { plans, chosen, locale } = props
  const copy = wordsOf('plan')[locale]
  const groups = planGroups.filter(group => plans.some(plan => plan.group === group))
  const open = plans.find(({ amountPaise }) => String(amountPaise) === chosen)?.group ?? groups[0]
  return (
    <div className={choose.plans}>
      <Switches
        className={choose.tabs}
        legend={copy.kinds}
        name="show"
        options={groups.map(group => ({ value: group, label: copy.groups[group] }))}
        first={open}
      />
      {groups.map(group => (
        <Panel key={group} {...props} group={group} plans={plans.filter(plan => plan.group === group)} />
      ))}
    </div>
  )
}

function Panel(props: PlanChoiceProps & { readonly group: PlanGroup }) {
  const { group, plans, costs, chosen, describedBy, locale } = props
  const copy = wordsOf('plan')[locale]
  const filters = planFilters.filter(({ fits }) => plans.some(fits) && !plans.every(fits))
  return (
    <div className={choose.panel} data-group={group}>
      {filters.length > 0 && (
        <Switches
          className={choose.filters}
          legend={fill(copy.narrow, { group: copy.groups[group] })}
          name={`only-${group}`}
          options={[
            { value: 'all', label: copy.all },
            ...filters.map(({ name }) => ({ value: name, label: copy.filters[name] })),
          ]}
          first="all"
        />
      )}
      <OptionCards
        name="amount"
        chosen={chosen}
        describedBy={describedBy}
        options={plans.map(plan => ({
          value: String(plan.amountPaise),
          title: nameIn(locale, plan),
          note: planText(plan, locale).replaceAll(' · ', '\u00a0· '),
          end: (
            <span className={choose.price}>
              <Money paise={plan.amountPaise} locale={locale} />
            </span>
          ),
          cost: costs(plan.amountPaise),
          marks: planFilters.filter(({ fits }) => fits(plan)).map(({ name }) => name),
        }))}
      />
    </div>
  )
}

interface SwitchesProps {
  readonly className: string | undefined
  readonly legend: string
  readonly name: string
  readonly options: readonly Option[]
  readonly first: string | undefined
}

function Switches({ className, legend, name, options, first }: SwitchesProps) {
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === first} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** The names are also in choose.module.css. */
const planFilters = [
  { name: 'calls', fits: ({ gives }: Plan) => gives.talk === 'unlimited' },
  { name: 'much-data', fits: ({ gives }: Plan) => (gives.dataMbPerDay ?? 0) >= 2 * mbPerGb },
  { name: 'month', fits: ({ validityDays }: Plan) => validityDays !== undefined && validityDays <= 30 },
] as const
