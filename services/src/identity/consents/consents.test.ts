import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { addPasskey, signInWithPasskey } from '../../test-portal/test-passkey.ts'
import { openTestPortal, signIn, type TestPortal } from '../../test-portal/test-portal.ts'

describeOnStoresInFullSuite('what a customer agrees to on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true })
  })
  afterAll(() => portal?.close())

  test('is kept with the moment of the first sign-in, and once for each text', async () => {
    const browser = await signIn(portal.browser(), '9811100001')
    const { id } = (await browser.session()).customer
    const givenAt = portal.clock.now()
    const both = [
      { purpose: 'terms', givenAt },
      { purpose: 'privacy', givenAt },
    ]
    expect(await portal.services.consents(id)).toMatchObject(both)
    portal.clock.pass(60_000)
    await signIn(portal.browser(), '9811100001')
    expect(await portal.services.consents(id)).toMatchObject(both)
  })

  test('a new text is agreed to with the next sign-in, by a passkey too', async () => {
    const browser = await signIn(portal.browser(), '9811100002')
    const { authenticator } = await addPasskey(browser)
    const { id } = (await browser.session()).customer
    await portal.store.db.updateTable('consent').set({ version: '2020-01-01' }).execute()
    await signInWithPasskey(portal.browser(), authenticator)
    const versions = (await portal.services.consents(id)).map(({ version }) => version)
    expect(versions.filter(version => version === '2020-01-01')).toHaveLength(2)
    expect(versions).toHaveLength(4)
  })
})
