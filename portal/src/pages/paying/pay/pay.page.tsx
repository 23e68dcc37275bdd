/**
 * /pay/{reference}: the bill, its cost, and the customer's approval, at one address. An approved payment redirects to
 * its order, so that a reload, the back button and another device end at the same payment.
 */

import { billerName } from '@chowk/catalog'
import { expiresAt } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatClock } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { EndsSoon } from '../../../live-page/ends-soon.tsx'
import { formatInText } from '../../../money/money.ts'
import { otherLocale } from '../../../page/locale-path.ts'
import { type CustomerContext, customerPage, type ViewProps, type WithContext } from '../../../page/page.ts'
import { waitText } from '../../../page/wait-text.ts'
import { accountText } from '../../../ui/account-text.ts'
import { Button } from '../../../ui/button.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TopUpNotice } from '../../account/passbook/top-up-notice.tsx'
import { withLimit } from '../../account/settings/verification-parts.tsx'
import { stepAddress, storedStep } from './approval-steps.ts'
import { ApproveCard, SetPinCard, VerifyCard } from './approve-card.tsx'
import { ChooseCard } from './choose-card.tsx'
import { OperatorCard, OperatorWarning } from './operator-card.tsx'
import styles from './pay.module.css'
import { BillCard, BillDetails, PayCard } from './pay-card.tsx'
import { openingStep, type PayFacts, type PayStep, payFacts } from './pay-facts.ts'
import { PayForm } from './pay-form.tsx'
import { PayLayout, type PayLayoutProps, payHeading } from './pay-layout.tsx'
import { submitPayStep } from './pay-steps.ts'
import { PaySummary } from './pay-summary.tsx'
import { planLine } from './plan-text.ts'
import { RefusalNotice } from './refusal-notice.tsx'

export const payPage = customerPage<PayFacts>({
  pattern: '/pay/:reference',
  query: ['change', 'step', 'browser', 'done', 'topup'],
  chrome: 'paying',
  screenName: 'pay',
  verticalName: 'recharge_and_bills',
  async load(context) {
    const { services, session, params, locale } = context
    const payment = await services.payments.byReference(session.customer.id, params.reference ?? '')
    if (!payment) return undefined
    if (payment.stage !== 'draft') return { redirect: href(`/myorders/${payment.orderId}`, locale) }
    const paidBefore = await services.payments.orderOfSameBill(session.customer.id, payment.reference)
    if (paidBefore) return { redirect: href(`/myorders/${paidBefore}`, locale) }
    const step = (await storedStep(context, payment)) ?? openingStep(payment, context)
    const facts = await payFacts(context, payment, step)
    return facts && ((await afterTopUp(context, facts)) ?? facts)
  },
  head: (facts, { locale }) => ({
    title: titleOf(facts, locale),
    description: wordsOf('pay')[locale].description,
    ...('payment' in facts.step && {
      otherLanguage: stepAddress(facts.step.payment, facts.step, otherLocale(locale)),
    }),
  }),
  View: PayView,
  submit: submitPayStep,
  waitSeconds: ({ step }) =>
    'refusal' in step && step.refusal && 'waitSeconds' in step.refusal ? step.refusal.waitSeconds : undefined,
})

/** After adding money for this payment the customer continues to its approval, if no code must be sent for it. */
async function afterTopUp(context: CustomerContext, { payment, topUp }: PayFacts) {
  if (topUp?.topUp.state !== 'succeeded' || !payment.cost) return undefined
  const { services, session, locale } = context
  const { reference, cost } = payment
  const confirmed = await services.payments.confirm(
    session.customer.id,
    reference,
    cost.amountPaise,
    'wallet',
  )
  if (confirmed.outcome !== 'confirmed') return undefined
  const storedAt = (step: string) => storedStep({ ...context, query: { step } }, confirmed.payment)
  const next = (await storedAt('approve')) ?? (await storedAt('set-pin'))
  return next && { redirect: stepAddress(confirmed.payment, next, locale) }
}

