/** Who serves a prepaid number, and where. Both are guesses until the customer says so: numbers are ported and people move. */
import { type Biller, findBiller, findCategory, nameIn, telecomCircles } from '@chowk/catalog'
import type { BillPayment, Services } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { CustomerContext } from '../../page/page.ts'
import type { Option } from '../../ui/select.tsx'

const category = 'mobile-recharge'

export function isPrepaid({ billerId }: Pick<BillPayment, 'billerId'>): boolean {
  return billerId.startsWith(`${category}/`)
}

interface Operator {
  readonly billerId: string
  /** The provider's slug. */
  readonly operator: string
  readonly circle?: string | undefined
  /** As the customer paid it before, and no guess. */
  readonly isKnown: boolean
}

/**
 * By what the customer paid before, where there is one and they did, else by what the network says; undefined also for an
 * address that has asked too often.
 */
export async function operatorOf(
  { payments, billers, operatorLooks }: Pick<Services, 'payments' | 'billers' | 'operatorLooks'>,
  number: string,
  { customerId, ip }: { readonly customerId?: string | undefined; readonly ip: string },
): Promise<Operator | undefined> {
  const before =
    customerId &&
    (await payments.lastPaid(customerId, {
      account: number,
      billers: operatorOptions('en').map(({ value }) => value),
    }))
  if (before) return { ...named(before.billerId, before.parameters.circle), isKnown: true }
  if (!operatorLooks.take(ip)) return undefined
  const answer = await billers.suggestOperator(number)
  return answer.outcome === 'suggested'
    ? { ...named(answer.billerId, answer.circle), isKnown: false }
    : undefined
}

function named(billerId: string, circle: string | undefined): Omit<Operator, 'isKnown'> {
  return { billerId, operator: billerId.slice(category.length + 1), circle }
}

/** Undefined when what was chosen is what the customer paid before or the network says, or nobody knows. */
export async function suggestedOperator(
  { services, session, visit }: CustomerContext,
  payment: BillPayment,
): Promise<Biller | undefined> {
  if (!isPrepaid(payment)) return undefined
  const found = await operatorOf(services, payment.account, {
    customerId: session.customer.id,
    ip: visit.ip,
  })
  return found && found.billerId !== payment.billerId ? findBiller(found.billerId) : undefined
}

export function operatorOptions(locale: Locale): readonly Option[] {
  const providers = findCategory(category)?.providers ?? []
  return providers.map(provider => ({
    value: `${category}/${provider.slug}`,
    label: nameIn(locale, provider),
  }))
}

export function circleOptions(locale: Locale): readonly Option[] {
  return telecomCircles.map(circle => ({ value: circle.slug, label: nameIn(locale, circle) }))
}

export function circleName(slug: string | undefined, locale: Locale): string | undefined {
  const circle = telecomCircles.find(each => each.slug === slug)
  return circle && nameIn(locale, circle)
}
