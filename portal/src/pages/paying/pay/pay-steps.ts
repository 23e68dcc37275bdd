/** The forms of /pay/{reference}: confirm an amount, set a PIN, approve the payment. */
import { formatAmount } from '@chowk/catalog'
import { type ConfirmOutcome, type DraftBillPayment, isRefusal, minimumTopUpPaise } from '@chowk/services'
import type { ActionResult } from '../../../page/page.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { amountFaultText, amountIn } from './amount-choice.ts'
import {
  checkVerificationCode,
  openApproval,
  sendApprovalCode,
  sendVerificationCode,
  stepAddress,
  submitApproval,
  submitNewPin,
} from './approval-steps.ts'
import {
  orderPath,
  ownPath,
  type PayFacts,
  type PaySubmission,
  payFacts,
  refuse,
  type StepAnswer,
  storeCode,
  submittedAmount,
} from './pay-facts.ts'

/** Undefined if the customer has no such payment. */
export async function submitPayStep(context: PaySubmission): Promise<ActionResult<PayFacts> | undefined> {
  const { services, session, params, locale } = context
  const payment = await services.payments.byReference(session.customer.id, params.reference ?? '')
  if (!payment) return undefined
  if (payment.stage !== 'draft') return { redirect: orderPath(payment, context) }
  const answer = await submitNamedStep(context, payment)
  if (!('next' in answer)) return answer
  const { next, status = 422, setCookies = [] } = answer
  const stepCookie = await storeCode(context, next)
  const cookies = stepCookie ? [...setCookies, stepCookie] : setCookies
  const isRefused = next.errors.length > 0 || ('refusal' in next && next.refusal !== undefined)
  // A step has an address of its own, where a reload sends no second code.
  if (!isRefused) return { redirect: stepAddress(payment, next, locale), setCookies: cookies }
  const facts = await payFacts(context, payment, next)
  return facts ? { facts, status, setCookies: cookies } : { redirect: href('/pay/saved', locale) }
}

async function submitNamedStep(context: PaySubmission, payment: DraftBillPayment): Promise<StepAnswer> {
  switch (context.form.step) {
    case 'pay':
      // A typed amount is shown with its fee before it is paid.
      return context.form.amount === 'other' ? choose(context, payment) : pay(context, payment)
    case 'send-verification':
      return sendVerificationCode(context, payment)
    case 'verify':
      return checkVerificationCode(context, payment)
    case 'set-pin':
      return submitNewPin(context, payment)
    case 'send-code':
      return sendApprovalCode(context, payment)
    case 'approve':
      return submitApproval(context, payment)
    case 'start-again':
      return startAgain(context, payment)
    default:
      return choose(context, payment)
  }
}

/** Confirms the amount alone; the source is the next step. */
async function choose(context: PaySubmission, payment: DraftBillPayment): Promise<StepAnswer> {
  const { services, session } = context
  const amount = amountIn(context)
  if ('error' in amount) return amountRefused(context, payment, amount.error)
  const outcome = await services.payments.chooseAmount(session.customer.id, payment.reference, amount.paise)
  return outcome.outcome === 'confirmed'
    ? { redirect: ownPath(payment, context) }
    : notConfirmed(context, payment, outcome)
}

async function pay(context: PaySubmission, payment: DraftBillPayment): Promise<StepAnswer> {
  const { services, visit, session, form } = context
  const amount = amountIn(context)
  if ('error' in amount) return amountRefused(context, payment, amount.error)
  if (form.add) return addMissingMoney(context, payment, { amountPaise: amount.paise, key: form.add })
  const outcome = await services.payments.confirm(
    session.customer.id,
    payment.reference,
    amount.paise,
    submittedAmount(context).source ?? 'wallet',
  )
  if (outcome.outcome !== 'confirmed') return notConfirmed(context, payment, outcome)
  const confirmed = outcome.payment
  if (!confirmed.source) return { redirect: ownPath(payment, context) }
  if (confirmed.source === 'upi') return approveInUpiApp(context, confirmed)
  // Reported before the PIN is asked for, as the other limits are.
  const limit = await services.payments.newDeviceLimit(visit, session)
  return limit && confirmed.cost.totalPaise > limit.leftPaise
    ? refuse(context, payment, { outcome: 'limit-exceeded', measure: 'spend-day-new-device', ...limit })
    : openApproval(context, confirmed)
}

