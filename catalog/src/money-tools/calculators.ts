import { type CatalogIcon, withIcon } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'
import { oneOf, withSlugs } from '../slug.ts'
import facts from './calculators.json' with { type: 'json' }

export type CalculatorGroup = 'loan' | 'tax' | 'investment' | 'savings'

export interface Calculator extends Named {
  readonly slug: string
  readonly hindi: string
  readonly group: CalculatorGroup
  readonly icon: CatalogIcon
  readonly summary: Bilingual
  readonly synonyms: readonly string[]
}

export const calculatorGroups: Readonly<Record<CalculatorGroup, Bilingual>> = {
  loan: { en: 'Loans', hi: 'लोन' },
  tax: { en: 'Salary and tax', hi: 'वेतन और कर' },
  investment: { en: 'Investing', hi: 'निवेश' },
  savings: { en: 'Saving', hi: 'बचत' },
}

const groups = Object.keys(calculatorGroups) as CalculatorGroup[]

export type CalculatorSlug = keyof typeof facts

export const calculators: readonly (Calculator & { readonly slug: CalculatorSlug })[] = withSlugs(facts).map(
  calculator => ({ ...withIcon(calculator), group: oneOf(groups, calculator.group) }),
)
