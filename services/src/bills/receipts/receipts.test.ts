import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveTestOrder } from '../../money/orders/test-order-commands.ts'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { testSecret } from '../../test-portal/test-portal.ts'
import { openPayingPortal, type Payer, type PayingPortal, recharge } from '../payments/test-payments.ts'
import { createReceipts, maskedAccount, type Receipts, signReceipt } from './receipts.ts'

let paying: PayingPortal
let payer: Payer
let receipts: Receipts

beforeAll(async () => {
  paying = await openPayingPortal('sqlite')
  payer = await paying.customer()
  receipts = paying.portal.services.receipts
})
afterAll(() => paying?.close())

/** A recharge with a fee, and the token on its receipt. */
async function paid(number = '9876543211') {
  const { orderId } = await payer.recharge(number, 199_00)
  const receipt = await receipts.of(payer.id, orderId)
  if (!receipt) throw new Error('What was paid has no receipt.')
  return { orderId, receipt, token: receipt.path.replace('/r/', '') }
}

describe('a receipt', () => {
  it('can be checked by its holder, and shows little of the account', async () => {
    const { orderId, receipt, token } = await paid()
    const checked = await receipts.check(token)
    expect(checked).toMatchObject({
      outcome: 'paid',
      receipt: {
        id: orderId,
        billerId: recharge,
        maskedAccount: '•••••••211',
        amountPaise: 199_00,
        feePaise: 1_00,
        totalPaise: 200_00,
        paidAt: receipt.paidAt,
      },
    })
    const { mobile, id } = payer.session.customer
    for (const personal of ['9876543211', mobile, id]) expect(JSON.stringify(checked)).not.toContain(personal)
  })

  it.each([
    ['amount', (token: string) => token.replace('.20000.', '.90000.')],
    [
      'order',
      (token: string) => token.replace(/^ORD-(\w)/, (_, first) => (first === 'Z' ? 'ORD-Y' : 'ORD-Z')),
    ],
    ['time', (token: string) => token.replace(/\.(\d{13})\./, '.1794808800000.')],
    ['key', (token: string) => token.replace(/\.[\w-]{8}\.([\w-]{43})$/, '.AAAAAAAA.$1')],
    ['signature', (token: string) => token.replace(/.$/, last => (last === 'A' ? 'E' : 'A'))],
    ['length', (token: string) => `${token}A`],
    ['everything', () => 'no receipt at all'],
  ])('with another %s is not ours', async (_what, changed) => {
    const { token } = await paid()
    expect(changed(token)).not.toBe(token)
    expect(await receipts.check(changed(token))).toEqual({ outcome: 'not-ours' })
  })

  it('says that its money went back since', async () => {
    const { orderId, token } = await paid()
    await moveTestOrder(paying.portal, orderId, 'refunded')
    expect(await receipts.check(token)).toMatchObject({
      outcome: 'refunded',
      receipt: { refundedAt: paying.portal.clock.now() },
    })
    expect(await receipts.of(payer.id, orderId)).toHaveProperty('refundedAt')
  })

  it('is nobody else’s, and what failed has none, even with its money back', async () => {
    const { orderId } = await paid()
    expect(await receipts.of('somebody else', orderId)).toBeUndefined()
    const failed = await payer.recharge('9876543212')
    expect(await receipts.of(payer.id, failed.orderId)).toBeUndefined()
    await moveTestOrder(paying.portal, failed.orderId, 'refunded')
    expect(await receipts.of(payer.id, failed.orderId)).toBeUndefined()
  })

  it('whose order is gone is ours still, and says no more than what was signed', async () => {
    const [key] = derivedKeys([testSecret], 'receipt')
    const signed = { orderId: 'ORD-0000000000', totalPaise: 5, paidAt: new Date(0) }
    expect(await receipts.check(signReceipt(key, signed))).toEqual({ outcome: 'not-kept', signed })
  })

  it('outlives a new secret as long as the former one is kept', async () => {
    const { token } = await paid()
    const { store, services } = paying.portal
    const withSecrets = (...secrets: Uint8Array[]) =>
      createReceipts({
        store,
        orders: services.orders,
        payments: services.payments,
        keys: derivedKeys(secrets as [Uint8Array], 'receipt'),
      })
    const fresh = new Uint8Array(32).fill(10)
    expect((await withSecrets(fresh, testSecret).check(token)).outcome).toBe('paid')
    expect((await withSecrets(fresh).check(token)).outcome).toBe('not-ours')
  })
})

it.each([
  ['4521880011', '•••••••011'],
  ['123456789012', '••••••••9012'],
  ['KA01AB1234', '•••••••234'],
  ['12', '••'],
  ['', ''],
])('the account %j is shown as %j', (account, shown) => {
  expect(maskedAccount(account)).toBe(shown)
})
