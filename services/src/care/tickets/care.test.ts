import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeKinds } from '../../platform/store/test-databases.ts'
import { newCustomer, openTestPortal, type TestPortal } from '../../test-portal/test-portal.ts'

const form = {
  topic: 'payment-pending',
  subject: 'Still pending',
  message: 'My bill is pending since Monday.',
}

describe.each(storeKinds)('tickets on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true })
  })
  afterAll(() => portal?.close())

  const customer = () => newCustomer(portal)

  test('carry the question, then the answer', async () => {
    const { browser } = await customer()
    const opened = await browser.post('/v1/api/tickets', { ...form, submission: 'submission-3' })
    expect(opened.statusCode).toBe(201)
    const { id } = opened.json()
    expect(id).toMatch(/^TKT-/)
    await portal.services.care.answerTicket(id, 'The biller has confirmed it now.')
    const ticket = (await browser.get(`/v1/api/tickets/${id}`)).json()
    expect(ticket).toMatchObject({ subject: 'Still pending', state: 'answered' })
    expect(ticket.messages.map(({ author }: { author: string }) => author)).toEqual(['customer', 'care'])
  })

  test('take a reply, which opens them again; the same reply sent many times is one', async () => {
    const { browser } = await customer()
    const { id } = (await browser.post('/v1/api/tickets', { ...form, submission: 'submission-5' })).json()
    await portal.services.care.answerTicket(id, 'Which bill is it?')
    const reply = { message: 'The one of Monday.', seen: 2 }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.post(`/v1/api/tickets/${id}/messages`, reply)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
    const ticket = (await browser.get(`/v1/api/tickets/${id}`)).json()
    expect(ticket.state).toBe('open')
    expect(ticket.messages.map(({ text }: { text: string }) => text)).toEqual([
      form.message,
      'Which bill is it?',
      'The one of Monday.',
    ])
    const empty = await browser.post(`/v1/api/tickets/${id}/messages`, { message: '  ', seen: 3 })
    expect(empty.json().error.fields).toHaveProperty('message')

    await portal.services.care.answerTicket(id, 'That one is paid.')
    await browser.post(`/v1/api/tickets/${id}/messages`, reply)
    expect((await browser.get(`/v1/api/tickets/${id}`)).json()).toMatchObject({ state: 'answered' })
  })

  test('take no reply from anybody else', async () => {
    const [owner, other] = [await customer(), await customer()]
    const opened = await owner.browser.post('/v1/api/tickets', { ...form, submission: 'submission-6' })
    const { id } = opened.json()
    await portal.services.care.answerTicket(id, 'It is paid.')
    const reply = { message: 'Tell me more.', seen: 2 }
    expect((await other.browser.post(`/v1/api/tickets/${id}/messages`, reply)).statusCode).toBe(404)
    const ticket = await portal.services.care.ticket(owner.id, id)
    expect(ticket).toMatchObject({ state: 'answered' })
    expect(ticket?.messages).toHaveLength(2)
  })

  test('of a form sent many times at once are one', async () => {
    const { browser, id } = await customer()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        browser.post('/v1/api/tickets', { ...form, submission: 'submission-4' }),
      ),
    )
    expect(new Set(answers.map(answer => answer.json().id)).size).toBe(1)
    expect(await portal.services.care.tickets(id)).toHaveLength(1)
  })

  test('explain each field that cannot be accepted', async () => {
    const { browser } = await customer()
    const bad = { topic: 'nonsense', subject: ' ', message: 'short', submission: '!' }
    const response = await browser.post('/v1/api/tickets', bad)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().error.fields).toSorted()).toEqual([
      'message',
      'subject',
      'submission',
      'topic',
    ])
  })
})
