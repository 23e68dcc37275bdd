// What the pages ask about billers before anything is paid.
import { findBiller, telecomCircles } from '@chowk/catalog'
import {
  type BillerGateway,
  type DescriptionAnswer,
  noGateway,
  type OperatorAnswer,
  type OperatorToSuggest,
  type PlansAnswer,
  type PlansToFetch,
} from './biller-gateway.ts'

export interface Billers {
  /** False where the portal has no way to any biller: then nothing can be paid, today or in a minute. */
  readonly isOpen: boolean
  /** Then no real bill is paid, and every page with a bill or a receipt must say so. */
  readonly isSandbox: boolean
  /** The biller's own description: what to ask the customer, which amounts it takes, what a payment costs. */
  describe(billerId: string): Promise<DescriptionAnswer>
  /** The plans of a recharge, to be paid by their amount; 'no-plans' where any amount will do. */
  plans(billerId: string, where?: Pick<PlansToFetch, 'circle'>): Promise<PlansAnswer>
  /** Who serves a number and in which circle: to be shown and changed, since only the customer knows. */
  suggestOperator(mobile: string, connection?: OperatorToSuggest['connection']): Promise<OperatorAnswer>
}

export function createBillers(gateway: BillerGateway): Billers {
  return {
    isOpen: gateway !== noGateway,
    isSandbox: gateway.isSandbox,
    async describe(billerId) {
      return findBiller(billerId) ? gateway.describe(billerId) : { outcome: 'unknown-biller' }
    },
    async plans(billerId, { circle } = {}) {
      return findBiller(billerId) ? gateway.plans({ billerId, circle }) : { outcome: 'no-plans' }
    },
    async suggestOperator(mobile, connection = 'prepaid') {
      if (!/^[6-9]\d{9}$/.test(mobile)) return { outcome: 'no-suggestion' }
      const answer = await gateway.suggestOperator({ mobile, connection })
      return answer.outcome === 'suggested' && !isOffered(answer) ? { outcome: 'no-suggestion' } : answer
    },
  }
}

/** A network knows operators and areas that the catalogue does not list. */
function isOffered({ billerId, circle }: { billerId: string; circle: string }): boolean {
  return findBiller(billerId) !== undefined && telecomCircles.some(({ slug }) => slug === circle)
}
