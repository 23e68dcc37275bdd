import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEffects } from '../../operations/audit/audit-effects.ts'
import { openTestDesk } from '../../operations/test-operators.ts'
import { hourMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { deliveredTo } from '../../test-portal/test-messages.ts'
import { openTestPortal, signIn, type TestPortal } from '../../test-portal/test-portal.ts'

describeOnStoresInFullSuite('messages of people who cannot sign in on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true })
  })
  afterAll(() => portal?.close())

  let lastMobile = 9_855_500_000
  const newMobile = () => String(++lastMobile)
  let lastAddress = 0
  const newAddress = () => `10.1.${lastAddress >> 8}.${lastAddress++ & 255}`
  let reported = 0

  const write = (
    mobile: string,
    { address = newAddress(), message = `I cannot sign in: ${++reported}` } = {},
  ) =>
    portal.services.unverifiedTickets.open(portal.browser({ address }).client, {
      mobile,
      message,
      language: 'en',
    })

  const opened = { outcome: 'opened' }
  const tooMany = (waitSeconds: number) => ({ outcome: 'too-many', waitSeconds })

  test('are three a day for a number from one network, twenty of a network, and forty open ones', async () => {
    const mobile = newMobile()
    for (let network = 0; network < 3; network += 1) {
      const address = newAddress()
      for (let n = 0; n < 3; n += 1) expect(await write(mobile, { address })).toEqual(opened)
      expect(await write(mobile, { address })).toEqual(tooMany(24 * 3600))
    }
    expect(await write(mobile)).toEqual(tooMany(24 * 3600))

    const address = newAddress()
    for (let day = 0; day < 2; day += 1) {
      for (let n = 0; n < 20; n += 1) expect(await write(newMobile(), { address })).toEqual(opened)
      expect(await write(newMobile(), { address })).toEqual(tooMany(24 * 3600))
      portal.clock.pass(24 * hourMs)
    }
    expect(await write(newMobile(), { address })).toMatchObject({ outcome: 'too-many' })
    expect(await write(mobile)).toEqual(opened)
  })

  test('are one where the same words wait for an answer, and need a number and some words', async () => {
    const [mobile, message] = [newMobile(), 'My phone was stolen.']
    for (let n = 0; n < 5; n += 1) expect(await write(mobile, { message })).toEqual(opened)
    const mine = portal.store.db.selectFrom('unverified_ticket').select('id').where('text', '=', message)
    expect(await mine.execute()).toHaveLength(1)
    expect(await write('12', { message: 'Help' })).toEqual({
      outcome: 'invalid',
      mobile: 'length',
      message: 'too-short',
    })
  })

  test('are listed and shown as not verified, and answered once, to the number and to no account', async () => {
    const mobile = newMobile()
    const { id } = (await (await signIn(portal.browser(), mobile)).session()).customer
    const news = (await portal.services.messages.list(id)).messages.length
    const { meera, desk } = await openTestDesk(portal)
    expect(await write(mobile, { message: 'I have no OTP since Monday.' })).toEqual(opened)
    const ticket = (await desk.stuck()).find(({ why }) => why.includes('since Monday'))
    expect(ticket).toMatchObject({ kind: 'ticket', why: 'not verified: I have no OTP since Monday.' })
    const ticketId = ticket?.id ?? ''
    const shown = await desk.show(ticketId)
    expect(shown?.facts).toMatchObject({ 'not verified': expect.any(String), number: mobile })
    expect(Object.keys(shown?.facts ?? {})).not.toContain('customer')

    const answer = { does: 'answer', ticketId, text: 'Ask for a new one.' } as const
    expect(await meera.act(answer)).toMatchObject({ state: 'done' })
    const [sent] = (await deliveredTo(portal, mobile)).filter(({ text }) => text.includes(ticketId))
    expect(sent?.text).toBe(`Chowk customer care, about your message ${ticketId}: Ask for a new one.`)
    expect((await portal.services.messages.list(id)).messages).toHaveLength(news)
    expect(await portal.services.tickets.list(id)).toEqual([])
    await expect(meera.act(answer)).rejects.toMatchObject({ code: 'ticket-ended' })
    expect(await meera.act({ does: 'close', ticketId })).toMatchObject({ state: 'done' })
  })

  test('an answer that no operator signed is named by the audit', async () => {
    await write(newMobile(), { message: 'Who answers this?' })
    const mine = portal.store.db
      .updateTable('unverified_ticket')
      .set({ state: 'answered', answer: 'I do.', answered_at: portal.clock.now().getTime() })
      .where('text', '=', 'Who answers this?')
    await mine.execute()
    await portal.store.db.deleteFrom('demonstration').execute()
    const differences = await auditEffects(portal.store.db, [], 0)
    expect(differences.join()).toContain('its answer 2 is what no act says')
  })
})
