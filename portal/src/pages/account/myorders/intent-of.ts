import { findBiller } from '@chowk/catalog'
import type { Order, PaymentIntent } from '@chowk/services'

/** For an order without a payment, such as the demonstration's first ones: paying again uses the order's own columns. */
export function intentOf({ billerId, account }: Order): PaymentIntent | undefined {
  const biller = findBiller(billerId)
  const [parameter, ...others] = biller?.parameters ?? []
  if (!biller || !parameter || others.length > 0) return undefined
  return { billerId, parameters: { [parameter.name]: account } }
}
