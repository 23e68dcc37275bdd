import type { Plan } from '@chowk/services'
import type { Locale } from '@chowk/shell'

interface PlanFilter {
  readonly name: string
  readonly label: Readonly<Record<Locale, string>>
  fits(plan: Plan): boolean
}

const mbPerGb = 1024

/** plan-choice.module.css knows them by these names. */
export const planFilters: readonly PlanFilter[] = [
  {
    name: 'calls',
    label: { en: 'Unlimited calls', hi: 'असीमित कॉल' },
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
