// Queries of billers that pages make before a payment.
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

export function createBillers(gateway: BillerGateway) {
  return {
    /** False for a portal without a gateway: then nothing can be paid, and a retry does not help. */
    isOpen: gateway !== noGateway,
    /** True when no real bill is paid; every page with a bill or a receipt must then say so. */
    isSandbox: gateway.isSandbox,
    /** The biller's own description: the parameters to ask for, the accepted amounts, the fees. */
    async describe(billerId: string): Promise<DescriptionAnswer> {
      return findBiller(billerId) ? gateway.describe(billerId) : { outcome: 'unknown-biller' }
    },
    /** The plans of a recharge, each paid by its amount; 'no-plans' where any amount may be paid. */
    async plans(billerId: string, { circle }: Pick<PlansToFetch, 'circle'> = {}): Promise<PlansAnswer> {
      return findBiller(billerId) ? gateway.plans({ billerId, circle }) : { outcome: 'no-plans' }
    },
    /** The operator and circle of a number, shown as a suggestion because only the customer knows. */
    async suggestOperator(
      mobile: string,
      connection: OperatorToSuggest['connection'] = 'prepaid',
    ): Promise<OperatorAnswer> {
      if (!/^[6-9]\d{9}$/.test(mobile)) return { outcome: 'no-suggestion' }
      const answer = await gateway.suggestOperator({ mobile, connection })
      if (answer.outcome !== 'suggested') return answer
      // A network may name operators and circles that the catalogue does not list.
      const isListed =
        findBiller(answer.billerId) && telecomCircles.some(({ slug }) => slug === answer.circle)
      return isListed ? answer : { outcome: 'no-suggestion' }
    },
  }
}
