/** Plans in tabs, each tab with a few filters. Radio buttons and CSS switch between them. */
import { nameIn } from '@chowk/catalog'
import { type Plan, type PlanGroup, planGroups } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Money } from '../../../ui/money.tsx'
import styles from './choose.module.css'
import { type OptionCard, OptionCards } from './option-cards.tsx'
import { planGroupNames, planText } from './plan-text.ts'

interface PlanChoiceProps {
  readonly plans: readonly Plan[]
  readonly costs: (amountPaise: number) => OptionCard['cost']
  readonly chosen: string | undefined
  readonly describedBy: string | undefined
  readonly locale: Locale
}

export function PlanChoice(props: PlanChoiceProps): ReactNode {
  const { plans, chosen, locale } = props
  const names = planGroupNames[locale]
  const groups = planGroups.filter(group => plans.some(plan => plan.group === group))
  const open = plans.find(({ amountPaise }) => String(amountPaise) === chosen)?.group ?? groups[0]
  return (
    <div className={styles.plans}>
      <Switches
        className={styles.tabs}
        legend={copy[locale].kinds}
        name="show"
        options={groups.map(group => ({ value: group, label: names[group] }))}
        first={open}
      />
      {groups.map(group => (
        <Panel key={group} {...props} group={group} plans={plans.filter(plan => plan.group === group)} />
      ))}
    </div>
  )
}

function Panel({
  group,
  plans,
  costs,
  chosen,
  describedBy,
  locale,
}: PlanChoiceProps & { readonly group: PlanGroup }): ReactNode {
  const words = copy[locale]
  const filters = planFilters.filter(({ fits }) => plans.some(fits) && !plans.every(fits))
  return (
    <div className={styles.panel} data-group={group}>
      {filters.length > 0 && (
        <Switches
          className={styles.filters}
          legend={words.narrow(planGroupNames[locale][group])}
          name={`only-${group}`}
          options={[
            { value: 'all', label: words.all },
            ...filters.map(({ name, label }) => ({ value: name, label: label[locale] })),
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
          marks: planFilters.flatMap(({ name, fits }) => (fits(plan) ? [name] : [])),
        }))}
      />
    </div>
  )
}

interface SwitchesProps {
  readonly className: string | undefined
  readonly legend: string
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly first: string | undefined
}

function Switches({ className, legend, name, options, first }: SwitchesProps): ReactNode {
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

const copy = {
  en: { kinds: 'Kinds of plan', all: 'All', narrow: (group: string) => `Show of ‘${group}’` },
  hi: { kinds: 'प्लान के प्रकार', all: 'सभी', narrow: (group: string) => `‘${group}’ में से दिखाएँ` },
} as const satisfies Record<Locale, object>

interface PlanFilter {
  readonly name: string
  readonly label: Readonly<Record<Locale, string>>
  fits(plan: Plan): boolean
}

const mbPerGb = 1024

/** The names are also in plan-choice.module.css. */
const planFilters: readonly PlanFilter[] = [
  {
    name: 'calls',
    label: { en: 'Unlimited calls', hi: 'अनलिमिटेड कॉल' },
    fits: ({ gives }) => gives.talk === 'unlimited',
  },
  {
    name: 'much-data',
    label: { en: '2 GB+ a day', hi: 'रोज़ 2 GB+' },
    fits: ({ gives }) => (gives.dataMbPerDay ?? 0) >= 2 * mbPerGb,
  },
  {
    name: 'month',
    label: { en: 'Up to 30 days', hi: '30 दिन तक' },
    fits: ({ validityDays }) => validityDays !== undefined && validityDays <= 30,
  },
]
