/**
 * /pay/{reference}: what is due, what it costs, and the customer's approval, all at one address. A payment that was
 * approved leads to its order, so that a reload, the back button and another device end at the same payment.
 */
import type { ReactNode } from 'react'
import { type CustomerContext, customerPage } from '../../page/page.ts'
import { Card } from '../../ui/card.tsx'
import { href } from '../../ui/link.ts'
import { Notice } from '../../ui/notice.tsx'
import { Steps } from '../../ui/steps.tsx'
import { ApproveCard } from './approve-card.tsx'
import { BillCard } from './bill-card.tsx'
import { ChooseCard } from './choose-card.tsx'
import { isPrepaid } from './operator.ts'
import { OperatorCard } from './operator-card.tsx'
import { PayCard } from './pay-card.tsx'
import { payCopy } from './pay-copy.ts'
import { openingStep, type PayFacts, payFacts } from './pay-facts.ts'
import { PayLayout } from './pay-layout.tsx'
import { takePayStep } from './pay-steps.ts'
import { RefusalNotice } from './refusal-notice.tsx'

export const payPage = customerPage<PayFacts>({
  pattern: '/pay/:reference',
  query: ['change'],
  screenName: 'pay',
  verticalName: 'recharge_and_bills',
  async load(context) {
    const { services, session, params, locale } = context
    const payment = await services.payments.byReference(session.customer.id, params.reference ?? '')
    if (!payment) return undefined
    if (payment.stage !== 'draft') return { redirect: href(`/myorders/${payment.orderId}`, locale) }
    return payFacts(context, payment, openingStep(payment, context))
  },
  head: (_facts, { locale }) => ({
    title: payCopy[locale].title,
    description: payCopy[locale].description,
    noindex: true,
  }),
  View: PayView,
  act: takePayStep,
})

interface PayViewProps {
  readonly facts: PayFacts
  readonly context: CustomerContext
}

function PayView({ facts, context }: PayViewProps): ReactNode {
  const { locale } = context
  const { biller, step } = facts
  const copy = payCopy[locale]
  const refusal = step.step === 'approve' ? undefined : step.refusal
  return (
    <PayLayout
      context={context}
      biller={biller}
      notice={refusal && <RefusalNotice refusal={refusal} facts={facts} context={context} />}
      aside={
        <>
          {step.step === 'approve' && <BillCard facts={facts} context={context} />}
          <Card title={copy.nextTitle}>
            <Steps steps={copy.next} />
          </Card>
        </>
      }
    >
      <Step facts={facts} context={context} />
    </PayLayout>
  )
}

function Step({ facts, context }: PayViewProps): ReactNode {
  const { step, terms, payment, biller } = facts
  if (step.step === 'approve') return <ApproveCard facts={facts} step={step} context={context} />
  if (!terms) {
    const { title, text } = payCopy[context.locale].payRefused.unavailable
    return (
      <>
        <Notice tone="warning" title={title}>
          <p>{text}</p>
        </Notice>
        <BillCard facts={facts} context={context} />
      </>
    )
  }
  if (step.step === 'pay')
    return (
      <>
        <BillCard facts={facts} context={context} />
        <PayCard facts={facts} terms={terms} step={step} context={context} />
      </>
    )
  return (
    <>
      <BillCard facts={facts} context={context} />
      {isPrepaid(payment) && <OperatorCard facts={facts} context={context} />}
      <ChooseCard key={biller.id} facts={facts} terms={terms} step={step} context={context} />
    </>
  )
}
