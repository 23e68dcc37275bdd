/**
 * The operator and circle of a prepaid number. Both are guesses until the customer confirms them: numbers are ported
 * and people move.
 */
import { type Biller, byName, findBiller, findCategory, nameIn, telecomCircles } from '@chowk/catalog'
import type { BillPayment, Services } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { Option } from '../../../ui/select.tsx'

const category = 'mobile-recharge'

export function isPrepaid({ billerId }: Pick<BillPayment, 'billerId'>): boolean {
  return billerId.startsWith(`${category}/`)
}

type LookUps = Pick<Services, 'payments' | 'orders' | 'billers' | 'operatorLookups'>

/** Who wants to know an operator. */
export interface Asker {
  readonly customerId?: string | undefined
  readonly ip: string
}

/** By the customer's former payments, else by the network; undefined also for an address above its limit. */
export async function suggestOperator(services: LookUps, number: string, { customerId, ip }: Asker) {
  const { billers, operatorLookups } = services
  const before = customerId === undefined ? undefined : await paidBefore(services, customerId, number)
  // The customer paid it before, so that it is no guess.
  if (before) return { ...before, isKnown: true }
  if (!operatorLookups.take(ip)) return undefined
  const answer = await billers.suggestOperator(number)
  return answer.outcome === 'suggested'
    ? { ...named(answer.billerId, answer.circle), isKnown: false }
    : undefined
}

async function paidBefore({ payments, orders }: LookUps, customerId: string, number: string) {
  const ours = providers().map(billerIdOf)
  const paid = await payments.lastPaid(customerId, { account: number, billers: ours })
  if (paid) return named(paid.billerId, paid.parameters.circle)
  // The demonstration's orders have no payment.
  const { orders: found } = await orders.list(customerId, { search: number, state: 'paid' })
  const last = found.find(order => isPrepaid(order) && order.account === number)
  return last && named(last.billerId, undefined)
}

function named(billerId: string, circle: string | undefined) {
  /** `operator` is the provider's slug. */
  return { billerId, operator: billerId.slice(category.length + 1), circle }
}

export interface CheckedOperator {
  /** Why this operator: paid before, the network's guess, or the customer's choice. */
  readonly reason: 'paid-before' | 'guess' | 'chosen' | 'chosen-in-guessed-circle'
  /** The customer was not asked for the circle: it is a guess from the number. */
  readonly isCircleGuessed: boolean
  /** Another operator that the network reports. */
  readonly other?: Biller | undefined
}

/** The reason for the chosen operator, or another operator that contradicts it. */
export async function checkOperator(
  services: LookUps,
  { billerId, number, circle }: { billerId: string; number: string; circle: string | undefined },
  who: Asker,
): Promise<CheckedOperator | undefined> {
  if (!isPrepaid({ billerId })) return undefined
  const found = await suggestOperator(services, number, who)
  if (!found) return { reason: 'chosen', isCircleGuessed: false }
  const isCircleGuessed = circle !== undefined && circle === found.circle && !found.isKnown
  if (found.billerId !== billerId) {
    return {
      reason: isCircleGuessed ? 'chosen-in-guessed-circle' : 'chosen',
      isCircleGuessed,
      other: findBiller(found.billerId),
    }
  }
  return { reason: found.isKnown ? 'paid-before' : 'guess', isCircleGuessed }
}

export function operatorOptions(locale: Locale): readonly Option[] {
  return providers().map(provider => ({ value: billerIdOf(provider), label: nameIn(locale, provider) }))
}

const providers = () => findCategory(category)?.providers ?? []
const billerIdOf = ({ slug }: { readonly slug: string }): string => `${category}/${slug}`

export function circleOptions(locale: Locale): readonly Option[] {
  return telecomCircles
    .toSorted(byName(locale))
    .map(circle => ({ value: circle.slug, label: nameIn(locale, circle) }))
}

export function circleName(slug: string | undefined, locale: Locale): string | undefined {
  const circle = telecomCircles.find(each => each.slug === slug)
  return circle && nameIn(locale, circle)
}
