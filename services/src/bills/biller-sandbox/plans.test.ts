import { billers, telecomCircles } from '@chowk/catalog'
import { describe, expect, test } from 'vitest'
import { amountFault } from '../billers/amount.ts'
import { plansAnswer } from '../billers/gateway-answers.ts'
import { plansOf } from './plans.ts'
import { sandboxOperatorOf } from './sandbox-network.ts'
import { describeBiller } from './terms.ts'

const seed = 'chowk'
const jio = 'mobile-recharge/jio'

describe('plans', () => {
  const withPlans = billers.filter(({ id }) => plansOf({ seed, billerId: id }).length > 0)

  test('are what prepaid mobiles, datacards and dishes have, and nothing else', () => {
    expect(new Set(withPlans.map(({ category }) => category.slug))).toEqual(
      new Set(['mobile-recharge', 'datacard-recharge', 'dth-recharge']),
    )
  })

  test('differ in price, and can be paid', () => {
    for (const { id: billerId } of withPlans) {
      const description = describeBiller(billerId)
      for (const circle of [undefined, ...telecomCircles.map(({ slug }) => slug)]) {
        const plans = plansOf({ seed, billerId, circle })
        expect(plansAnswer.safeParse({ outcome: 'plans', plans }).error).toBeUndefined()
        for (const { amountPaise } of plans)
          expect(description && amountFault(description, undefined, amountPaise)).toBeUndefined()
      }
    }
  })

  test('are the same tomorrow, and others in another circle or for another seed', () => {
    const here = plansOf({ seed, billerId: jio, circle: 'kerala' })
    expect(plansOf({ seed, billerId: jio, circle: 'kerala' })).toEqual(here)
    expect(plansOf({ seed, billerId: jio, circle: 'punjab' })).not.toEqual(here)
    expect(plansOf({ seed: 'other', billerId: jio, circle: 'kerala' })).not.toEqual(here)
  })
})

test('what takes any amount and has no plans suggests some that it takes', () => {
  for (const slug of ['fastag-recharge', 'toll-tag-recharge', 'metro-card-recharge']) {
    const biller = billers.find(({ category }) => category.slug === slug)
    const description = describeBiller(biller?.id ?? '')
    expect(description?.suggestedAmountsPaise?.length).toBeGreaterThan(0)
    for (const amountPaise of description?.suggestedAmountsPaise ?? [])
      expect(description && amountFault(description, undefined, amountPaise)).toBeUndefined()
  }
})

describe('the operator of a number', () => {
  const ask = (mobile: string, connection: 'prepaid' | 'postpaid' = 'prepaid') =>
    sandboxOperatorOf(seed, { mobile, connection })
  const everySeries = Array.from({ length: 4_000 }, (_, series) => `${6_000 + series}312345`)

  test('follows from its first digits', () => {
    expect(ask('9876543210')).toEqual(ask('9876500000'))
    const served = everySeries.flatMap(mobile => ask(mobile) ?? [])
    expect(new Set(served.map(({ billerId }) => billerId)).size).toBe(6)
    expect(new Set(served.map(({ circle }) => circle)).size).toBe(22)
  })

  test('is a biller of the catalogue, of the kind that was asked for', () => {
    const known = new Set(billers.map(({ id }) => id))
    for (const mobile of everySeries) {
      for (const connection of ['prepaid', 'postpaid'] as const) {
        const operator = ask(mobile, connection)
        if (operator) expect(known).toContain(operator.billerId)
      }
    }
    expect(ask('9876543210', 'postpaid')?.billerId).toMatch(/^postpaid-bill-payment\//)
  })

  test('has MTNL only where it serves, and BSNL only elsewhere', () => {
    for (const mobile of everySeries) {
      const { billerId = '', circle = '' } = ask(mobile) ?? {}
      if (billerId.includes('mtnl')) expect(billerId).toBe(`mobile-recharge/mtnl-${circle}`)
      if (billerId.endsWith('bsnl')) expect(['delhi', 'mumbai']).not.toContain(circle)
    }
  })

  test('is nobody for numbers that begin with 600', () => {
    expect(ask('6001234567')).toBeUndefined()
  })
})
