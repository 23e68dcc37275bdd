/** Income tax of a resident individual, year by year: slabs, rebate, surcharge, cess and the deductions people ask about. */
import listed from './income-tax.json' with { type: 'json' }
import { type ListedRule, type Rule, ruleFrom } from './rule.ts'

export type TaxRegime = 'new' | 'old'
export type TaxAge = keyof IncomeTaxRates['slabs']['old']
export type TaxYear = keyof typeof listed.periods

export interface TaxSlab {
  /** The slab begins above this much income. */
  readonly abovePaise: number
  readonly rateBps: number
}

interface ListedYears<Shared, Own> extends Pick<Rule, 'name'> {
  readonly shared: Shared
  readonly years: Readonly<Record<TaxYear, Pick<ListedRule<Own>['rows'][0], 'value' | 'source'>>>
}

/** A rule whose years have the same values, but for a few of each year's own. */
function ruleOfYears<Shared, Own>(id: string, { name, shared, years }: ListedYears<Shared, Own>) {
  const rowOfYear = (year: TaxYear) => ({
    ...listed.periods[year],
    ...years[year],
    value: { year, ...shared, ...years[year].value },
  })
  return ruleFrom(id, { name, rows: [rowOfYear('2025-26'), rowOfYear('2026-27')], check: listed.check })
}

type ValueOf<Given extends Rule> = Given['rows'][0]['value']

/** The Budget of February 2026 changed none of these; only the Act that contains them is another, with its own section. */
export const incomeTaxRates = ruleOfYears('income-tax-rates', listed.rules['income-tax-rates'])
export type IncomeTaxRates = ValueOf<typeof incomeTaxRates>

/** The limits in the old regime that the law fixes; that of health applies to the family, and again to the parents. */
export const deductionLimits = ruleOfYears('deduction-limits', listed.rules['deduction-limits'])
export type DeductionLimits = ValueOf<typeof deductionLimits>

/** The highest share of basic pay and dearness allowance that an employer may contribute to NPS. */
export const employerNps = ruleOfYears('employer-nps', listed.rules['employer-nps'])

/**
 * In four or eight cities half of salary counts; elsewhere a smaller share does. The form is the one for the employer,
 * with the landlord's PAN above a yearly rent.
 */
export const houseRent = ruleOfYears('house-rent-allowance', listed.rules['house-rent-allowance'])
export type HouseRentRules = ValueOf<typeof houseRent>
