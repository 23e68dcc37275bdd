import { findBiller } from '@chowk/catalog'
import type { Order, PaymentIntent } from '@chowk/services'

/** An order without a payment, as the demonstration's first ones, is paid again from its own columns. */
export function intentOf({ billerId, account }: Order): PaymentIntent | undefined {
  const biller = findBiller(billerId)
  const [parameter, ...others] = biller?.parameters ?? []
  if (!biller || !parameter || others.length > 0) return undefined
  return { billerId, parameters: { [parameter.name]: account } }
}
