/** Who serves a prepaid number, and where. Both are guesses until the customer says so: numbers are ported and people move. */
import { type Biller, findBiller, findCategory, nameIn, telecomCircles } from '@chowk/catalog'
import type { BillPayment } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { CustomerContext } from '../../page/page.ts'
import type { Option } from '../../ui/select.tsx'

const category = 'mobile-recharge'

export function isPrepaid({ billerId }: Pick<BillPayment, 'billerId'>): boolean {
  return billerId.startsWith(`${category}/`)
}

/** Undefined when what was chosen is what the customer paid before or the network says, or nobody knows. */
export async function suggestedOperator(
  { services, session }: CustomerContext,
  payment: BillPayment,
): Promise<Biller | undefined> {
  if (!isPrepaid(payment)) return undefined
  const before = await services.payments.lastPaid(session.customer.id, {
    account: payment.account,
    billers: operatorOptions('en').map(({ value }) => value),
  })
  if (before) return before.billerId === payment.billerId ? undefined : findBiller(before.billerId)
  const answer = await services.billers.suggestOperator(payment.account)
  if (answer.outcome !== 'suggested' || answer.billerId === payment.billerId) return undefined
  return findBiller(answer.billerId)
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
