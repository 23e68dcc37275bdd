/** What the forms of /pay/{reference} lead to: an amount settled, a code sent, the payment approved. */
import {
  type ApprovedBillPayment,
  type ConfirmOutcome,
  type DraftBillPayment,
  moneySources,
} from '@chowk/services'
import { formatPaise, parseRupees } from '../../money/money.ts'
import type { ActionResult, CustomerContext, Redirect, Submission, Wished } from '../../page/page.ts'
import { href } from '../../ui/link.ts'
import { loginCopy, waitText } from '../login/login-copy.ts'
import { payCopy } from './pay-copy.ts'
import {
  needsAmount,
  type PayFacts,
  type PayRefusal,
  type PayStep,
  payFacts,
  type TypedAmount,
} from './pay-facts.ts'

type PaySubmission = CustomerContext & Submission
type Answer =
  | Redirect
  | Wished
  | { readonly next: PayStep; readonly payment?: DraftBillPayment; readonly setCookies?: readonly string[] }

export async function takePayStep(context: PaySubmission): Promise<ActionResult<PayFacts>> {
  const { services, session, params, locale } = context
  const payment = await services.payments.byReference(session.customer.id, params.reference ?? '')
  if (!payment) return { redirect: href('/pay/saved', locale) }
  if (payment.stage !== 'draft') return { redirect: orderPath(payment, context) }
  const answer = await stepNamed(context, payment)
  if (!('next' in answer)) return answer
  const { next, setCookies } = answer
  const facts = await payFacts(context, answer.payment ?? payment, next)
  if (!facts) return { redirect: href('/pay/saved', locale) }
  const isRefused = next.errors.length > 0 || (next.step !== 'approve' && next.refusal !== undefined)
  return { facts, status: isRefused ? 422 : 200, ...(setCookies && { setCookies }) }
}

async function stepNamed(context: PaySubmission, payment: DraftBillPayment): Promise<Answer> {
  switch (context.form.step) {
    case 'pay':
      // An amount that was typed is shown with its fee before it is paid.
      return context.form.amount === 'other' ? choose(context, payment) : pay(context, payment)
    case 'approve':
      return approve(context, payment)
    case 'send-code':
      return sendCode(context, payment)
    case 'start-again':
      return startAgain(context, payment)
    default:
      return choose(context, payment)
  }
}

const ownPath = ({ reference }: DraftBillPayment, { locale }: PaySubmission) =>
  href(`/pay/${reference}`, locale)
const orderPath = ({ orderId }: ApprovedBillPayment, { locale }: PaySubmission) =>
  href(`/myorders/${orderId}`, locale)

/** Settles the amount alone; where its money comes from is asked for next. */
async function choose(context: PaySubmission, payment: DraftBillPayment): Promise<Answer> {
  const { services, session } = context
  const amount = amountIn(context)
  if ('error' in amount) return amountRefused(context, payment, amount.error)
  const outcome = await services.payments.choose(session.customer.id, payment.reference, amount.paise)
  return outcome.outcome === 'confirmed'
    ? { redirect: ownPath(payment, context) }
    : notConfirmed(context, payment, outcome)
}

async function pay(context: PaySubmission, payment: DraftBillPayment): Promise<Answer> {
  const { services, session } = context
  const amount = amountIn(context)
  if ('error' in amount) return amountRefused(context, payment, amount.error)
  const outcome = await services.payments.confirm(
    session.customer.id,
    payment.reference,
    amount.paise,
    typedIn(context).source ?? 'wallet',
  )
  if (outcome.outcome !== 'confirmed') return notConfirmed(context, payment, outcome)
  return outcome.payment.source === 'upi'
    ? leaveToApp(context, outcome.payment)
    : sendCode(context, outcome.payment)
}

/** The customer approves in the UPI app; the order's page leads there. */
async function leaveToApp(context: PaySubmission, payment: DraftBillPayment): Promise<Answer> {
  const { services, session, locale } = context
  const outcome = await services.payments.leaveToApp(session, payment.reference)
  switch (outcome.outcome) {
    case 'approved':
      return { redirect: orderPath(outcome.payment, context) }
    case 'unknown-payment':
      return { redirect: href('/pay/saved', locale) }
    case 'already-paid':
    case 'account-locked':
    case 'limit-exceeded':
    case 'insufficient-balance':
      return refused(context, payment, outcome)
    default:
      return refused(context, payment, { outcome: 'lapsed' })
  }
}

