// @module-tag slow
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SandboxChoice } from '../../money/payment-source/sandbox.ts'
import { giveMoney } from '../../money/wallet/test-wallet.ts'
import { createDeskModel, type ModelDeed, type MovedAlone } from '../../operations/test-desk-model.ts'
import { openTestDesk, type TestOperator } from '../../operations/test-operators.ts'
import { isRefusal } from '../../platform/store/errors.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { tenthUnlessSoak } from '../../platform/store/test-soak.ts'
import { comparedWith } from './test-compare-payments.ts'
import { createTestNetwork, networkFeePaise, type TestNetwork } from './test-network.ts'
import { payerCount, type Step, step, ways } from './test-payment-steps.ts'
import { electricity, openPayingPortal, type Payer, type PayingPortal, recharge } from './test-payments.ts'
import {
  bringsEnough,
  createPaymentsModel,
  endsPaid,
  isOpen,
  type ModelPayment,
  mayHaveBecome,
  refundInModel,
} from './test-payments-model.ts'

const seed = 20_261_115
const runs = tenthUnlessSoak(10)
const stepsPerRun = 1_000
const collectWithinMs = 10 * 60_000

const actedOn: Partial<Record<ModelDeed, ModelPayment['stage']>> = {
  'end-paid': 'sent',
  'end-failed': 'sent',
  refund: 'paid',
  settle: 'refunded',
}

describeOnStoresInFullSuite('payments, orders and wallets on %s', kind => {
  let paying: PayingPortal
  let network: TestNetwork
  let operators: readonly [TestOperator, TestOperator]
  const movedAlone: MovedAlone[] = []
  const deskAnswers = new Set<string>()

  beforeAll(async () => {
    network = createTestNetwork(() => paying.portal.clock.now().getTime())
    paying = await openPayingPortal(kind, { servers: 2, gateway: () => network.gateway })
    // Starts on a day on which all sums of one day count together.
    paying.portal.clock.pass(Date.UTC(2026, 11, 1) - paying.portal.clock.now().getTime())
    const { meera, tariq } = await openTestDesk(paying.portal)
    operators = [meera, tariq]
  })
  afterAll(() => paying?.close())

  test(`agree with the model after each of ${runs * stepsPerRun} steps`, async () => {
    let steps = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: stepsPerRun, maxLength: stepsPerRun }), async plan => {
        const play = await playOn(paying, network, operators, movedAlone)
        for (const step of plan) await play.step(step)
        await play.end()
        steps += plan.length
        for (const reported of play.deskAnswers) deskAnswers.add(reported)
      }),
      { seed, numRuns: runs, endOnFailure: true, interruptAfterTimeLimit: 840_000 },
    )
    expect(steps).toBeGreaterThanOrEqual(runs * stepsPerRun)
    expect(await paying.differences()).toEqual([])
    expect(ways.filter(way => !deskAnswers.has(way))).toEqual([])
  }, 900_000)
})

