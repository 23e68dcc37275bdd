/** 'Add money', from the input to the page where the payment is approved. */

import { randomUUID } from 'node:crypto'
import { isRefusal, type LimitLeft, minimumTopUpPaise, type TypedIdentity } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { typedAmountFault } from '../../../account/form/form-field.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { formatInText, parseRupees } from '../../../money/money.ts'
import type { CustomerContext, Submission } from '../../../page/page.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { identityErrors, typedIdentity } from '../identity/identity-fields.ts'

export interface MoneyIntent {
  readonly amount: string
  /** Only part of the first top-up. */
  readonly identity: TypedIdentity
  /** Random, made with the form: the same form sent twice adds money once. */
  readonly submission: string
  readonly errors: readonly FieldError[]
}

/** A page that found too little in the wallet passes the missing amount. */
export const newMoneyIntent = (amount = '', name = ''): MoneyIntent => ({
  amount,
  identity: { name, idKind: '', idNumber: '' },
  submission: randomUUID(),
  errors: [],
})

/** How much may be added, and by which limit. */
export function canAddText(toAdd: LimitLeft, firstPaise: number | undefined, locale: Locale): string {
  const copy = wordsOf('passbook')[locale]
  if (firstPaise !== undefined) return fill(copy.canAddFirst, { limit: formatInText(firstPaise, locale) })
  const { measure, leftPaise, limitPaise } = toAdd
  const [left, limit] = [formatInText(leftPaise, locale), formatInText(limitPaise, locale)]
  return measure === 'balance' || measure === 'load-year'
    ? fill(copy.canAdd[measure], { left, limit })
    : fill(copy.canAdd['load-month'], { left, limit })
}

type AddMoneyAnswer =
  | { readonly redirect: string }
  | { readonly intent: MoneyIntent; readonly status: number }

export async function addMoney(context: CustomerContext & Submission): Promise<AddMoneyAnswer> {
  const { services, session, form, locale } = context
  const customerId = session.customer.id
  const { amount = '', submission = '' } = form
  const identity = typedIdentity(form)
  const refuse = (errors: readonly FieldError[], status = 422): AddMoneyAnswer => ({
    intent: { amount, identity, submission: randomUUID(), errors },
    status,
  })
  const refused = (message: string, status?: number) => refuse([{ field: 'amount', message }], status)
  const copy = wordsOf('passbook')[locale]
  const parsed = parseRupees(amount)
  const { tier, toAdd } = await services.limits.of(customerId)
  const firstPaise = tier === 'none' ? await services.limits.ofTier('small', 'balance') : undefined
  const messages = fill(copy.amountFaults, { canAdd: canAddText(toAdd, firstPaise, locale) })
  // A second press of the same form must find its payment, even when the first has used up the limit: so the services
  // check the limit, and this only checks the amount's form.
  const fault = typedAmountFault(amount, { minPaise: minimumTopUpPaise, maxPaise: Number.MAX_SAFE_INTEGER })
  const faults = firstPaise === undefined ? undefined : services.kyc.faultsIn(identity)
  const unknown = faults ? identityErrors(faults, locale) : []
  if (fault || 'problem' in parsed || !/^[A-Za-z0-9_-]{8,64}$/.test(submission))
    return refuse([{ field: 'amount', message: messages[fault ?? 'not-a-number'] }, ...unknown])
  if (unknown.length > 0) return refuse(unknown)
  try {
    if (firstPaise !== undefined) await services.kyc.declare(customerId, identity)
    const intent = { amountPaise: parsed.paise, key: submission }
    const { topUp, approvalUrl } = await services.wallet.addMoney(customerId, intent)
    return {
      redirect: approvalUrl
        ? href(approvalUrl, locale)
        : hrefWithQuery('/passbook', locale, { topup: topUp.id }),
    }
  } catch (error) {
    if (isRefusal(error, 'limit-exceeded')) return refused(messages['too-much'])
    if (isRefusal(error, 'too-many-open')) return refused(copy.tooManyOpen)
    if (isRefusal(error, 'account-locked')) return refused(copy.locked, 403)
    if (isRefusal(error, 'payments-frozen')) return refused(copy.paymentsFrozen, 503)
    if (isRefusal(error, 'no-payment-source')) return refused(copy.noSource, 503)
    if (isRefusal(error, 'idempotency-conflict')) return refused(copy.changedAmount)
    if (isRefusal(error, 'idempotency-in-flight')) return refused(copy.inFlight, 409)
    throw error
  }
}
