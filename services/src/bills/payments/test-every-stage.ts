// Payments of one customer in every stage, each reached in every possible way.
import type { ApprovedBillPayment, BillPayment, PaymentIn } from './payment/payment.ts'
import type { PaymentStage } from './payment/payment-stages.ts'
import { electricity, type Payer, type PayingPortal, recharge } from './test-payments.ts'
import { collectPayment } from './upi/collect-payment.ts'

let lastAccount = 30_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

export interface EveryStage {
  readonly asha: Payer
  readonly payments: { readonly [Stage in PaymentStage]: readonly PaymentIn<Stage>[] }
  /** The dispute that refunded the payment. */
  readonly disputeId: string
}

export async function payInEveryStage({ portal, customer }: PayingPortal): Promise<EveryStage> {
  const asha = await customer()
  const { paymentSandbox, disputes } = portal.services
  const byUpi = (digit = 1) => asha.recharge(mobileEnding(digit), 199_00, 'upi')
  const start = () => asha.start(recharge, { mobileNumber: mobileEnding(1) })

  async function decided(choice: 'succeed' | 'fail', digit = 1): Promise<BillPayment> {
    const awaiting = await byUpi(digit)
    await paymentSandbox.choose(awaiting.reference, choice)
    return asha.look(awaiting)
  }

  /** A held payment that was not sent, as a killed server leaves it. */
  async function held(): Promise<BillPayment> {
    const awaiting = await byUpi()
    const { reference, cost } = awaiting
    const at = portal.clock.now().getTime()
    const arrival = { amountPaise: cost.totalPaise, payerReference: '426112345678', at }
    await portal.store.run(collectPayment, { reference, arrival, at })
    return asha.look(awaiting)
  }

  async function refund({ orderId }: ApprovedBillPayment): Promise<string> {
    const given = { orderId, type: 'deducted-not-paid', details: 'It never arrived there.' }
    const raised = await disputes.raise(asha.id, given)
    if (raised.outcome !== 'raised') throw new Error(`The dispute was not raised: ${raised.outcome}`)
    await disputes.decide(raised.id, 'refund')
    return raised.id
  }

  const chosen = await start()
  await asha.payments.chooseAmount(asha.id, chosen.reference, 50_00)
  const refunded = await asha.recharge(mobileEnding(1))
  const disputeId = await refund(refunded)
  const payments = {
    draft: allIn('draft', await asha.look(chosen), await asha.confirm(await start(), 50_00)),
    'awaiting-money': allIn('awaiting-money', await byUpi()),
    held: allIn('held', await held()),
    sent: allIn('sent', await asha.recharge(mobileEnding(3)), await decided('succeed', 3)),
    paid: allIn(
      'paid',
      await asha.pay(await asha.start(electricity, { consumerNumber: `45${++lastAccount}1` })),
      await decided('succeed'),
    ),
    failed: allIn(
      'failed',
      await asha.recharge(mobileEnding(2)),
      await decided('succeed', 2),
      await decided('fail'),
    ),
    refunded: allIn('refunded', await asha.look(refunded)),
  }
  return { asha, payments, disputeId }
}

function allIn<Stage extends PaymentStage>(
  stage: Stage,
  ...payments: readonly BillPayment[]
): readonly PaymentIn<Stage>[] {
  const isIn = (payment: BillPayment): payment is PaymentIn<Stage> => payment.stage === stage
  if (payments.every(isIn)) return payments
  throw new Error(`Not every payment is ${stage}: ${payments.map(payment => payment.stage)}`)
}
