import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../../bills/payments/test-payments.ts'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { decryptText } from '../../platform/keys/encrypted-text.ts'
import { auditStore } from '../../platform/store/audit/audit.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { deliveredTo } from '../../test-portal/test-messages.ts'
import { verificationOf } from '../../test-portal/test-passkey.ts'
import { openTestPortal, testContext, testSecret, textsInStore } from '../../test-portal/test-portal.ts'
import { otherAccounts } from '../holders/holder-marks.ts'
import { noVerifier } from '../kyc-verifier/kyc-verifier.ts'
import { declarationMac } from './declaration-row.ts'
import { auditKycMacs } from './kyc.module.ts'
import { createKyc } from './kyc.ts'

const typed = (idNumber: string) => ({ name: ' Asha  Verma ', idKind: 'pan', idNumber })

describeOnStoresInFullSuite('being verified on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  const services = () => paying.portal.services

  async function verify({ browser }: Payer, idNumber: string) {
    const verification = await verificationOf(browser, { action: 'verify-identity' })
    return services().kyc.verify(verification, typed(idNumber))
  }

  const state = async ({ id }: Payer) => (await services().kyc.current(id))?.state
  const add = ({ id }: Payer, amountPaise: number) =>
    services().wallet.addMoney(id, { amountPaise, key: `add ${amountPaise}` })

  test('raises what the wallet may hold, and the customer is notified', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    await expect(add(asha, 50_000_00)).rejects.toMatchObject({ code: 'limit-exceeded' })
    expect(await verify(asha, 'abcpe 1231f')).toEqual({ outcome: 'asked' })
    expect(await services().kyc.current(asha.id)).toMatchObject({
      state: 'verified',
      name: 'Asha Verma',
      maskedId: '••••231F',
    })
    expect((await services().limits.of(asha.id)).tier).toBe('full')
    await expect(add(asha, 50_000_00)).resolves.toBeDefined()
    const sentMessages = await deliveredTo(paying.portal, asha.session.customer.mobile)
    expect(sentMessages.map(message => message.kind)).toContain('identity-verified')
    expect(await verify(asha, 'ABCPE1231F')).toEqual({ outcome: 'already-verified' })
    expect(await paying.differences()).toEqual([])
  })

  test('hides the number from readers of the store and the log, and from the customer’s own file', async () => {
    const asha = await paying.customer()
    await verify(asha, 'ZXCPV9871K')
    const texts = [...(await textsInStore(paying.portal.store)), ...paying.portal.log]
    expect(texts.filter(text => text.includes('ZXCPV9871K'))).toEqual([])
    const verification = await verificationOf(asha.browser, { action: 'export-data' })
    const files = []
    for await (const file of services().exportData(verification)) files.push(file)
    expect(JSON.stringify(files)).toContain('••••871K')
  })

  test.each([
    ['ABCPE1232F', 'refused'],
    ['ABCPE1234F', 'mismatch'],
  ])('with %s ends as %s, and the limits stay', async (idNumber, ending) => {
    const asha = await paying.customer()
    await verify(asha, idNumber)
    expect(await state(asha)).toBe(ending)
    expect((await services().limits.of(asha.id)).tier).toBe('small')
    const sentMessages = await deliveredTo(paying.portal, asha.session.customer.mobile)
    expect(sentMessages.map(message => message.kind)).toContain('identity-refused')
  })

  test('goes on when the answer takes its time', async () => {
    const asha = await paying.customer()
    await verify(asha, 'ABCPE1233F')
    expect(await state(asha)).toBe('asked')
    expect(await verify(asha, 'ABCPE1231F')).toEqual({ outcome: 'already-asked' })
    paying.portal.clock.pass(7_000)
    await services().kyc.runDueWork()
    expect(await state(asha)).toBe('verified')
  })

  test('may be tried five times in a day', async () => {
    const asha = await paying.customer()
    for (let times = 0; times < 5; times++) await verify(asha, 'ABCPE1232F')
    expect(await verify(asha, 'ABCPE1231F')).toEqual({ outcome: 'too-many' })
    paying.portal.clock.pass(25 * 60 * 60_000)
    expect(await verify(asha, 'ABCPE1231F')).toEqual({ outcome: 'asked' })
  })

  test('by hand in the store is named by the audit', async () => {
    const asha = await paying.customer()
    await verify(asha, 'ABCPE1232F')
    await paying.portal.store.db
      .updateTable('kyc_declaration')
      .set({ state: 'verified', verifier_reference: 'a friend' })
      .where('customer_id', '=', asha.id)
      .execute()
    expect(await paying.differences()).toEqual([
      expect.stringMatching(/^declaration .*: it was changed after it was sealed$/),
    ])
  })
})

