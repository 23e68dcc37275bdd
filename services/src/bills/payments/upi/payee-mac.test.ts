import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditCredentials } from '../../../identity/accounts/audit-credentials.ts'
import { derivedKeys } from '../../../platform/keys/derived-key.ts'
import { testSecret } from '../../../test-portal/test-portal.ts'
import { openPayingPortal } from '../test-payments.ts'

test('a link that was written in the database alone is named and not shown, and the source’s own comes back', async () => {
  const paying = await openPayingPortal('sqlite')
  const asha = await paying.customer()
  const { orderId } = await asha.recharge('9812345621', 199_00, 'upi')
  const { store, services } = paying.portal
  const collect = async () => {
    const payment = await services.payments.byOrder(asha.id, orderId)
    return payment?.stage === 'awaiting-money' ? payment.money.collect : undefined
  }
  const own = await collect()
  expect(own?.upiLink).toMatch(/^upi:/)
  const named = () => store.snapshot(db => auditCredentials(db, derivedKeys([testSecret], 'credential')))
  expect(await named()).toEqual([])
  await store.db
    .updateTable('bill_payment')
    .set({ collect: sql`replace(collect, 'upi://pay?pa=', 'upi://pay?pa=thief')` })
    .execute()
  expect((await named()).join('\n')).toMatch(/^bill payment /)
  expect(await collect()).toBeUndefined()
  await paying.pass(4)
  expect(await collect()).toEqual(own)
  expect(paying.portal.log.join('\n')).toContain('the payee of a waiting payment was changed in the database')
  await paying.close()
})
