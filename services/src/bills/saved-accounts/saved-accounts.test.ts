import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { deliveredTo } from '../../test-portal/test-messages.ts'
import { openPayingPortal, type PayingPortal, recharge } from '../payments/test-payments.ts'

describeOnStoresInFullSuite('saved accounts on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  test('an account is kept once, renamed by keeping it again, and paid again from there', async () => {
    const { savedAccounts } = paying.portal.services
    const asha = await paying.customer()
    const first = await asha.recharge('9811133301', 50_00)
    await savedAccounts.save(asha.id, { reference: first.reference, name: ' My   phone ' })
    const kept = await savedAccounts.save(asha.id, { reference: first.reference, name: 'Mum' })
    expect(await savedAccounts.list(asha.id)).toEqual([kept])
    const sentMessages = await deliveredTo(paying.portal, asha.session.customer.mobile)
    expect(sentMessages.filter(message => message.kind === 'account-saved').map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^An account of \w+ ending in 3301 was saved in your Chowk account, to be paid again\.\nThis was not me: http/,
      ),
    ])
    expect(kept).toMatchObject({
      name: 'Mum',
      account: '9811133301',
      lastPaid: { orderId: first.orderId, amountPaise: 50_00 },
    })
    if (!kept) throw new Error('Nothing was kept.')
    expect(await savedAccounts.rename(asha.id, kept.id, `  Mum’s  phone ${'x'.repeat(40)}`)).toBe(true)
    expect((await savedAccounts.list(asha.id))[0]?.name).toBe(`Mum’s phone ${'x'.repeat(18)}`)

    paying.portal.clock.pass(60_000)
    const again = await asha.pay(await asha.start(kept.billerId, kept.parameters), 60_00)
    expect((await savedAccounts.list(asha.id))[0]?.lastPaid).toMatchObject({ orderId: again.orderId })
  })

  test('an account has a group of its customer’s, which a new name leaves, and which they are notified of', async () => {
    const { savedAccounts } = paying.portal.services
    const asha = await paying.customer()
    const { reference } = await asha.recharge('9811133341', 50_00)
    const kept = await savedAccounts.save(asha.id, { reference, name: 'Mum' })
    expect(kept?.label).toBe('')
    await savedAccounts.rename(asha.id, kept?.id ?? '', 'Mum', ' My  shop ')
    await savedAccounts.rename(asha.id, kept?.id ?? '', 'Mother')
    expect(await savedAccounts.list(asha.id)).toMatchObject([{ name: 'Mother', label: 'My shop' }])
    const sentMessages = await deliveredTo(paying.portal, asha.session.customer.mobile)
    expect(sentMessages.filter(({ kind }) => kind === 'account-renamed')).toHaveLength(2)
  })

  test('the customer is notified of a removal, once', async () => {
    const { savedAccounts } = paying.portal.services
    const asha = await paying.customer()
    const { reference } = await asha.recharge('9811133351', 50_00)
    const kept = await savedAccounts.save(asha.id, { reference, name: 'Mum' })
    const presses = [1, 2].map(() => savedAccounts.remove(asha.id, kept?.id ?? ''))
    expect((await Promise.all(presses)).toSorted()).toEqual([false, true])
    const sentMessages = await deliveredTo(paying.portal, asha.session.customer.mobile)
    expect(sentMessages.filter(({ kind }) => kind === 'account-removed').map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^The saved account of \w+ ending in 3351 was removed from your Chowk account\.\nThis was not me: http/,
      ),
    ])
  })

  test('the customer is notified of a new name, however it was given', async () => {
    const { savedAccounts } = paying.portal.services
    const asha = await paying.customer()
    const { reference } = await asha.recharge('9811133361', 50_00)
    const kept = await savedAccounts.save(asha.id, { reference, name: 'Mum' })
    await savedAccounts.save(asha.id, { reference, name: 'Mum' })
    await savedAccounts.rename(asha.id, kept?.id ?? '', 'Mum')
    await savedAccounts.rename(asha.id, kept?.id ?? '', 'Home')
    await savedAccounts.save(asha.id, { reference, name: 'Office' })
    const sentMessages = await deliveredTo(paying.portal, asha.session.customer.mobile)
    expect(
      sentMessages.flatMap(({ kind }) => (kind.startsWith('account-') ? [kind] : [])).toSorted(),
    ).toEqual(['account-renamed', 'account-renamed', 'account-saved'])
  })

  test('what was only begun, waits or failed is not kept', async () => {
    const { savedAccounts } = paying.portal.services
    const asha = await paying.customer()
    const begun = await asha.start(recharge, { mobileNumber: '9811133321' })
    const waiting = await asha.recharge('9811133331', 50_00, 'upi')
    const failed = await asha.recharge('9811133342', 50_00)
    for (const { reference } of [begun, waiting, failed])
      expect(await savedAccounts.save(asha.id, { reference, name: 'Mother’s phone' })).toBeUndefined()
    expect(await savedAccounts.list(asha.id)).toEqual([])
  })

  test('nobody keeps, sees or removes what is someone else’s', async () => {
    const { savedAccounts } = paying.portal.services
    const [asha, bilal] = [await paying.customer(), await paying.customer()]
    const { reference } = await asha.recharge('9811133311', 50_00)
    const kept = await savedAccounts.save(asha.id, { reference, name: '' })
    expect(await savedAccounts.save(bilal.id, { reference, name: '' })).toBeUndefined()
    expect(await savedAccounts.list(bilal.id)).toEqual([])
    expect(await savedAccounts.rename(bilal.id, kept?.id ?? '', 'Mine')).toBe(false)
    expect(await savedAccounts.remove(bilal.id, kept?.id ?? '')).toBe(false)
    expect(await savedAccounts.remove(asha.id, kept?.id ?? '')).toBe(true)
    expect(await savedAccounts.list(asha.id)).toEqual([])
  })
})
