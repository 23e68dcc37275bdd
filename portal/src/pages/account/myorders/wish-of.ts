import { billerNamed } from '@chowk/catalog'
import type { Order, PaymentWish } from '@chowk/services'

/** An order without a payment, as those that the demonstration begins with, is paid again by what it says itself. */
export function wishOf({ category, provider, account }: Order): PaymentWish | undefined {
  const biller = billerNamed(category, provider)
  const [parameter, ...others] = biller?.parameters ?? []
  if (!biller || !parameter || others.length > 0) return undefined
  return { billerId: biller.id, parameters: { [parameter.name]: account } }
}
