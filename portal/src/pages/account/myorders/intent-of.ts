import { findBiller } from '@chowk/catalog'
import type { Order, PaymentIntent } from '@chowk/services'

/** An order without a payment, as those that the demonstration begins with, is paid again by what it says itself. */
export function intentOf({ billerId, account }: Order): PaymentIntent | undefined {
  const biller = findBiller(billerId)
  const [parameter, ...others] = biller?.parameters ?? []
  if (!biller || !parameter || others.length > 0) return undefined
  return { billerId, parameters: { [parameter.name]: account } }
}
