import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walletOf } from '../../money/ledger/accounts.ts'
import { type SandboxChoice, sandboxChoices } from '../../money/payment-source/sandbox.ts'
import type { ReturnFault } from '../../money/payment-source/sandbox-returns.ts'
import { giveMoney } from '../../money/wallet/test-wallet.ts'
import { isRefusal } from '../../platform/store/errors.ts'
import { storeKinds } from '../../platform/store/test-databases.ts'
import { tenthUnlessSoak } from '../../platform/store/test-soak.ts'
import { type MoneySource, moneySources } from './payment-stages.ts'
import { createTestNetwork, networkFeePaise, type TestNetwork } from './test-network.ts'
import {
  type BillersPart,
  bringsEnough,
  broughtPaise,
  createPaper,
  endsPaid,
  isOpen,
  mayHaveBecome,
  type PaperPayment,
  refundOnPaper,
} from './test-paper-payments.ts'
import { electricity, openPayingPortal, type Payer, type PayingPortal, recharge } from './test-payments.ts'

const SEED = 20_261_115
const RUNS = tenthUnlessSoak(10)
const STEPS_PER_RUN = 1_000
const PEOPLE = 3
const COLLECT_WITHIN_MS = 10 * 60_000

type Step =
  | { do: 'credit'; who: number; paise: number }
  | { do: 'draft'; who: number; account: number; paise: number; source: MoneySource; part: BillersPart }
  | { do: 'approve'; payment: number }
  | { do: 'pay in the app'; payment: number; choice: SandboxChoice; returns: ReturnFault | undefined }
  | { do: 'refund'; payment: number }
  | { do: 'wait'; ms: number }

const who = fc.nat({ max: PEOPLE - 1 })
const payment = fc.nat({ max: 8 })
const part: fc.Arbitrary<BillersPart> = fc.record({
  reply: fc.constantFrom('at once', 'at once', 'pending', 'lost', 'never arrives', 'not sent', 'contradicts'),
  final: fc.constantFrom('paid', 'paid', 'failed'),
  silentMs: fc.integer({ min: 0, max: 60_000 }),
})
const choice = fc.constantFrom<SandboxChoice>('succeed', ...sandboxChoices)
const returns = fc.constantFrom<ReturnFault | undefined>(undefined, undefined, 'slow', 'refused-once')
const source = fc.constantFrom(...moneySources)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('credit'), who, paise: fc.integer({ min: 1, max: 1_000_00 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('draft'),
      who,
      account: fc.nat({ max: 4 }),
      paise: fc.constantFrom(100_00, 199_00, 749_00),
      source,
      part,
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('approve'), payment }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay in the app'), payment, choice, returns }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund'), payment }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.integer({ min: 1, max: 90_000 }) }) },
)

describe.each(storeKinds)('payments, orders and wallets on %s', kind => {
  let paying: PayingPortal
  let network: TestNetwork

  beforeAll(async () => {
    network = createTestNetwork(() => paying.portal.clock.now().getTime())
    paying = await openPayingPortal(kind, { servers: 2, gateway: () => network.gateway })
  })
  afterAll(() => paying?.close())

  test(`agree with the paper after each of ${RUNS * STEPS_PER_RUN} steps`, async () => {
    let steps = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS_PER_RUN, maxLength: STEPS_PER_RUN }), async plan => {
        const play = await playOn(paying, network)
        for (const step of plan) await play.step(step)
        await play.end()
        steps += plan.length
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true, interruptAfterTimeLimit: 840_000 },
    )
    expect(steps).toBeGreaterThanOrEqual(RUNS * STEPS_PER_RUN)
    expect(await paying.differences()).toEqual([])
  }, 900_000)
})