/** Each step has its own title, without account or bill. */
function titleOf({ step, plans }: PayFacts, locale: Locale): string {
  const copy = wordsOf('pay')[locale]
  if ('payment' in step) return approvalTitle(step, locale)
  if (step.step === 'pay') return copy.title
  return plans.length > 0 ? copy.choosePlan : copy.chooseAmount
}

function approvalTitle({ step, payment }: Extract<PayStep, { payment: unknown }>, locale: Locale): string {
  const { approveTitle, verifyHeading } = wordsOf('pay')[locale]
  const total = formatInText(payment.cost.totalPaise, locale)
  return step === 'approve' ? fill(approveTitle, { total }) : verifyHeading
}

/** 'Pay BESCOM' for a bill; a recharge has two steps before the approval, so the second one names itself. */
function headingOf({ step, payment, biller }: PayFacts, locale: Locale): string {
  const copy = wordsOf('pay')[locale]
  if ('payment' in step) return approvalTitle(step, locale)
  if (step.step === 'pay' && !payment.bill)
    return fill(copy.reviewHeading, { biller: billerName(biller, locale) })
  return payHeading(biller, locale)
}

/** Below a heading about the PIN, the number has a label. */
function accountOf({ step, payment, biller }: PayFacts, locale: Locale): string {
  const account = accountText(payment)
  const isAboutPin = step.step === 'verify' || step.step === 'set-pin'
  return isAboutPin ? `${payHeading(biller, locale)}: ${account}` : account
}

type PayViewProps = ViewProps<PayFacts, CustomerContext>

function PayView({ facts, context }: PayViewProps) {
  const { locale } = context
  const { biller, step } = facts
  const refusal = 'refusal' in step ? step.refusal : undefined
  return (
    <PayLayout
      context={context}
      biller={biller}
      title={headingOf(facts, locale)}
      account={accountOf(facts, locale)}
      plan={facts.payment.plan && planLine(facts.payment.plan, locale)}
      notice={
        refusal ? (
          <RefusalNotice refusal={refusal} facts={facts} context={context} />
        ) : facts.topUp ? (
          <TopUpNotice shown={facts.topUp} availablePaise={facts.wallet.availablePaise} locale={locale} />
        ) : (
          <StepNotice step={step} context={context} />
        )
      }
      summary={facts.terms && <PaySummary facts={facts} context={context} />}
      {...placeOf(facts, locale)}
    >
      <AnotherPending facts={facts} context={context} />
      <Step facts={facts} context={context} />
      <TimeLeft facts={facts} context={context} />
    </PayLayout>
  )
}

/** Confirms what was done elsewhere for this payment, or explains a new request. */
function StepNotice({ step, context: { locale, query } }: WithContext<{ step: PayStep }>) {
  // Explains why the PIN is asked for again, without revealing whether it was right.
  if ('isUnknown' in step && step.isUnknown)
    return <Notice tone="warning" role="status" {...wordsOf('pay')[locale].unknownBrowser} takesFocus />
  if (query.done !== 'pin' && query.done !== 'pin-changed' && query.done !== 'pin-reset') return null
  return (
    <Notice
      tone="success"
      role="status"
      title={withLimit(wordsOf('settings')[locale].done[query.done], locale)}
      takesFocus
    />
  )
}

const warnBeforeMs = 3 * 60_000

/** A draft expires: the page shows when, warns before it, and offers a new look-up. */
function TimeLeft({ facts: { payment }, context }: PayViewProps) {
  const { locale } = context
  const copy = wordsOf('pay')[locale]
  const endsAt = expiresAt(payment)
  const clock = formatClock(endsAt, locale)
  return (
    <div>
      <p className={styles.small}>{fill(copy.keptUntil, { time: clock })}</p>
      <EndsSoon
        endsAt={endsAt}
        warnBeforeMs={warnBeforeMs}
        title={fill(copy.lapsesSoon, { time: clock })}
        text={copy.lapsesSoonText}
      >
        <PayForm context={context}>
          <Button variant="secondary" name="step" value="start-again" text={copy.lookUpAgain} />
        </PayForm>
      </EndsSoon>
    </div>
  )
}

