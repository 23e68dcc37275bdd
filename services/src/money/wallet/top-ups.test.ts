import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { silentLog } from '../../platform/log/test-log.ts'
import type { Store } from '../../platform/store/store.ts'
import { freshDatabase, type TestDatabase } from '../../platform/store/test-databases.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { noPaymentSource, type PaymentSource, type PaymentStatus } from '../payment-source/payment-source.ts'
import { asDemonstration, someone, testClock, testWallet, walletThrough } from './test-wallet.ts'

describeOnStoresInFullSuite('adding money on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
    await asDemonstration(store)
  })
  afterAll(() => database?.drop())

  async function started(amountPaise = 50_000) {
    const customer = someone()
    const { wallet, sandbox, clock } = testWallet(store)
    const { topUp, approvalUrl } = await wallet.addMoney(customer, { amountPaise, key: 'first' })
    const state = async () => (await wallet.topUp(customer, topUp.id))?.state
    const balancePaise = async () => (await wallet.balance(customer)).balancePaise
    return { customer, wallet, sandbox, clock, topUp, approvalUrl, state, balancePaise }
  }

  it('starts pending with an approval link, and the wallet is unchanged', async () => {
    const { topUp, approvalUrl, balancePaise } = await started()
    expect(topUp).toMatchObject({ state: 'pending', amountPaise: 50_000 })
    expect(approvalUrl).toBe(`/sandbox/payments/${topUp.id}`)
    expect(await balancePaise()).toBe(0)
  })

  it('is refused without a payment source, and nothing is stored', async () => {
    const wallet = walletThrough(store, noPaymentSource)
    const adding = wallet.addMoney(someone(), { amountPaise: 50_000, key: 'first' })
    await expect(adding).rejects.toMatchObject({ code: 'no-payment-source' })
    expect(wallet.canAddMoney).toBe(false)
    expect(testWallet(store).wallet.canAddMoney).toBe(true)
  })

  it('is refused beyond ten open ones, also concurrently, except for a repeated key', async () => {
    const customer = someone()
    const { wallet, sandbox } = testWallet(store)
    const add = (key: number) => wallet.addMoney(customer, { amountPaise: 100, key: `open-${key}` })
    const all = await Promise.allSettled(Array.from({ length: 12 }, (_, key) => add(key)))
    const begun = all.flatMap((one, key) =>
      one.status === 'fulfilled' ? [{ key, id: one.value.topUp.id }] : [],
    )
    expect(begun).toHaveLength(10)
    await expect(add(12)).rejects.toMatchObject({ code: 'too-many-open' })
    const [{ key, id } = { key: 0, id: '' }] = begun
    expect((await add(key)).topUp.id).toBe(id)
    await sandbox.choose(id, 'fail')
    expect((await add(12)).topUp.state).toBe('pending')
  })

  it('that succeeds appears in the wallet and in the passbook', async () => {
    const { customer, wallet, sandbox, topUp, balancePaise } = await started()
    await sandbox.choose(topUp.id, 'succeed')
    expect(await balancePaise()).toBe(50_000)
    const [entry] = (await wallet.entries(customer)).entries
    expect(entry).toMatchObject({
      kind: 'add-money',
      amountPaise: 50_000,
      balancePaise: 50_000,
      reference: topUp.id,
    })
    expect(await wallet.topUp(customer, topUp.id)).toMatchObject({ state: 'succeeded', entryId: entry?.id })
  })

  it('that fails says why and leaves the wallet and the limit as they were', async () => {
    const { customer, wallet, sandbox, topUp, balancePaise } = await started(1_000_000)
    await sandbox.choose(topUp.id, 'fail')
    expect(await wallet.topUp(customer, topUp.id)).toMatchObject({
      state: 'failed',
      failure: 'The payment was declined.',
    })
    expect(await balancePaise()).toBe(0)
    await expect(wallet.addMoney(customer, { amountPaise: 1_000_000, key: 'again' })).resolves.toMatchObject({
      topUp: { state: 'pending' },
    })
  })

  it('decided later stays pending until its status is queried', async () => {
    const { wallet, sandbox, clock, topUp, state, balancePaise } = await started()
    await sandbox.choose(topUp.id, 'answer-later')
    await wallet.resolveTopUp(topUp.id)
    expect(await state()).toBe('pending')
    clock.pass(minuteMs)
    await wallet.runDueWork()
    expect(await state()).toBe('succeeded')
    expect(await balancePaise()).toBe(50_000)
  })

  it('answered twice is posted once', async () => {
    const { sandbox, topUp, balancePaise } = await started()
    await sandbox.choose(topUp.id, 'answer-twice')
    expect(await balancePaise()).toBe(50_000)
  })

  it('queried by many servers at once is posted once', async () => {
    const { customer, sandbox, clock, topUp, balancePaise } = await started()
    await sandbox.choose(topUp.id, 'answer-later')
    clock.pass(minuteMs)
    const servers = [testWallet(store, clock).wallet, testWallet(await database.open(), clock).wallet]
    await Promise.all(Array.from({ length: 20 }, (_, index) => servers[index % 2]?.resolveTopUp(topUp.id)))
    expect(await balancePaise()).toBe(50_000)
    expect((await servers[0]?.entries(customer))?.entries).toHaveLength(1)
  })

  it('that the customer does not approve in time fails', async () => {
    const { wallet, clock, state } = await started()
    clock.pass(14 * minuteMs)
    await wallet.runDueWork()
    expect(await state()).toBe('pending')
    clock.pass(2 * minuteMs)
    await wallet.runDueWork()
    expect(await state()).toBe('failed')
  })

  it('requested twice with one key is one top-up', async () => {
    const { customer, wallet, topUp } = await started()
    const again = await wallet.addMoney(customer, { amountPaise: 50_000, key: 'first' })
    expect(again.topUp).toEqual(topUp)
    await expect(wallet.addMoney(customer, { amountPaise: 60_000, key: 'first' })).rejects.toMatchObject({
      code: 'idempotency-conflict',
    })
  })

  it('requested concurrently with one key is one top-up', async () => {
    const customer = someone()
    const { wallet } = testWallet(store)
    const intent = { amountPaise: 10_000, key: 'at once' }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => wallet.addMoney(customer, intent)),
    )
    const ids = outcomes.flatMap(each => (each.status === 'fulfilled' ? each.value.topUp.id : []))
    expect(new Set(ids).size).toBe(1)
    for (const each of outcomes)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'idempotency-in-flight' })
  })

  it('of someone else does not exist', async () => {
    const { wallet, topUp } = await started()
    expect(await wallet.topUp(someone(), topUp.id)).toBeUndefined()
  })

  it.each([0, 99, -100, 100.5, Number.NaN])('of %d paise is refused', async amountPaise => {
    const { wallet } = testWallet(store)
    await expect(wallet.addMoney(someone(), { amountPaise, key: '1' })).rejects.toMatchObject({
      code: 'amount-invalid',
    })
  })

  it('above the rest of the month’s limit is refused with what is left', async () => {
    const { customer, wallet } = await started(770_000)
    await expect(wallet.addMoney(customer, { amountPaise: 230_001, key: 'second' })).rejects.toMatchObject({
      code: 'limit-exceeded',
      details: { leftPaise: 230_000, limitPaise: 1_000_000 },
    })
  })

  it('concurrent with many others never exceeds the month’s limit', async () => {
    const customer = someone()
    const { wallet } = testWallet(store)
    const intents = Array.from({ length: 30 }, (_, index) =>
      wallet.addMoney(customer, { amountPaise: 100_000, key: `intent-${index}` }),
    )
    const outcomes = await Promise.allSettled(intents)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  describe('through a source that', () => {
    function walletOver(status: () => Promise<PaymentStatus>, queried: string[] = []) {
      const clock = testClock()
      const errors: string[] = []
      const paymentSource: PaymentSource = {
        ...noPaymentSource,
        begin: async () => ({ approvalUrl: '/approve', upiLink: 'upi://pay' }),
        status(reference) {
          queried.push(reference)
          return status()
        },
      }
      const log = { ...silentLog, error: (_: unknown, message = '') => void errors.push(message) }
      return { wallet: walletThrough(store, paymentSource, { now: clock.now, log }), clock, errors }
    }

    it('does not answer leaves it pending and logs the error', async () => {
      const { wallet, errors } = walletOver(() => Promise.reject(new Error('No route to the source')))
      const customer = someone()
      const { topUp } = await wallet.addMoney(customer, { amountPaise: 100, key: '1' })
      await wallet.runDueWork()
      expect(await wallet.topUp(customer, topUp.id)).toMatchObject({ state: 'pending' })
      expect(errors).toContain('The status of a top-up could not be queried; it stays pending.')
    })

    it('fails for one failed top-up is still queried for the others', async () => {
      const queried: string[] = []
      const { wallet, clock, errors } = walletOver(async () => ({ state: 'failed', reason: 'No.' }), queried)
      const failed: string[] = []
      for (const customer of [someone(), someone()]) {
        const { topUp } = await wallet.addMoney(customer, { amountPaise: 100, key: '1' })
        await wallet.resolveTopUp(topUp.id)
        failed.push(topUp.id)
        clock.pass(1)
      }
      const [broken = '', sound] = failed
      const rows = store.db.updateTable('wallet_top_up').where('id', '=', broken)
      await rows.set({ ended_at: 1 }).execute()
      clock.pass(minuteMs)
      queried.length = 0
      await wallet.queryFailedPayments()
      expect(queried).toContain(sound)
      expect(queried).not.toContain(broken)
      expect(errors).toContain('The status of a failed top-up could not be queried.')
      const kept = store.db.selectFrom('wallet_top_up').select('late_due_at').where('id', '=', broken)
      expect((await kept.executeTakeFirstOrThrow()).late_due_at).not.toBeNull()
      await rows.set({ late_due_at: null }).execute()
    })

    it('contradicts itself does not change the first outcome', async () => {
      const answers: PaymentStatus[] = [
        {
          state: 'succeeded',
          arrival: { amountPaise: 100, payerReference: '426112345678', at: testClock().now().getTime() },
        },
        { state: 'failed', reason: 'On second thought, no.' },
      ]
      const { wallet } = walletOver(async () => answers.shift() ?? { state: 'pending' })
      const customer = someone()
      const { topUp } = await wallet.addMoney(customer, { amountPaise: 100, key: '1' })
      await Promise.all([wallet.resolveTopUp(topUp.id), wallet.resolveTopUp(topUp.id)])
      const ended = await wallet.topUp(customer, topUp.id)
      await wallet.resolveTopUp(topUp.id)
      expect(await wallet.topUp(customer, topUp.id)).toEqual(ended)
      expect((await wallet.balance(customer)).balancePaise).toBe(ended?.state === 'succeeded' ? 100 : 0)
    })

    it('does not know it fails it only after the request can no longer be on its way', async () => {
      const { wallet, clock } = walletOver(async () => ({ state: 'unknown' }))
      const customer = someone()
      const { topUp } = await wallet.addMoney(customer, { amountPaise: 100, key: '1' })
      await wallet.resolveTopUp(topUp.id)
      expect(await wallet.topUp(customer, topUp.id)).toMatchObject({ state: 'pending' })
      clock.pass(16 * minuteMs)
      await wallet.resolveTopUp(topUp.id)
      expect(await wallet.topUp(customer, topUp.id)).toMatchObject({ state: 'failed' })
    })
  })
})
