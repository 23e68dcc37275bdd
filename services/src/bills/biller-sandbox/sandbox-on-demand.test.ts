// @module-tag slow
import { expect, test } from 'vitest'
import { testOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { openTestPortal } from '../../test-portal/test-portal.ts'
import { payerIn } from '../payments/test-payments.ts'

testOnStoresInFullSuite(
  'the demonstration on %s has a sandbox of its own, the same in every server',
  async kind => {
    const portal = await openTestPortal(kind, { demo: true, servers: 2 })
    try {
      expect(portal.services.billers).toMatchObject({ isSandbox: true })
      const asha = await payerIn(portal, 500_00)
      const open = await asha.recharge('9811144403', 50_00)
      expect(open.stage).toBe('sent')
      portal.clock.pass(30_000)
      await portal.servers[1]?.services.payments.runDueWork()
      expect((await asha.look(open)).stage).toBe('paid')
    } finally {
      await portal.close()
    }
  },
)

test('without a demonstration and without a gateway no money is taken', async () => {
  const portal = await openTestPortal('sqlite', { demo: false })
  try {
    expect(portal.services.billers.isSandbox).toBe(false)
    const parameters = { mobileNumber: '9811144401' }
    const request = {
      billerId: 'mobile-recharge/jio',
      parameters,
      client: { headers: {}, ip: '203.0.113.1' },
    }
    expect(await portal.services.payments.start('nobody', request)).toEqual({ outcome: 'unavailable' })
  } finally {
    await portal.close()
  }
})
