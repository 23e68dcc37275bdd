import { afterAll, beforeAll, expect, it } from 'vitest'
import { declarationMac, declareIdentity } from '../../identity/kyc/declaration-row.ts'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { auditStore } from '../../platform/store/audit/audit.ts'
import type { Store } from '../../platform/store/store.ts'
import { freshDatabase, type TestDatabase } from '../../platform/store/test-databases.ts'
import { describeOnBothStores } from '../../platform/store/test-on-stores.ts'
import { bill, gift, testWallet } from '../wallet/test-wallet.ts'
import { createLimits } from './wallet-limits.ts'

let people = 0

describeOnBothStores('the limits of a wallet on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  })
  afterAll(() => database?.drop())

  function at(time: string) {
    const { wallet, sandbox, clock } = testWallet(store)
    clock.set(time)
    const limits = createLimits({ store, now: clock.now })
    async function add(customer: string, amountPaise: number) {
      const { topUp } = await wallet.addMoney(customer, { amountPaise, key: `add-${++people}` })
      return topUp.id
    }
    async function load(customer: string, amountPaise: number) {
      const id = await add(customer, amountPaise)
      await sandbox.choose(id, 'succeed')
      return id
    }
    return { wallet, sandbox, limits, clock, add, load }
  }

  async function newCustomer(): Promise<string> {
    const id = `person-${++people}`
    const row = {
      id,
      mobile: null,
      name: '',
      language: 'en' as const,
      is_demonstration: 0 as const,
      created_at: 0,
    }
    await store.db.insertInto('customer').values(row).execute()
    return id
  }

  async function declared(...marks: string[]): Promise<string> {
    const id = await newCustomer()
    const declaration = {
      id: `declaration of ${id}`,
      customer_id: id,
      state: 'declared',
      name: 'Asha Verma',
      id_kind: 'pan',
      id_sealed: 'key.sealed',
      id_end: '234F',
      declared_at: 0,
      asked_at: null,
      answered_at: null,
      verifier_reference: null,
    } as const
    const seal = declarationMac(derivedKeys([new Uint8Array(32)], 'kyc-seal'), declaration)
    await store.run(declareIdentity, { declaration: { ...declaration, seal }, marks })
    return id
  }

  const exceeds = (measure: string, leftPaise: number) => ({
    code: 'limit-exceeded',
    details: expect.objectContaining({ measure, leftPaise }),
  })

  it('refuse money of a customer without an identity declaration', async () => {
    const { add } = at('2026-11-15T12:00:00+05:30')
    await expect(add(await newCustomer(), 100)).rejects.toMatchObject({ code: 'declaration-needed' })
  })

  it('apply per person, across all accounts with the same ID', async () => {
    const [first, second] = [await declared('id.1'), await declared('id.1')]
    const { limits, add } = at('2026-11-15T12:00:00+05:30')
    await add(first, 7_000_00)
    expect((await limits.of(second)).toAdd).toMatchObject({ leftPaise: 3_000_00 })
    await expect(add(second, 3_000_01)).rejects.toMatchObject(exceeds('balance', 3_000_00))
    await add(second, 3_000_00)
    await expect(add(first, 1_00)).rejects.toMatchObject(exceeds('balance', 0))
    await add(await declared('id.2'), 10_000_00)
  })

  it('apply to two accounts of one person that add at once', async () => {
    const accounts = [await declared('id.3'), await declared('id.3')]
    const { add } = at('2026-11-15T12:00:00+05:30')
    const added = await Promise.allSettled(accounts.map(account => add(account, 6_000_00)))
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('are Rs. 10,000 a month after a declaration, and show what is left', async () => {
    const customer = await declared()
    const { limits, add } = at('2026-11-15T12:00:00+05:30')
    await add(customer, 7_700_00)
    const { tier, loadMonth, loadYear, balance, toAdd } = await limits.of(customer)
    expect(tier).toBe('small')
    expect(loadMonth).toMatchObject({ limitPaise: 10_000_00, usedPaise: 7_700_00, leftPaise: 2_300_00 })
    expect(loadYear).toMatchObject({ limitPaise: 1_20_000_00, leftPaise: 1_12_300_00 })
    expect(balance).toMatchObject({ limitPaise: 10_000_00, leftPaise: 2_300_00 })
    expect(toAdd.leftPaise).toBe(2_300_00)
    await expect(add(customer, 2_300_01)).rejects.toMatchObject(exceeds('balance', 2_300_00))
  })

  it('reset with the month in India, not in UTC', async () => {
    const customer = await declared()
    const { wallet, load, clock } = at('2026-11-30T23:59:59+05:30')
    await load(customer, 10_000_00)
    await wallet.debit(customer, bill({ amountPaise: 10_000_00 }))
    await expect(load(customer, 100)).rejects.toMatchObject(exceeds('load-month', 0))
    clock.set('2026-12-01T00:00:00+05:30')
    await expect(load(customer, 10_000_00)).resolves.toBeDefined()
  })

  it('apply to the balance, whatever credited it', async () => {
    const customer = await declared()
    const { wallet, load } = at('2026-11-15T12:00:00+05:30')
    await wallet.credit(customer, gift({ amountPaise: 9_000_00 }))
    await expect(load(customer, 1_000_01)).rejects.toMatchObject(exceeds('balance', 1_000_00))
    await load(customer, 1_000_00)
  })

  it('return money that exceeds them when it arrives', async () => {
    const customer = await declared()
    const { wallet, sandbox, add, limits } = at('2026-11-15T12:00:00+05:30')
    const id = await add(customer, 6_000_00)
    await wallet.credit(customer, gift({ amountPaise: 5_000_00 }))
    await sandbox.choose(id, 'succeed')
    expect(await wallet.topUp(customer, id)).toMatchObject({ state: 'failed' })
    expect((await wallet.balance(customer)).balancePaise).toBe(5_000_00)
    expect((await limits.of(customer)).loadMonth.usedPaise).toBe(0)
    const returns = store.db.selectFrom('source_return').select(['state', 'amount_paise', 'from_account'])
    expect(await returns.where('source_reference', '=', id).execute()).toEqual([
      { state: 'due', amount_paise: 6_000_00, from_account: 'system:payment-source' },
    ])
  })

  it('return the first money of a wallet whose owner has another, if both exceed them', async () => {
    const [first, second] = [await declared('two wallets'), await declared('two wallets')]
    const { wallet, sandbox, add } = at('2026-11-15T12:00:00+05:30')
    const id = await add(first, 6_000_00)
    await wallet.credit(second, gift({ amountPaise: 5_000_00 }))
    await sandbox.choose(id, 'succeed')
    expect(await wallet.topUp(first, id)).toMatchObject({ state: 'failed' })
  })

  it('count the financial year from April to March', async () => {
    const customer = await declared()
    const { wallet, load, clock, limits } = at('2027-04-10T12:00:00+05:30')
    for (let month = 4; month <= 15; month++) {
      const year = month > 12 ? 2028 : 2027
      clock.set(`${year}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-10T12:00:00+05:30`)
      await load(customer, 10_000_00)
      await wallet.debit(customer, bill({ amountPaise: 10_000_00, key: `month ${month}` }))
    }
    expect((await limits.of(customer)).loadYear).toMatchObject({ usedPaise: 1_20_000_00, leftPaise: 0 })
    clock.set('2028-04-01T00:00:00+05:30')
    expect((await limits.of(customer)).loadYear).toMatchObject({ usedPaise: 0 })
  })

  it('are released in the month and year they were counted in', async () => {
    const customer = await declared()
    const { wallet, limits, clock, add } = at('2027-03-31T23:50:00+05:30')
    await add(customer, 4_000_00)
    clock.set('2027-04-01T00:10:00+05:30')
    await add(customer, 3_000_00)
    await wallet.runDueWork()
    const after = await limits.of(customer)
    expect([after.loadMonth.usedPaise, after.loadYear.usedPaise]).toEqual([3_000_00, 3_000_00])
    clock.set('2027-03-31T23:59:00+05:30')
    const before = await limits.of(customer)
    expect([before.loadMonth.usedPaise, before.loadYear.usedPaise]).toEqual([0, 0])
  })

  it('apply to many concurrent top-ups', async () => {
    const customer = await declared()
    const { load, limits, wallet } = at('2026-11-15T12:00:00+05:30')
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => load(customer, 3_000_00)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await wallet.balance(customer)).balancePaise).toBe(9_000_00)
    expect((await limits.of(customer)).loadMonth.usedPaise).toBe(9_000_00)
  })

  it('follow a new rule from its first day, and the audit names a rule that no migration brought', async () => {
    const rule = {
      tier: 'small' as const,
      measure: 'load-month' as const,
      effective_from: '2027-02-10',
      amount_paise: 5_000_00,
      source: 'own',
    }
    await store.db.insertInto('money_limit').values(rule).execute()
    const customer = await declared()
    const { limits, clock } = at('2027-02-09T23:59:59+05:30')
    expect((await limits.of(customer)).loadMonth.limitPaise).toBe(10_000_00)
    clock.set('2027-02-10T00:00:00+05:30')
    expect((await limits.of(customer)).loadMonth.limitPaise).toBe(5_000_00)
    const reported = (await auditStore(store)).flatMap(({ differences }) => differences)
    expect(reported).toContain(
      'limit small load-month of 500000 paise from 2027-02-10 (own): no release has brought this rule',
    )
  })
})
