// The plans of the sandbox, which are in `plans.json` by category. They are invented but realistic: prices differ a
// little between billers and circles, benefits do not.
import { createHash } from 'node:crypto'
import { findBiller } from '@chowk/catalog'
import { z } from 'zod'
import type { Plan, PlansToFetch } from '../billers/biller-gateway.ts'
import { planShape } from '../billers/gateway-answers.ts'
import file from './plans.json' with { type: 'json' }

/** Plans with their lowest prices. These differ by more than the variation, so no two prices become equal. */
const offersByCategory = z
  .record(z.string(), z.array(planShape.omit({ amountPaise: true }).extend({ rupees: z.int() })))
  .parse(file)

const priceSteps = 3
const priceStepRupees = 10

/** In rising order of price; empty if any amount may be paid. The seed, the biller and the circle set the prices. */
export function plansOf({ seed, billerId, circle = '' }: PlansToFetch & { readonly seed: string }): Plan[] {
  const offers = offersByCategory[findBiller(billerId)?.category.slug ?? ''] ?? []
  return offers
    .map(({ rupees, ...plan }) => {
      const chance = createHash('sha256').update([seed, billerId, circle, plan.id].join('\n')).digest()
      const price = rupees + (chance.readUInt8(0) % priceSteps) * priceStepRupees
      return { ...plan, amountPaise: price * 100 }
    })
    .sort((one, other) => one.amountPaise - other.amountPaise)
}
