// @module-tag slow

import { createHmac } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { derivedKey } from '../../platform/keys/derived-key.ts'
import type { StoreKind } from '../../platform/store/database.ts'
import { describeOnBothStores } from '../../platform/store/test-on-stores.ts'
import { linesOf, messageWorker, outboxFile } from '../../test-portal/test-messages.ts'
import {
  codeIn,
  openTestPortal,
  signIn,
  type TestPortal,
  type TestPortalOptions,
  testSecret,
  textsInStore,
} from '../../test-portal/test-portal.ts'
import { testGateway } from './test-gateway.ts'

const portals: TestPortal[] = []

afterEach(async () => {
  for (const portal of portals.splice(0)) await portal.close()
})

async function openPortal(kind: StoreKind, options: TestPortalOptions = {}) {
  const portal = await openTestPortal(kind, { demo: true, ...options })
  portals.push(portal)
  return portal
}

const mobile = '9855512345'

describeOnBothStores('on %s', kind => {
  async function notifiedOnce(portal: TestPortal) {
    const browser = await signIn(portal.browser(), mobile)
    const { id } = (await browser.session()).customer
    await portal.services.accounts.updateProfile(id, { name: 'Asha' })
    return id
  }

  test('what was queued before a crash is sent after the next start', async () => {
    const portal = await openPortal(kind)
    await notifiedOnce(portal)
    const outbox = await outboxFile()
    await messageWorker(portal, { outbox }).runDueWork()
    await messageWorker(portal, { outbox }).runDueWork()
    const sentMessages = (await linesOf(outbox)).filter(line => line.kind === 'name-changed')
    expect(sentMessages).toEqual([
      expect.objectContaining({ mobile, language: 'en', at: portal.clock.now().toISOString() }),
    ])
    expect((await stat(outbox)).mode & 0o077).toBe(0)
  })

  test('what a server dropped while sending is sent by the next one, as the same message', async () => {
    const portal = await openPortal(kind)
    await notifiedOnce(portal)
    const { url, received } = await testGateway('silence')
    const first = messageWorker(portal, { webhook: url })
    await first.runDueWork()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await messageWorker(portal, { webhook: url }).runDueWork()
    expect(received, 'while the first may still be at it').toHaveLength(1)

    portal.clock.pass(31_000)
    const second = messageWorker(portal, { webhook: url })
    await second.runDueWork()
    await second.close()
    expect(received).toHaveLength(2)
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  test('a gateway that is down is asked again, later each time, and a file is not written twice', async () => {
    const portal = await openPortal(kind)
    await notifiedOnce(portal)
    const { url, received } = await testGateway(503, 503)
    const outbox = await outboxFile()
    for (const [passedMs, attempts] of [
      [0, 1],
      [1000, 2],
      [1000, 2],
      [3000, 3],
      [60_000, 3],
    ] as const) {
      portal.clock.pass(passedMs)
      const server = messageWorker(portal, { outbox, webhook: url })
      await server.runDueWork()
      await server.close()
      expect(received).toHaveLength(attempts)
    }
    expect(await linesOf(outbox)).toHaveLength(1)
  })

  test('a gateway that refuses the message itself is not asked again', async () => {
    const portal = await openPortal(kind)
    await notifiedOnce(portal)
    const { url, received } = await testGateway(400)
    for (const passedMs of [0, 3_600_000]) {
      portal.clock.pass(passedMs)
      const server = messageWorker(portal, { webhook: url })
      await server.runDueWork()
      await server.close()
    }
    expect(received).toHaveLength(1)
  })

  test('of many messages of a kind that two servers deliver at once, three and one summary go out', async () => {
    const portal = await openPortal(kind)
    const id = await notifiedOnce(portal)
    for (let n = 0; n < 20; n += 1)
      await portal.services.accounts.updateProfile(id, { name: `Asha ${'abcdefghijklmnopqrst'[n]}` })
    const outbox = await outboxFile()
    await Promise.all([1, 2].map(() => messageWorker(portal, { outbox }).runDueWork()))
    const kinds = (await linesOf(outbox)).map(line => line.kind)
    expect(kinds.filter(kind => kind === 'name-changed')).toHaveLength(3)
    expect(kinds.filter(kind => kind === 'messages-limited')).toHaveLength(1)
  })

  test('what has waited for days is given up', async () => {
    const portal = await openPortal(kind)
    await notifiedOnce(portal)
    portal.clock.pass(4 * 24 * 3_600_000)
    const outbox = await outboxFile()
    await messageWorker(portal, { outbox }).runDueWork()
    expect(await linesOf(outbox)).toEqual([])
    const { count } = await portal.store.db
      .selectFrom('message')
      .select(message => message.fn.countAll<number>().as('count'))
      .where('due_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })

  test('an act that does not happen sends no message', async () => {
    const portal = await openPortal(kind)
    const id = await notifiedOnce(portal)
    const before = await portal.store.db.selectFrom('message').select('id').execute()
    await portal.services.accounts.updateProfile(id, { name: '' }).catch(() => {})
    expect(await portal.store.db.selectFrom('message').select('id').execute()).toEqual(before)
  })

  test('a code waits sealed, leaves with its last line, and is gone from the store', async () => {
    const { url, received } = await testGateway(503)
    const outbox = await outboxFile()
    const portal = await openPortal(kind, { messages: { outbox, webhook: url } })
    const { code } = codeIn(await (await portal.browser().open()).requestCode(mobile))
    await vi.waitFor(() => expect(received).toHaveLength(1))
    expect((await textsInStore(portal.store)).filter(text => text.includes(code))).toEqual([])
    const [line] = await linesOf(outbox)
    expect(line).toMatchObject({ mobile, kind: 'sign-in-code', parameters: { code } })
    expect(line?.text).toMatch(
      new RegExp(`^${code} is your Chowk OTP to sign in\\.[^]*\\n@localhost #${code}$`),
    )
    await vi.waitFor(async () => {
      portal.clock.pass(1000)
      await portal.services.close()
      const other = messageWorker(portal, { outbox, webhook: url })
      await other.runDueWork()
      await other.close()
      expect(received).toHaveLength(2)
    })
    const sealed = await portal.store.db
      .selectFrom('message')
      .select('id')
      .where('sealed', 'is not', null)
      .execute()
    expect(sealed).toEqual([])
  })

  test('a code that could not be delivered in time is wiped', async () => {
    const { url } = await testGateway(503)
    const portal = await openPortal(kind, { messages: { webhook: url } })
    await (await portal.browser().open()).requestCode(mobile)
    await portal.services.close()
    portal.clock.pass(5 * 60_000)
    await messageWorker(portal, {}).runDueWork()
    const { sealed } = await portal.store.db.selectFrom('message').select('sealed').executeTakeFirstOrThrow()
    expect(sealed).toBeNull()
  })

  test('the ends for codes receive codes alone, by their old names', async () => {
    const outbox = await outboxFile()
    const portal = await openPortal(kind, { otp: { outbox, perMobile: 5, perAddress: 300 } })
    await notifiedOnce(portal)
    expect(await linesOf(outbox)).toEqual([
      expect.objectContaining({
        mobile,
        code: expect.stringMatching(/^\d{6}$/),
        at: portal.clock.now().toISOString(),
        purpose: 'sign-in',
      }),
    ])
  })
})

test('a webhook is signed over the time and the body', async () => {
  const { url, received } = await testGateway()
  const portal = await openPortal('sqlite', { messages: { webhook: url } })
  await (await portal.browser().open()).requestCode(mobile)
  await vi.waitFor(() => expect(received).toHaveLength(1))
  const [, seconds, mac] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(received[0]?.headers['x-chowk-signature'])) ?? []
  const key = derivedKey(testSecret, 'message-webhook')
  expect(mac).toBe(createHmac('sha256', key).update(`${seconds}.${received[0]?.body}`).digest('hex'))
})

test('an end that fails is reported without the number and the code', async () => {
  const portal = await openPortal('sqlite', { messages: { outbox: '/dev/null/outbox' } })
  const { code } = codeIn(await (await portal.browser().open()).requestCode(mobile))
  const sentMessages = portal.log.filter(line => line.includes('message not taken'))
  expect(sentMessages).toHaveLength(1)
  expect(sentMessages.join()).not.toMatch(new RegExp(`${code}|${mobile}`))
})
