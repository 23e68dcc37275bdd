/** 'Add money', from what was typed to the page where the payment is approved. */
import { randomUUID } from 'node:crypto'
import { isRefusal, minimumTopUpPaise } from '@chowk/services'
import { formatPaise, parseRupees } from '../../money/money.ts'
import type { CustomerContext, Submission } from '../../page/page.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import { href } from '../../ui/link.ts'
import { address } from '../account/address.ts'
import { amountFault } from '../account/form/amount.ts'
import { passbookCopy } from './passbook-copy.ts'

/** The form as it is shown. */
export interface MoneyWish {
  readonly amount: string
  /** Random, made with the form: the same form sent twice adds money once. */
  readonly submission: string
  readonly errors: readonly FieldError[]
}

/** A page that found too little in the wallet sends along what is missing. */
export const emptyWish = (amount = ''): MoneyWish => ({ amount, submission: randomUUID(), errors: [] })

type AddMoneyAnswer = { readonly redirect: string } | { readonly wish: MoneyWish; readonly status: number }

export async function addMoney(context: CustomerContext & Submission): Promise<AddMoneyAnswer> {
  const { services, session, form, locale } = context
  const customerId = session.customer.id
  const amount = form.amount ?? ''
  const submission = form.submission ?? ''
  const refused = (message: string, status = 422): AddMoneyAnswer => ({
    wish: { amount, submission: randomUUID(), errors: [{ field: 'amount', message }] },
    status,
  })
  const copy = passbookCopy[locale]
  const parsed = parseRupees(amount)
  // A second press of the same form must find its payment, even when the first has used up the limit: so the limit is
  // the services' to judge, and only the form of the amount is judged here.
  const fault = amountFault(amount, { minPaise: minimumTopUpPaise, maxPaise: Number.MAX_SAFE_INTEGER })
  if (fault || 'problem' in parsed || !isKey(submission)) {
    const { leftPaise } = await services.limits.left(customerId, 'wallet-load')
    return refused(copy.amountFaults(formatPaise(leftPaise, locale))[fault ?? 'not-a-number'])
  }
  try {
    const wish = { amountPaise: parsed.paise, key: submission }
    const { topUp, approvalUrl } = await services.wallet.addMoney(customerId, wish)
    return {
      redirect: approvalUrl ? href(approvalUrl, locale) : address('/passbook', locale, { topup: topUp.id }),
    }
  } catch (error) {
    if (isRefusal(error, 'limit-exceeded')) {
      const left = formatPaise(Number(error.details.leftPaise), locale)
      return refused(copy.amountFaults(left)['too-much'])
    }
    if (isRefusal(error, 'account-locked')) return refused(copy.locked, 403)
    if (isRefusal(error, 'standing-still')) return refused(copy.standingStill, 503)
    if (isRefusal(error, 'no-payment-source')) return refused(copy.noSource, 503)
    if (isRefusal(error, 'idempotency-conflict')) return refused(copy.changedAmount)
    if (isRefusal(error, 'idempotency-in-flight')) return refused(copy.inFlight, 409)
    throw error
  }
}

function isKey(submission: string): boolean {
  return /^[A-Za-z0-9_-]{8,64}$/.test(submission)
}