/** Runs steps on two servers over one store and on the model, and compares them after each. */
async function playOn(
  { portal, customer }: PayingPortal,
  network: TestNetwork,
  operators: readonly [TestOperator, TestOperator],
  movedAlone: MovedAlone[],
) {
  const { limits } = portal.services
  const people: Payer[] = []
  while (people.length < payerCount) people.push(await customer({ balancePaise: 0 }))
  const { spendMonth, balance } = await limits.of(person(0).id)
  const model = createPaymentsModel({ people: payerCount, limitPaise: spendMonth.limitPaise })
  const desk = createDeskModel({
    model,
    operators,
    feePaise: networkFeePaise,
    balanceLimitPaise: balance.limitPaise,
    now: () => portal.clock.now().getTime(),
    customerOf: who => person(who).id,
    movedAlone,
  })
  const deskAnswers = new Set<string>()
  const codes = new Map<string, { challenge: string; code: string }>()
  const choices = new Map<string, SandboxChoice>()
  let turn = 0

  const now = () => portal.clock.now().getTime()
  const recent = (index: number): ModelPayment | undefined => model.payments.at(-1 - index)

  function person(who: number): Payer {
    const payer = people[who]
    if (!payer) throw new Error('There is no such person.')
    return payer
  }

  /** Alternates between the servers. */
  function services() {
    turn++
    return (portal.servers[turn % portal.servers.length] ?? portal).services
  }

  async function play(step: Step): Promise<void> {
    switch (step.do) {
      case 'credit':
        model.credit(step.who, step.paise)
        await giveMoney(portal, person(step.who).id, step.paise, `${++turn}`)
        return
      case 'draft':
        return draft(step)
      case 'wait':
        portal.clock.pass(step.ms)
        await services().payments.runDueWork()
        return services().returns.runDueWork()
      case 'ask at the desk':
        return askAtDesk(step)
      case 'decide at the desk':
        return decideAtDesk(step)
    }
    const chosen = recent(step.payment)
    if (!chosen) return
    if (step.do === 'approve') return approve(chosen)
    if (step.do === 'refund') return refund(chosen)
    return payInTheApp(chosen, step)
  }

  async function draft({ who, account, paise, source, part }: Extract<Step, { do: 'draft' }>): Promise<void> {
    const asha = person(who)
    const { reference, bill } = await (account < 2
      ? asha.start(electricity, { consumerNumber: `452188001${account}` })
      : asha.start(recharge, { mobileNumber: `981111000${account}` }))
    const amountPaise = bill?.amounts[0].amountPaise ?? paise
    const wanted = {
      reference,
      who,
      isBill: bill !== undefined,
      guardKey: bill?.billNumber ?? `${who} ${account} ${amountPaise}`,
      totalPaise: amountPaise + networkFeePaise,
      source,
    }
    const { outcome } = await services().payments.confirm(asha.id, reference, amountPaise, source)
    expect(outcome).toBe(model.refusal(wanted) ?? 'confirmed')
    if (outcome !== 'confirmed') return
    if (source === 'wallet') codes.set(reference, await asha.code({ reference }))
    network.play(reference, part)
    model.payments.push({ ...wanted, part, draftedAt: now(), stage: 'draft', hasMoneyCome: false })
  }

  async function approve(payment: ModelPayment): Promise<void> {
    const expected = model.approval(payment, now())
    const typed = codes.get(payment.reference)
    const asha = person(payment.who)
    const approved = typed
      ? await asha.approve(payment, typed, services().payments)
      : await asha.approveInUpiApp(payment, services().payments)
    expect(approved.outcome).toBe(expected)
    if (expected !== 'approved') return
    if (payment.stage === 'draft') model.acquireGuard(payment)
    payment.approvedAt ??= now()
  }

  async function payInTheApp(
    { reference, stage, approvedAt = 0 }: ModelPayment,
    { choice, returns }: Extract<Step, { do: 'pay in the app' }>,
  ): Promise<void> {
    const isInTime = now() < approvedAt + collectWithinMs
    if (stage === 'awaiting-money' && isInTime && !choices.has(reference)) choices.set(reference, choice)
    await services().paymentSandbox.choose(reference, choice, returns)
  }

  async function refund(payment: ModelPayment): Promise<void> {
    const { disputes, payments } = services()
    const asha = person(payment.who)
    const orderId = (await payments.byReference(asha.id, payment.reference))?.orderId
    if (orderId === undefined) return expect(payment.stage).toBe('draft')
    const raised = await disputes.raise(asha.id, { orderId, type: 'other', details: 'Please look at it.' })
    if (raised.outcome === 'invalid') throw new Error('The dispute was not raised.')
    const refused = await disputes.decide(raised.id, 'refund').then(
      () => undefined,
      error => (isRefusal(error) ? error.code : error),
    )
    expect(refused).toBe(refundInModel(payment))
    if (refused === undefined) payment.stage = 'refunded'
  }

  /** Mostly on payments that an act applies to, sometimes on any. */
  async function askAtDesk(deskStep: Extract<Step, { do: 'ask at the desk' }>) {
    const fit = model.payments.filter(({ stage }) => stage === actedOn[deskStep.does])
    const payment = (deskStep.payment > 1 && fit.at(-1 - (deskStep.payment % 3))) || recent(deskStep.payment)
    if (!payment) return
    const found = await services().payments.byReference(person(payment.who).id, payment.reference)
    if (deskStep.does === 'refund' && found?.orderId === undefined) return
    agree(await desk.submit({ ...deskStep, payment, orderId: found?.orderId }))
  }

  async function decideAtDesk({ by, act, does }: Extract<Step, { do: 'decide at the desk' }>) {
    const waiting = desk.acts.filter(({ state }) => state === 'waiting')
    const chosen = (act > 1 && waiting.at(-1 - (act % 3))) || desk.acts.at(-1 - act)
    if (chosen) agree(await desk.decide(by, chosen, does))
  }

  function agree({ expected, outcome, said: reported }: Awaited<ReturnType<typeof desk.submit>>): void {
    expect(outcome, reported).toEqual(expected)
    deskAnswers.add(reported)
  }

  /** Copies the open payments' stages to the model, if they may have reached them. */
  async function observe(): Promise<void> {
    const open = new Map(model.payments.filter(isOpen).map(payment => [payment.reference, payment]))
    if (open.size === 0) return
    const found = await portal.store.db
      .selectFrom('bill_payment')
      .leftJoin('customer_order', 'customer_order.id', 'bill_payment.order_id')
      .select(['reference', 'stage', 'failure', 'customer_order.state as orderState'])
      .where('reference', 'in', [...open.keys()])
      .execute()
    expect(found).toHaveLength(open.size)
    for (const { reference, ...seen } of found) {
      const payment = open.get(reference)
      if (!payment) continue
      const world = { choice: choices.get(reference), knownAt: network.knownAt(reference), now: now() }
      expect(mayHaveBecome(payment, seen, world), `${payment.stage} to ${JSON.stringify(seen)}`).toBe(true)
      if (payment.stage === 'awaiting-money' && isMoneyThere(seen.stage)) model.acquireGuard(payment)
      payment.stage = seen.stage
      const isKept = !isWaiting(seen.stage) && seen.failure !== 'paid-by-another'
      payment.hasMoneyCome ||= payment.source === 'upi' && isKept && bringsEnough(choices.get(reference))
    }
  }

  const compare = comparedWith(portal.store.db, { people: people.map(({ id }) => id), model, choices })

  return {
    deskAnswers,
    async step(step: Step): Promise<void> {
      await play(step)
      await observe()
      await compare.money()
      await compare.suspense()
      await compare.claims()
    },
    /** Passes an hour: by then everything has ended as the biller and the app decided. */
    async end(): Promise<void> {
      for (let minute = 0; minute < 60; minute++) await this.step({ do: 'wait', ms: 60_000 })
      for (const payment of model.payments.filter(({ isEndedByHand }) => !isEndedByHand)) {
        const hasMoney = payment.source === 'wallet' || payment.hasMoneyCome
        const ends = hasMoney && endsPaid(payment.part) ? ['paid', 'refunded'] : ['failed']
        if (payment.part.reply === 'contradicts') ends.push('failed')
        if (payment.stage !== 'draft') expect(ends).toContain(payment.stage)
      }
      await compare.stages()
      await compare.payers()
      expect(network.sentTwice).toEqual([])
    },
  }
}

function isMoneyThere(stage: string): boolean {
  return stage === 'held' || stage === 'sent' || stage === 'paid'
}

function isWaiting(stage: string): boolean {
  return stage === 'draft' || stage === 'awaiting-money'
}