function notConfirmed(
  context: PaySubmission,
  payment: DraftBillPayment,
  outcome: Exclude<ConfirmOutcome, { outcome: 'confirmed' }>,
): Answer {
  switch (outcome.outcome) {
    case 'approved':
      return { redirect: orderPath(outcome.payment, context) }
    case 'unknown-payment':
      return { redirect: href('/pay/saved', context.locale) }
    case 'wrong-amount': {
      const { minimumPaise, maximumPaise } = outcome.description
      const range = {
        least: formatPaise(minimumPaise, context.locale),
        most: formatPaise(maximumPaise, context.locale),
      }
      const message = payCopy[context.locale].amountFaults(range)[outcome.fault]
      return amountRefused(context, payment, message)
    }
    case 'unavailable':
      return refused(context, payment, { outcome: 'unavailable' })
    default:
      return refused(context, payment, outcome)
  }
}

async function sendCode(context: PaySubmission, payment: DraftBillPayment): Promise<Answer> {
  const { services, visit, session, locale } = context
  const copy = loginCopy[locale]
  // Another amount was chosen meanwhile, and no source for it yet.
  if (!payment.source) return { redirect: ownPath(payment, context) }
  const sent = await services.payments.sendCode(visit, session, payment.reference)
  switch (sent?.outcome) {
    case undefined:
      return refused(context, payment, { outcome: 'lapsed' })
    case 'rate-limited':
      return refused(context, payment, {
        outcome: 'no-code',
        reason: copy.rateLimited(waitText(sent.waitSeconds, locale)),
      })
    case 'too-many-tries':
      return refused(context, payment, {
        outcome: 'no-code',
        reason: copy.tooManyTries(waitText(sent.waitSeconds, locale)),
      })
    case 'help-desk':
      return refused(context, payment, { outcome: 'no-code', reason: copy.helpDesk })
    case 'sent': {
      const { challenge, demonstrationCode, setCookies } = sent
      const next = { step: 'approve', payment, challenge, demonstrationCode, errors: [] } as const
      return { next, payment, setCookies }
    }
  }
}

async function approve(context: PaySubmission, payment: DraftBillPayment): Promise<Answer> {
  const { services, visit, session, form, locale } = context
  const { challenge = '', code = '', demonstrationCode } = form
  const copy = loginCopy[locale]
  const noGoodCode = { outcome: 'no-code', reason: copy.expired } as const
  if (!payment.source) return refused(context, payment, noGoodCode)
  const again = (message: string): Answer => ({
    next: { step: 'approve', payment, challenge, demonstrationCode, errors: [{ field: 'code', message }] },
  })
  const outcome = await services.payments.approve(visit, session, payment.reference, { challenge, code })
  switch (outcome.outcome) {
    case 'approved':
      return { redirect: orderPath(outcome.payment, context) }
    case 'unknown-payment':
      return { redirect: href('/pay/saved', locale) }
    case 'malformed-code':
      return again(copy.malformedCode)
    case 'wrong-code':
      return again(copy.wrongCode(outcome.triesLeft))
    case 'too-many-tries':
      return refused(context, payment, {
        outcome: 'no-code',
        reason: copy.tooManyTries(waitText(outcome.waitSeconds, locale)),
      })
    case 'help-desk':
      return refused(context, payment, { outcome: 'no-code', reason: copy.helpDesk })
    case 'expired':
    case 'passkey-refused':
      return refused(context, payment, noGoodCode)
    default:
      return refused(context, payment, outcome)
  }
}

/** The same account from the beginning: its bill may have changed, or its operator was set right. */
function startAgain({ form }: PaySubmission, { billerId, parameters }: DraftBillPayment): Answer {
  const { operator = billerId, circle = parameters.circle } = form
  return { wish: { billerId: operator, parameters: { ...parameters, ...(circle && { circle }) } } }
}

function refused(context: PaySubmission, payment: DraftBillPayment, refusal: PayRefusal): Answer {
  const step = needsAmount(payment) ? 'choose' : 'pay'
  return { next: { step, typed: typedIn(context), errors: [], refusal } }
}

function amountRefused(context: PaySubmission, payment: DraftBillPayment, message: string): Answer {
  const typed = typedIn(context)
  const errors = [{ field: typed.amount === 'other' ? 'otherAmount' : 'amount', message }]
  return { next: { step: payment.bill ? 'pay' : 'choose', typed, errors } }
}

function typedIn({ form }: PaySubmission): TypedAmount {
  const { amount, otherAmount } = form
  return { amount, otherAmount, source: moneySources.find(source => source === form.source) }
}

function amountIn({ form, locale }: PaySubmission): { paise: number } | { error: string } {
  if (form.amount !== 'other') return { paise: Number(form.amount) }
  const parsed = parseRupees(form.otherAmount ?? '')
  return 'problem' in parsed ? { error: payCopy[locale].amountProblems[parsed.problem] } : parsed
}