test('a row that was forged in the store alone bears no seal of ours', async () => {
  const paying = await openPayingPortal('sqlite')
  const asha = await paying.customer()
  const verification = await verificationOf(asha.browser, { action: 'verify-identity' })
  await paying.portal.services.kyc.verify(verification, typed('ABCPE1232F'))
  const { db } = paying.portal.store
  const ours = derivedKeys([testSecret], 'kyc-seal')
  expect(await auditKycMacs(db, ours)).toEqual([])
  const row = await db.selectFrom('kyc_declaration').selectAll().executeTakeFirstOrThrow()
  const forged = { ...row, state: 'verified', verifier_reference: 'a friend' } as const
  const seal = declarationMac(derivedKeys([new Uint8Array(32)], 'kyc-seal'), forged)
  await db
    .updateTable('kyc_declaration')
    .set({ ...forged, seal })
    .execute()
  expect(await paying.differences()).toEqual([])
  expect(await auditKycMacs(db, ours)).toEqual([
    `declaration ${row.id}: it was not sealed with a key of ours`,
  ])
  await paying.close()
})

test('what a former secret protected is protected by the new one, and read without the former', async () => {
  const portal = await openTestPortal('sqlite', { demo: false })
  const { store } = portal
  const keysOf = (...secrets: [Uint8Array, ...Uint8Array[]]) => ({
    id: derivedKeys(secrets, 'kyc-id'),
    mac: derivedKeys(secrets, 'kyc-seal'),
    holder: derivedKeys(secrets, 'holder'),
  })
  const [old, young] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
  const kycWith = (secret: Uint8Array, ...formerSecrets: Uint8Array[]) =>
    createKyc(testContext(portal, { secret, formerSecrets }), { verifier: noVerifier })
  for (const id of ['CUS-1', 'CUS-2'])
    await store.db
      .insertInto('customer')
      .values({ id, mobile: null, name: '', language: 'en', is_demonstration: 0, created_at: 0 })
      .execute()
  await kycWith(old).declare('CUS-1', typed('ABCPE1234F'))
  await kycWith(young, old).runDueWork()
  const { id: numberKeys, mac } = keysOf(young)
  expect(await auditKycMacs(store.db, mac)).toEqual([])
  const declared = await store.db.selectFrom('kyc_declaration').selectAll().executeTakeFirstOrThrow()
  expect(decryptText(numberKeys, declared.id, declared.id_sealed)).toBe('ABCPE1234F')
  await kycWith(young).declare('CUS-2', typed('ABCPE1234F'))
  expect(await otherAccounts(store, 'CUS-2')).toEqual(['CUS-1'])
  expect((await auditStore(store)).flatMap(audit => audit.differences)).toEqual([])
  await portal.close()
})

test('outside the demonstration two accounts with one ID have one person’s limits', async () => {
  const portal = await openTestPortal('sqlite', { demo: false })
  const { kyc, limits, wallet } = portal.services
  const [first, second] = ['CUS-1', 'CUS-2']
  for (const id of [first, second])
    await portal.store.db
      .insertInto('customer')
      .values({ id, mobile: null, name: '', language: 'en', is_demonstration: 0, created_at: 0 })
      .execute()
  await kyc.declare(first, typed('ABCPE1234F'))
  await wallet.addMoney(first, { amountPaise: 600_00, key: 'the first' })
  await kyc.declare(second, typed('abcpe-1234f'))
  expect((await limits.of(second)).loadYear).toMatchObject({ usedPaise: 600_00 })
  expect(await textsInStore(portal.store)).not.toContainEqual(expect.stringContaining('ABCPE1234F'))
  await portal.close()
})

test('outside the demonstration nobody adds money before they say who they are, by name and ID', async () => {
  const portal = await openTestPortal('sqlite', { demo: false })
  const id = 'CUS-1'
  await portal.store.db
    .insertInto('customer')
    .values({ id, mobile: null, name: '', language: 'en', is_demonstration: 0, created_at: 0 })
    .execute()
  const { kyc, limits, wallet } = portal.services
  const add = () => wallet.addMoney(id, { amountPaise: 100_00, key: 'the first' })
  await expect(add()).rejects.toMatchObject({ code: 'declaration-needed' })
  expect(await kyc.declare(id, { name: '', idKind: 'pan', idNumber: '2345 6789 0123' })).toEqual({
    name: 'empty',
    idNumber: 'aadhaar',
  })
  expect(await kyc.declare(id, typed('ABCPE1234F'))).toBeUndefined()
  expect((await limits.of(id)).tier).toBe('small')
  await expect(add()).resolves.toBeDefined()
  expect(kyc.canVerify).toBe(false)
  await portal.close()
})
