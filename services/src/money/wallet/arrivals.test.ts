import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditStore } from '../../platform/store/audit/audit.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { openTestPortal, signIn, type TestPortal } from '../../test-portal/test-portal.ts'
import type { SandboxChoice } from '../payment-source/sandbox.ts'

const askedPaise = 500_00
let lastMobile = 9_833_300_000

describeOnStoresInFullSuite('money that arrives on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true })
  })
  afterAll(() => portal?.close())

  async function add(choice: SandboxChoice, amountPaise = askedPaise) {
    const browser = await signIn(portal.browser(), String(++lastMobile))
    const { id } = (await browser.session()).customer
    const { wallet, paymentSandbox, returns } = portal.services
    const { topUp } = await wallet.addMoney(id, { amountPaise, key: 'once' })
    await paymentSandbox.choose(topUp.id, choice)
    return {
      id,
      topUpId: topUp.id,
      topUp: () => wallet.topUp(id, topUp.id),
      balance: async () => (await wallet.balance(id)).balancePaise,
      back: () => returns.of(id, { kind: 'top-up', id: topUp.id }),
    }
  }

  const differences = async () => (await auditStore(portal.store)).flatMap(audit => audit.differences)

  async function pass(minutes: number) {
    for (let minute = 0; minute < minutes; minute++) {
      portal.clock.pass(60_000)
      await portal.services.wallet.runDueWork()
      await portal.services.returns.runDueWork()
    }
  }

  test.each([
    ['as was asked for', 'succeed', 'succeeded', askedPaise, []],
    ['more than was asked for', 'pay-more', 'succeeded', askedPaise, [10_00]],
    ['twice', 'pay-twice', 'succeeded', askedPaise, [askedPaise]],
    ['less than was asked for', 'pay-less', 'failed', 0, [askedPaise / 2]],
  ] as const)(
    '%s: the requested amount is credited, the rest is returned',
    async (_name, choice, state, stays, back) => {
      const added = await add(choice)
      expect(await added.topUp()).toMatchObject({ state })
      expect((await added.topUp())?.goesBackPaise).toBe(back[0])
      expect(await added.balance()).toBe(stays)
      expect(await differences()).toEqual([])
      await pass(1)
      expect((await added.back()).map(({ amountPaise }) => amountPaise)).toEqual(back)
      expect((await added.back()).every(({ state }) => state === 'returned')).toBe(true)
      const { loadMonth } = await portal.services.limits.of(added.id)
      expect(loadMonth.usedPaise).toBe(stays)
      expect(await differences()).toEqual([])
    },
  )

  test('after it failed: the money is credited all the same', async () => {
    const added = await add('pay-late')
    expect(await added.topUp()).toMatchObject({ state: 'failed' })
    expect(await added.balance()).toBe(0)
    await pass(5)
    expect(await added.topUp()).toMatchObject({ state: 'succeeded' })
    expect(await added.balance()).toBe(askedPaise)
    expect(await added.back()).toEqual([])
    expect(await differences()).toEqual([])
  })

  test('after it failed, when it exceeds the limit: the money is returned', async () => {
    const added = await add('pay-late')
    const { leftPaise } = (await portal.services.limits.of(added.id)).toAdd
    await portal.services.wallet.addMoney(added.id, { amountPaise: leftPaise, key: 'all that is left' })
    await pass(5)
    expect(await added.topUp()).toMatchObject({ state: 'failed', goesBackPaise: askedPaise })
    expect(await added.balance()).toBe(0)
    expect(await added.back()).toMatchObject([{ amountPaise: askedPaise, state: 'returned' }])
    expect(await differences()).toEqual([])
  })
})