/** The customer approves in the UPI app; the order's page links to it. */
async function approveInUpiApp(context: PaySubmission, payment: DraftBillPayment): Promise<StepAnswer> {
  const { services, visit, session, locale } = context
  const outcome = await services.payments.approveInUpiApp(visit, session, payment.reference)
  switch (outcome.outcome) {
    case 'approved':
      return { redirect: orderPath(outcome.payment, context) }
    case 'unknown-payment':
      return { redirect: href('/pay/saved', locale) }
    case 'already-paid':
    case 'account-locked':
    case 'payments-frozen':
    case 'limit-exceeded':
    case 'insufficient-balance':
      return refuse(context, payment, outcome)
    default:
      return refuse(context, payment, { outcome: 'lapsed' })
  }
}

/** Leads to the payment source, and from there back here; refusals are explained where money is added. */
async function addMissingMoney(
  context: PaySubmission,
  payment: DraftBillPayment,
  { amountPaise, key }: { readonly amountPaise: number; readonly key: string },
): Promise<StepAnswer> {
  const { services, session, locale } = context
  const { reference } = payment
  const customerId = session.customer.id
  const chosen = await services.payments.chooseAmount(customerId, reference, amountPaise)
  if (chosen.outcome !== 'confirmed') return notConfirmed(context, payment, chosen)
  const { cost } = chosen.payment
  if (!cost) return { redirect: ownPath(payment, context) }
  const { availablePaise } = await services.wallet.balance(customerId)
  const missingPaise = Math.max(cost.totalPaise - availablePaise, minimumTopUpPaise)
  try {
    const intent = { amountPaise: missingPaise, key }
    const { topUp, approvalUrl } = await services.wallet.addMoney(customerId, intent)
    return {
      redirect: approvalUrl
        ? hrefWithQuery(approvalUrl, locale, { for: reference })
        : hrefWithQuery(`/pay/${reference}`, locale, { topup: topUp.id }),
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return {
      redirect: hrefWithQuery('/passbook', locale, { add: formatAmount(missingPaise), payment: reference }),
    }
  }
}

function notConfirmed(
  context: PaySubmission,
  payment: DraftBillPayment,
  outcome: Exclude<ConfirmOutcome, { outcome: 'confirmed' }>,
): StepAnswer {
  switch (outcome.outcome) {
    case 'approved':
      return { redirect: orderPath(outcome.payment, context) }
    case 'unknown-payment':
      return { redirect: href('/pay/saved', context.locale) }
    case 'wrong-amount': {
      const { fault, description } = outcome
      return amountRefused(context, payment, amountFaultText(fault, description, context.locale))
    }
    case 'unavailable':
      return refuse(context, payment, { outcome: 'unavailable' })
    default:
      return refuse(context, payment, outcome)
  }
}

/** Begins a new payment of the same account: its bill may have changed, or its operator was corrected. */
function startAgain({ form }: PaySubmission, { billerId, parameters }: DraftBillPayment): StepAnswer {
  const { operator = billerId, circle = parameters.circle } = form
  return { intent: { billerId: operator, parameters: { ...parameters, ...(circle && { circle }) } } }
}

function amountRefused(context: PaySubmission, payment: DraftBillPayment, message: string): StepAnswer {
  const typed = submittedAmount(context)
  const errors = [{ field: typed.amount === 'other' ? 'otherAmount' : 'amount', message }]
  return { next: { step: payment.bill ? 'pay' : 'choose', typed, errors } }
}
