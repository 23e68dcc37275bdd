import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDesk } from '../../operations/test-operators.ts'
import { silentLog } from '../../platform/log/test-log.ts'
import { auditStore } from '../../platform/store/audit/audit.ts'
import type { Store } from '../../platform/store/store.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { deliveredTo } from '../../test-portal/test-messages.ts'
import { openTestPortal, signIn, type TestPortal } from '../../test-portal/test-portal.ts'
import { type AccountId, walletOf } from '../ledger/accounts.ts'
import { noFreeze } from '../payment-freeze/payment-freeze.ts'
import type { PaymentSource } from '../payment-source/payment-source.ts'
import type { ReturnFault } from '../payment-source/sandbox.ts'
import { createReturns } from './returns.ts'
import { startReturnAsGiven } from './test-return-commands.ts'

const paidPaise = 500_00
let lastMobile = 9_822_200_000

describeOnStoresInFullSuite('a return on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true })
  })
  afterAll(() => portal?.close())

  /** A customer who added money by a source with this fault in returns. */
  async function payer(fault?: ReturnFault) {
    const mobile = String(++lastMobile)
    const browser = await signIn(portal.browser(), mobile)
    const { id } = (await browser.session()).customer
    const { wallet, paymentSandbox } = portal.services
    const { topUp } = await wallet.addMoney(id, { amountPaise: paidPaise, key: 'once' })
    await paymentSandbox.choose(topUp.id, 'succeed', fault)
    return { id, mobile, topUpId: topUp.id }
  }

  async function start(
    { id: customerId, topUpId }: { id: string; topUpId: string },
    { amountPaise = 200_00, from = walletOf(customerId) as AccountId } = {},
  ) {
    const cause = { kind: 'adjustment', id: `act-${topUpId}` } as const
    const about = { customerId, sourceReference: topUpId, amountPaise, from, cause }
    const at = portal.clock.now().getTime()
    await portal.store.run(startReturnAsGiven, {
      id: randomUUIDv7(),
      ...about,
      description: 'top-up',
      at,
    })
    const look = async () => (await portal.services.returns.of(customerId, cause))[0]
    return { look }
  }

  const runDueWork = () => portal.services.returns.runDueWork()
  const differences = async () => (await auditStore(portal.store)).flatMap(audit => audit.differences)
  const balance = async (customerId: string) =>
    (await portal.services.wallet.balance(customerId)).balancePaise

  test('leaves the wallet at once, waits in suspense, and the customer is notified of its start and end', async () => {
    const asha = await payer()
    const { look } = await start(asha)
    expect(await balance(asha.id)).toBe(300_00)
    expect(await look()).toMatchObject({ state: 'due', amountPaise: 200_00 })
    expect(await differences()).toEqual([])
    await runDueWork()
    const returned = await look()
    expect(returned).toMatchObject({ state: 'returned', bankReference: expect.stringMatching(/^\d{12}$/) })
    expect(await balance(asha.id)).toBe(300_00)
    expect(await differences()).toEqual([])
    const sentMessages = (await deliveredTo(portal, asha.mobile)).map(({ text }) => text)
    expect(sentMessages).toContainEqual(expect.stringContaining('Rs. 200 is on its way back'))
    expect(sentMessages).toContainEqual(expect.stringContaining(`Bank reference ${returned?.bankReference}`))
  })

  test('is not moved where it is in suspense already', async () => {
    const asha = await payer()
    const first = await start(asha, { amountPaise: 100_00 })
    const other = await payer()
    await start(other, { amountPaise: 100_00, from: 'system:suspense' })
    expect(await first.look()).toMatchObject({ state: 'due' })
    // The demonstration has Rs. 750 there as well.
    expect(await differences()).toEqual([
      'account system:suspense: it holds 85000 paise, but returns owe 95000',
    ])
    await portal.store.db.deleteFrom('source_return').where('customer_id', '=', other.id).execute()
  })

  test('more than a wallet holds does not leave it', async () => {
    const asha = await payer()
    await expect(start(asha, { amountPaise: 500_01 })).rejects.toMatchObject({ code: 'insufficient-balance' })
  })

  test('is queried until a slow source has returned it', async () => {
    const { look } = await start(await payer('slow'))
    await runDueWork()
    expect(await look()).toMatchObject({ state: 'sent' })
    for (let second = 0; second < 120; second++) {
      portal.clock.pass(1000)
      await runDueWork()
    }
    expect(await look()).toMatchObject({ state: 'returned' })
    expect(await differences()).toEqual([])
  })

  test('refused once, it is retried under another reference', async () => {
    const { look } = await start(await payer('refused-once'))
    await runDueWork()
    expect(await look()).toMatchObject({ state: 'due' })
    expect(await differences()).toEqual([])
    portal.clock.pass(61_000)
    await runDueWork()
    expect(await look()).toMatchObject({ state: 'returned' })
    expect(await differences()).toEqual([])
  })

  test('refused every time, it stays in suspense until an operator retries it', async () => {
    const asha = await payer()
    await start(asha, { amountPaise: 500_00 })
    await runDueWork()
    const { look } = await start(asha, { amountPaise: 1, from: 'system:payment-source' })
    for (let attempt = 0; attempt < 5; attempt++) {
      await runDueWork()
      portal.clock.pass(5 * 60 * 60_000)
    }
    const cause = { kind: 'adjustment', id: `act-${asha.topUpId}` } as const
    const refused = (await portal.services.returns.of(asha.id, cause)).find(back => back.amountPaise === 1)
    expect(refused).toMatchObject({ state: 'refused' })
    expect(await differences()).toEqual([])
    const { desk, meera } = await openTestDesk(portal)
    const returnId = refused?.id ?? ''
    expect(await desk.stuck()).toContainEqual(expect.objectContaining({ kind: 'return', id: returnId }))
    expect(await meera.act({ does: 'return', returnId })).toMatchObject({ state: 'done' })
    await expect(meera.act({ does: 'return', returnId })).rejects.toMatchObject({
      code: 'return-not-refused',
    })
    expect(await desk.show(returnId)).toMatchObject({
      facts: { attempt: 6 },
      statements: [{ operator: 'meera' }],
    })
    expect(await look()).toBeDefined()
    expect(await differences()).toEqual([])
    await portal.store.db
      .updateTable('source_return')
      .set({ attempt: 7 })
      .where('id', '=', returnId)
      .execute()
    expect(await differences()).toContainEqual(
      expect.stringContaining(`return ${returnId}: it was taken up 2`),
    )
    await portal.store.db
      .updateTable('source_return')
      .set({ attempt: 6 })
      .where('id', '=', returnId)
      .execute()
  })

  describe('whose server is killed', () => {
    const killed = async (): Promise<never> => {
      throw new Error('killed')
    }
    const throughSource = (source: Partial<PaymentSource>, store: Store = portal.store) =>
      createReturns({
        store,
        paymentFreeze: noFreeze,
        paymentSource: { ...portal.services.paymentSandbox, ...source },
        log: silentLog,
        now: portal.clock.now,
      })

    test.each([
      ['before the source has it', () => throughSource({ returnMoney: killed })],
      [
        'after the source has it',
        () =>
          throughSource({
            async returnMoney(back) {
              await portal.services.paymentSandbox.returnMoney(back)
              await killed()
            },
          }),
      ],
      ['before it asks', () => throughSource({ returnStatus: killed })],
      ['before it posts', () => throughSource({}, { ...portal.store, run: killed })],
      [
        'after it posted',
        () =>
          throughSource(
            {},
            {
              ...portal.store,
              async run(command, input) {
                await portal.store.run(command, input)
                return killed()
              },
            },
          ),
      ],
    ])('%s, it still arrives, once', async (_point, victim) => {
      const asha = await payer()
      const { look } = await start(asha)
      await victim().runDueWork()
      for (let second = 0; second < 10; second++) {
        portal.clock.pass(1000)
        await Promise.all([runDueWork(), throughSource({}).runDueWork()])
      }
      expect(await look()).toMatchObject({ state: 'returned' })
      const given = await portal.store.db
        .selectFrom('sandbox_return')
        .select('amount_paise')
        .where('source_reference', '=', asha.topUpId)
        .execute()
      expect(given).toEqual([{ amount_paise: 200_00 }])
      expect(await differences()).toEqual([])
    })
  })
})
