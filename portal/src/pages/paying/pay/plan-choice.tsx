/** Plans in tabs, each tab with a few filters. Radio buttons and CSS switch between them. */
import { nameIn } from '@chowk/catalog'
import { type Plan, type PlanGroup, planGroups } from '@chowk/services'
import { fill, wordsOf } from '../../../content/words.ts'
import type { WithLocale } from '../../../page/page.ts'
import { Money } from '../../../ui/money.tsx'
import type { Option } from '../../../ui/select.tsx'
import styles from './choose.module.css'
import { type OptionCard, OptionCards } from './option-cards.tsx'
import { mbPerGb, planText } from './plan-text.ts'

type PlanChoiceProps = WithLocale<{
  plans: readonly Plan[]
  costs: (amountPaise: number) => OptionCard['cost']
  chosen: string | undefined
  describedBy: string | undefined
}>

export function PlanChoice(props: PlanChoiceProps) {
  const { plans, chosen, locale } = props
  const copy = wordsOf('plan')[locale]
  const groups = planGroups.filter(group => plans.some(plan => plan.group === group))
  const open = plans.find(({ amountPaise }) => String(amountPaise) === chosen)?.group ?? groups[0]
  return (
    <div className={styles.plans}>
      <Switches
        className={styles.tabs}
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
    <div className={styles.panel} data-group={group}>
      {filters.length > 0 && (
        <Switches
          className={styles.filters}
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
            <span className={styles.price}>
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