/** Plays steps on two servers over one store and on paper, and compares after each. */
async function playOn({ portal, customer }: PayingPortal, network: TestNetwork) {
  const { limits } = portal.services
  const people: Payer[] = []
  while (people.length < PEOPLE) people.push(await customer({ balancePaise: 0 }))
  const { limitPaise } = (await limits.of(person(0).id)).spendMonth
  const paper = createPaper({ people: PEOPLE, limitPaise })
  const codes = new Map<string, { challenge: string; code: string }>()
  const choices = new Map<string, SandboxChoice>()
  let turn = 0

  const now = () => portal.clock.now().getTime()
  const recent = (index: number): PaperPayment | undefined => paper.payments.at(-1 - index)

  function person(who: number): Payer {
    const payer = people[who]
    if (!payer) throw new Error('There is no such person.')
    return payer
  }

  /** Now this server is asked, now that one. */
  function services() {
    turn++
    return (portal.servers[turn % portal.servers.length] ?? portal).services
  }

  async function play(step: Step): Promise<void> {
    switch (step.do) {
      case 'credit':
        paper.credit(step.who, step.paise)
        await giveMoney(portal, person(step.who).id, step.paise, `${++turn}`)
        return
      case 'draft':
        return draft(step)
      case 'wait':
        portal.clock.pass(step.ms)
        await services().payments.catchUp()
        return services().returns.catchUp()
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
    const amountPaise = bill?.amounts[0]?.amountPaise ?? paise
    const wanted = {
      reference,
      who,
      isBill: bill !== undefined,
      guardKey: bill?.billNumber ?? `${who} ${account} ${amountPaise}`,
      totalPaise: amountPaise + networkFeePaise,
      source,
    }
    const { outcome } = await services().payments.confirm(asha.id, reference, amountPaise, source)
    expect(outcome).toBe(paper.refusal(wanted) ?? 'confirmed')
    if (outcome !== 'confirmed') return
    if (source === 'wallet') codes.set(reference, await asha.code({ reference }))
    network.play(reference, part)
    paper.payments.push({ ...wanted, part, draftedAt: now(), stage: 'draft', hasMoneyCome: false })
  }

  async function approve(payment: PaperPayment): Promise<void> {
    const expected = paper.approval(payment, now())
    const typed = codes.get(payment.reference)
    const asha = person(payment.who)
    const approved = typed
      ? await asha.approve(payment, typed, services().payments)
      : await asha.leaveToApp(payment, services().payments)
    expect(approved.outcome).toBe(expected)
    if (expected !== 'approved') return
    if (payment.stage === 'draft') paper.takeGuard(payment)
    payment.approvedAt ??= now()
  }

  async function payInTheApp(
    { reference, stage, approvedAt = 0 }: PaperPayment,
    { choice, returns }: Extract<Step, { do: 'pay in the app' }>,
  ): Promise<void> {
    const isInTime = now() < approvedAt + COLLECT_WITHIN_MS
    if (stage === 'awaiting-money' && isInTime && !choices.has(reference)) choices.set(reference, choice)
    await services().paymentSandbox.choose(reference, choice, returns)
  }

  async function refund(payment: PaperPayment): Promise<void> {
    const { disputes, payments } = services()
    const asha = person(payment.who)
    const { orderId } = (await payments.byReference(asha.id, payment.reference)) ?? {}
    if (orderId === undefined) return expect(payment.stage).toBe('draft')
    const raised = await disputes.raise(asha.id, { orderId, type: 'other', details: 'Please look at it.' })
    if (raised.outcome === 'invalid') throw new Error('The dispute was not raised.')
    const refused = await disputes.decide(raised.id, 'refund').then(
      () => undefined,
      error => (isRefusal(error) ? error.code : error),
    )
    expect(refused).toBe(refundOnPaper(payment))
    if (refused === undefined) payment.stage = 'refunded'
  }

  /** Takes the open payments' stages onto the paper, if they may have got there. */
  async function observe(): Promise<void> {
    const open = new Map(paper.payments.filter(isOpen).map(payment => [payment.reference, payment]))
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
      if (payment.stage === 'awaiting-money' && isMoneyThere(seen.stage)) paper.takeGuard(payment)
      payment.stage = seen.stage
      payment.hasMoneyCome ||=
        payment.source === 'upi' && !isWaiting(seen.stage) && bringsEnough(choices.get(reference))
    }
  }

  async function compareMoney(): Promise<void> {
    const wallets = await portal.store.db
      .selectFrom('ledger_account')
      .select(['id', 'balance_paise', 'held_paise'])
      .where(
        'id',
        'in',
        people.map(({ id }) => walletOf(id)),
      )
      .execute()
    const spent = await portal.store.db
      .selectFrom('money_limit_use')
      .select(['customer_id', 'used_paise'])
      .where(
        'customer_id',
        'in',
        people.map(({ id }) => id),
      )
      .where('measure', '=', 'spend-month')
      .execute()
    const real = people.map(({ id }) => {
      const wallet = wallets.find(wallet => wallet.id === walletOf(id))
      return {
        balancePaise: wallet?.balance_paise ?? 0,
        heldPaise: wallet?.held_paise ?? 0,
        spentPaise: spent.find(use => use.customer_id === id)?.used_paise ?? 0,
      }
    })
    expect(real).toEqual(people.map((_, who) => paper.moneyOf(who)))
  }

  /** What is in suspense is on its way back to somebody, all of it. */
  async function compareSuspense(): Promise<void> {
    const sum = sql<number>`coalesce(cast(sum(amount_paise) as bigint), 0)`
    const { db } = portal.store
    const held = db.selectFrom('ledger_line').select(sum.as('paise'))
    const owed = db.selectFrom('source_return').select(sum.as('paise'))
    expect(await held.where('account_id', '=', 'system:suspense').executeTakeFirst()).toEqual(
      await owed.where('state', '<>', 'returned').executeTakeFirst(),
    )
  }

  /** Seen from outside: whoever paid by UPI has paid the biller, or has all of it back. */
  async function comparePayers(): Promise<void> {
    const byUpi = paper.payments.filter(({ source, stage }) => source === 'upi' && stage !== 'draft')
    const given = await portal.store.db
      .selectFrom('sandbox_return')
      .select(['source_reference', 'amount_paise'])
      .where('refusal', 'is', null)
      .execute()
    for (const payment of byUpi) {
      const brought = broughtPaise(payment, choices.get(payment.reference))
      const kept = payment.stage === 'paid' ? payment.totalPaise : 0
      const back = given
        .filter(({ source_reference }) => source_reference === payment.reference)
        .reduce((sum, { amount_paise }) => sum + amount_paise, 0)
      expect({ ...payment, back }).toEqual({ ...payment, back: brought - kept })
    }
  }

  return {
    async step(step: Step): Promise<void> {
      await play(step)
      await observe()
      await compareMoney()
      await compareSuspense()
    },
    /** Lets an hour go by: by then everything has ended as the biller and the app decided. */
    async end(): Promise<void> {
      for (let minute = 0; minute < 60; minute++) await this.step({ do: 'wait', ms: 60_000 })
      for (const payment of paper.payments) {
        const hasMoney = payment.source === 'wallet' || payment.hasMoneyCome
        const ends = hasMoney && endsPaid(payment.part) ? ['paid', 'refunded'] : ['failed']
        if (payment.part.reply === 'contradicts') ends.push('failed')
        if (payment.stage !== 'draft') expect(ends).toContain(payment.stage)
      }
      await comparePayers()
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
