import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { describeOnStoresInFullSuite } from '../../../platform/store/test-on-stores.ts'
import type { BillerGateway } from '../../billers/biller-gateway.ts'
import { createHttpGateway } from '../../billers/http-gateway.ts'
import { openPayingPortal, type Payer, type PayingPortal, recharge } from '../test-payments.ts'
import { laneCapacity } from './payment-worker.ts'

const hanging = recharge
const healthy = 'mobile-recharge/airtel'
const log = { debug() {}, info() {}, warn() {}, error() {} }

/** A gateway that reports no outcome at once, and none for one biller until it is released. */
function gatewayWithOneThatHangs(url: string) {
  const sandbox = createHttpGateway({ url, isSandbox: true, log })
  const queried: string[] = []
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>()
  const gateway: BillerGateway = {
    ...sandbox,
    async pay(payment) {
      await sandbox.pay(payment)
      return { state: 'unknown' }
    },
    async status(payment) {
      if (payment.billerId === hanging) {
        queried.push(payment.reference)
        await released
      }
      return sandbox.status(payment)
    },
  }
  return { gateway, asked: queried, letGo }
}

describeOnStoresInFullSuite('the worker on %s', kind => {
  let paying: PayingPortal | undefined
  afterEach(() => paying?.close())

  test('gives a biller that hangs one lane: others are looked after all the while, and it when it answers', async () => {
    let network: ReturnType<typeof gatewayWithOneThatHangs> | undefined
    paying = await openPayingPortal(kind, {
      gateway: url => {
        network = gatewayWithOneThatHangs(url)
        return network.gateway
      },
    })
    const asha = await paying.customer()
    const stuck = []
    for (let i = 0; i < laneCapacity + 5; i++) stuck.push(await openRecharge(asha, hanging, i))
    const first = await openRecharge(asha, healthy, 1)

    paying.portal.clock.pass(60_000)
    const looks = [asha.payments.runDueWork()]
    await eventually(async () => (await asha.look(first)).stage === 'paid')

    const second = await openRecharge(asha, healthy, 2)
    for (let minute = 0; minute < 2; minute++) {
      paying.portal.clock.pass(60_000)
      looks.push(asha.payments.runDueWork())
    }
    await eventually(async () => (await asha.look(second)).stage === 'paid')
    // The lane's last payment may still wait for the store.
    await eventually(async () => (network?.asked.length ?? 0) >= laneCapacity)
    expect(network?.asked).toHaveLength(laneCapacity)
    expect(new Set(network?.asked).size).toBe(laneCapacity)

    network?.letGo()
    await Promise.all(looks)
    await paying.pass(1)
    const stages = await Promise.all(stuck.map(async payment => (await asha.look(payment)).stage))
    expect(new Set(stages)).toEqual(new Set(['paid']))
    expect(await paying.differences()).toEqual([])
  })
})

async function openRecharge(asha: Payer, billerId: string, index: number) {
  const mobileNumber = `98${String(index).padStart(7, '0')}1`
  const payment = await asha.pay(await asha.start(billerId, { mobileNumber }), 20_00)
  expect(payment.stage).toBe('sent')
  return payment
}

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(5)
}