/** The stage of the payment, and the link back from there. */
function placeOf(
  { step, payment, plans }: PayFacts,
  locale: Locale,
): Pick<PayLayoutProps, 'stage' | 'what' | 'back'> {
  const { whats } = wordsOf('pay')[locale]
  const own = `/pay/${payment.reference}`
  const toDetails = href(`${own}/details`, locale)
  const toReview = href(own, locale)
  if (payment.bill)
    return 'payment' in step
      ? { stage: 'pay', what: whats.bill, back: toReview }
      : { stage: 'what', what: whats.bill, back: toDetails }
  const what = plans.length > 0 ? whats.plan : whats.amount
  if (step.step === 'choose') return { stage: 'what', what, back: toDetails }
  const back = 'payment' in step ? toReview : hrefWithQuery(own, locale, { change: '1' })
  return { stage: 'pay', what, back }
}

/** For a customer who presses 'Pay again' by mistake. */
function RecentPaymentNotice({ facts: { recentPayment, payment }, context: { locale } }: PayViewProps) {
  if (!recentPayment) return null
  const copy = wordsOf('pay')[locale]
  const ago = waitText((Date.now() - recentPayment.at.getTime()) / 1000, locale)
  return (
    <Notice tone="warning" title={fill(copy.paidLately, { ago })}>
      <p>
        {copy.paidLatelyText[payment.plan ? 'plan' : 'amount']}{' '}
        <a href={href(`/myorders/${recentPayment.orderId}`, locale)}>{copy.seeOrder}</a>
      </p>
    </Notice>
  )
}

function AnotherPending({ facts: { pendingOrder }, context: { locale } }: PayViewProps) {
  if (!pendingOrder) return null
  const copy = wordsOf('pay')[locale]
  const amount = formatInText(pendingOrder.amountPaise, locale)
  return (
    <Notice tone="warning" title={fill(copy.stillPending, { amount })}>
      <p>
        {copy.stillPendingText} <a href={href(`/myorders/${pendingOrder.id}`, locale)}>{copy.seeOrder}</a>
      </p>
    </Notice>
  )
}

function Step({ facts, context }: PayViewProps) {
  const { step, terms, payment, biller, plans, operator } = facts
  if (step.step === 'approve') return <ApproveCard facts={facts} step={step} context={context} />
  if (step.step === 'verify') return <VerifyCard step={step} context={context} />
  if (step.step === 'set-pin') return <SetPinCard step={step} biller={biller} context={context} />
  if (!terms)
    return (
      <>
        {!step.refusal && (
          <Notice tone="warning" role="status" {...wordsOf('refusal')[context.locale].pay.unavailable} />
        )}
        <BillCard facts={facts} context={context} />
        <BillDetails facts={facts} context={context} />
      </>
    )
  const operatorProps = operator && { biller, circle: payment.parameters.circle, operator, context }
  if (step.step === 'pay')
    return (
      <>
        <BillCard facts={facts} context={context} />
        <RecentPaymentNotice facts={facts} context={context} />
        {operatorProps && <OperatorWarning {...operatorProps} />}
        <PayCard facts={facts} terms={terms} step={step} context={context} />
        {payment.bill && <BillDetails facts={facts} context={context} />}
      </>
    )
  return (
    <>
      {operatorProps && <OperatorCard {...operatorProps} />}
      <ChooseCard
        key={biller.id}
        plans={plans}
        terms={terms}
        step={step}
        amountPaise={payment.cost?.amountPaise}
        context={context}
      />
    </>
  )
}
