/** An order in one line, as its heading and its title say it: 'Paid: Rs. 250 to Jio'. */
import { billerName, findBiller } from '@chowk/catalog'
import type { ApprovedBillPayment, Order, OrderWithHistory } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatPaise } from '../../money/money.ts'
import { ordersCopy } from './orders-copy.ts'

interface Outcome {
  /** 'Paid' */
  readonly word: string
  /** 'Rs. 250 to Jio' */
  readonly what: string
}

export function outcomeOf(order: Order, payment: ApprovedBillPayment | undefined, locale: Locale): Outcome {
  const copy = ordersCopy[locale]
  const sum = copy.sumTo[order.state === 'refunded' ? 'back' : 'out']
  return {
    word: copy.states[order.state].name,
    // One name is enough here, and the sum stays in one line.
    what: sum(
      formatPaise(order.amountPaise, locale).replace(' ', '\u00a0'),
      payeeOf(order, payment, locale).replace(/ \(.*\)$/, ''),
    ),
  }
}

export function payeeOf(order: Order, payment: ApprovedBillPayment | undefined, locale: Locale): string {
  const biller = payment && findBiller(payment.billerId)
  return biller ? billerName(biller, locale) : order.provider
}

/** There is a receipt where the biller was paid, even when the money came back later; what failed has none. */
export function hasReceipt({ history }: OrderWithHistory): boolean {
  return history.some(({ state }) => state === 'paid')
}
