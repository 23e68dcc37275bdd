/** The forms of /pay/{reference}: confirm an amount, set a PIN, approve the payment. */
import { formatAmount } from '@chowk/catalog'
import { type ConfirmOutcome, isRefusal, minimumTopUpPaise } from '@chowk/services'
import { wordsOf } from '../../../content/words.ts'
import type { CustomerContext, Submission } from '../../../page/page.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { amountFaultText, amountIn } from './amount-choice.ts'
import { approvalForms, openApproval, stepAddress } from './approval-steps.ts'
import {
  type PaySubmission,
  payFacts,
  refuse,
  type StepAnswer,
  storeCode,
  submittedAmount,
  toOrder,
  toPayment,
} from './pay-facts.ts'

/** Undefined if the customer has no such payment. */
export async function submitPayStep(context: CustomerContext & Submission) {
  const { services, session, params, locale } = context
  const payment = await services.payments.byReference(session.customer.id, params.reference ?? '')
  if (!payment) return undefined
  if (payment.stage !== 'draft') return toOrder(payment, context)
  const answer = await submitNamedStep({ ...context, payment })
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

async function submitNamedStep(context: PaySubmission): Promise<StepAnswer> {
  const { form, payment, locale } = context
  // A typed amount is shown with its fee before it is paid.
  if (form.step === 'pay' && form.amount !== 'other') return pay(context)
  if (form.step === 'start-again') return startAgain(context)
  const submit = approvalForms.get(form.step ?? '')
  if (!submit) return choose(context)
  if (payment.source) return submit({ ...context, payment })
  // Another amount was chosen meanwhile, without a source.
  return form.step === 'approve'
    ? refuse(context, { outcome: 'no-code', reason: wordsOf('login')[locale].expired })
    : toPayment(context)
}

/** Confirms the amount alone; the source is the next step. */
async function choose(context: PaySubmission): Promise<StepAnswer> {
  const { services, session, payment } = context
  const amount = amountIn(context)
  if ('error' in amount) return amountRefused(context, amount.error)
  const outcome = await services.payments.chooseAmount(session.customer.id, payment.reference, amount.paise)
  return outcome.outcome === 'confirmed' ? toPayment(context) : notConfirmed(context, outcome)
}

async function pay(context: PaySubmission): Promise<StepAnswer> {
  const { services, client, session, form, payment } = context
  const amount = amountIn(context)
  if ('error' in amount) return amountRefused(context, amount.error)
  if (form.add) return addMissingMoney(context, amount.paise, form.add)
  const outcome = await services.payments.confirm(
    session.customer.id,
    payment.reference,
    amount.paise,
    submittedAmount(context).source ?? 'wallet',
  )
  if (outcome.outcome !== 'confirmed') return notConfirmed(context, outcome)
  const confirmed = outcome.payment
  if (!confirmed.source) return toPayment(context)
  if (confirmed.source === 'upi') return approveInUpiApp(context)
  // Reported before the PIN is asked for, as the other limits are.
  const limit = await services.payments.newDeviceLimit(client, session)
  return limit && confirmed.cost.totalPaise > limit.leftPaise
    ? refuse(context, { outcome: 'limit-exceeded', measure: 'spend-day-new-device', ...limit })
    : openApproval({ ...context, payment: confirmed })
}

/** The customer approves in the UPI app; the order's page links to it. */
async function approveInUpiApp(context: PaySubmission): Promise<StepAnswer> {
  const { services, client, session, locale, payment } = context
  const outcome = await services.payments.approveInUpiApp(client, session, payment.reference)
  switch (outcome.outcome) {
    case 'approved':
      return toOrder(outcome.payment, context)
    case 'unknown-payment':
      return { redirect: href('/pay/saved', locale) }
    case 'already-paid':
    case 'account-locked':
    case 'payments-frozen':
    case 'limit-exceeded':
    case 'insufficient-balance':
      return refuse(context, outcome)
    default:
      return refuse(context, { outcome: 'lapsed' })
  }
}

/** Leads to the payment source, and from there back here; refusals are explained where money is added. */
async function addMissingMoney(context: PaySubmission, amountPaise: number, key: string) {
  const { services, session, locale, payment } = context
  const { reference } = payment
  const customerId = session.customer.id
  const chosen = await services.payments.chooseAmount(customerId, reference, amountPaise)
  if (chosen.outcome !== 'confirmed') return notConfirmed(context, chosen)
  const { cost } = chosen.payment
  if (!cost) return toPayment(context)
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

function notConfirmed(context: PaySubmission, outcome: Exclude<ConfirmOutcome, { outcome: 'confirmed' }>) {
  switch (outcome.outcome) {
    case 'approved':
      return toOrder(outcome.payment, context)
    case 'unknown-payment':
      return { redirect: href('/pay/saved', context.locale) }
    case 'wrong-amount': {
      const { fault, description } = outcome
      return amountRefused(context, amountFaultText(fault, description, context.locale))
    }
    case 'unavailable':
      return refuse(context, { outcome: 'unavailable' })
    default:
      return refuse(context, outcome)
  }
}

/** Begins a new payment of the same account: its bill may have changed, or its operator was corrected. */
function startAgain({ form, payment: { billerId, parameters } }: PaySubmission): StepAnswer {
  const { operator = billerId, circle = parameters.circle } = form
  return { intent: { billerId: operator, parameters: { ...parameters, ...(circle && { circle }) } } }
}

function amountRefused(context: PaySubmission, message: string): StepAnswer {
  const typed = submittedAmount(context)
  const errors = [{ field: typed.amount === 'other' ? 'otherAmount' : 'amount', message }]
  return { next: { step: context.payment.bill ? 'pay' : 'choose', typed, errors } }
}
