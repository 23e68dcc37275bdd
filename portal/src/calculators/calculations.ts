/** Every calculator of the catalogue, by its slug. */
import { type CalculatorSlug, calculators } from '@chowk/catalog'
import type { Calculation } from './calculations/calculation.ts'

const modules = import.meta.glob<Calculation>('./calculations/*-calculator.ts', {
  import: 'calculation',
  eager: true,
})

export const calculations = Object.fromEntries(
  calculators.map(({ slug }) => {
    const calculation = modules[`./calculations/${slug}.ts`]
    if (!calculation) throw new Error(`${slug} has no module in portal/src/calculators/calculations.`)
    return [slug, calculation]
  }),
) as Readonly<Record<CalculatorSlug, Calculation>>
