import { afterAll, beforeAll, expect, test } from 'vitest'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { deliveredTo } from '../../test-portal/test-messages.ts'
import {
  type Browser,
  newCustomer,
  openTestPortal,
  type TestPortal,
  testSecret,
} from '../../test-portal/test-portal.ts'
import { answerTicket } from './ticket-row.ts'

const form = {
  topic: 'payment-pending',
  subject: 'Still pending',
  message: 'My bill is pending since Monday.',
}

const browser = {
  browserHash: 'of nobody',
  browserKeys: derivedKeys([testSecret], 'credential'),
  device: 'chrome/windows',
}

describeOnStoresInFullSuite('tickets on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true })
  })
  afterAll(() => portal?.close())

  const customer = () => newCustomer(portal)
  const tickets = () => portal.services.tickets

  const answer = (id: string, text: string) =>
    portal.store.run(answerTicket, { id, text, at: portal.clock.now().getTime() })

  async function open(customerId: string, submission: string): Promise<string> {
    const opened = await tickets().open(customerId, { ...form, submission })
    if (opened.outcome !== 'opened') throw new Error(`The ticket was not opened: ${opened.outcome}`)
    return opened.id
  }

  test('carry the question, then the answer', async () => {
    const { id } = await customer()
    const ticketId = await open(id, 'submission-3')
    expect(ticketId).toMatch(/^TKT-/)
    await answer(ticketId, 'The biller has confirmed it now.')
    const ticket = await tickets().byId(id, ticketId)
    expect(ticket).toMatchObject({ subject: 'Still pending', state: 'answered' })
    expect(ticket?.messages.map(({ author }) => author)).toEqual(['customer', 'care'])
  })

  test('take a reply, which opens them again; the same reply sent many times is one', async () => {
    const { id } = await customer()
    const ticketId = await open(id, 'submission-5')
    await answer(ticketId, 'Which bill is it?')
    const reply = { message: 'The one of Monday.', seen: 2, browser }
    const answers = await Promise.all(Array.from({ length: 8 }, () => tickets().reply(id, ticketId, reply)))
    expect(answers).toEqual(Array(8).fill({ outcome: 'added' }))
    const ticket = await tickets().byId(id, ticketId)
    expect(ticket?.state).toBe('open')
    expect(ticket?.messages.map(({ text }) => text)).toEqual([
      form.message,
      'Which bill is it?',
      'The one of Monday.',
    ])
    const empty = await tickets().reply(id, ticketId, { message: '  ', seen: 3, browser })
    expect(empty).toMatchObject({ outcome: 'invalid', faults: { message: 'too-short' } })

    await answer(ticketId, 'That one is paid.')
    await tickets().reply(id, ticketId, reply)
    expect(await tickets().byId(id, ticketId)).toMatchObject({ state: 'answered' })
  })

  test('take ten messages before an answer, and more only after it', async () => {
    const { id } = await customer()
    const ticketId = await open(id, 'submission-6')
    const say = (message: string) => tickets().reply(id, ticketId, { message, seen: 1, browser })
    for (let n = 2; n <= 10; n += 1) expect(await say(`More ${n}`)).toEqual({ outcome: 'added' })
    expect(await say('One too many')).toEqual({ outcome: 'invalid', faults: { open: 'too-many' } })
    await answer(ticketId, 'We are looking into it.')
    expect(await say('Thank you')).toEqual({ outcome: 'added' })
  })

  test('take words that Back restored once, until they were answered or the ticket was closed', async () => {
    const { id } = await customer()
    const ticketId = await open(id, 'submission-7')
    const send = (message: string, seen: number) => tickets().reply(id, ticketId, { message, seen, browser })
    const texts = async () => (await tickets().byId(id, ticketId))?.messages.slice(1).map(({ text }) => text)
    await send('Any news?', 1)
    // The reloaded page shows the reply, and its form has the earlier text.
    expect(await send('Any news?', 2)).toEqual({ outcome: 'added' })
    expect(await texts()).toEqual(['Any news?'])
    await answer(ticketId, 'Not yet.')
    await send('Any news?', 3)
    expect(await texts()).toEqual(['Any news?', 'Not yet.', 'Any news?'])
    await portal.store.db
      .updateTable('care_ticket')
      .set({ state: 'closed' })
      .where('id', '=', ticketId)
      .execute()
    await send('Any news?', 4)
    expect(await tickets().byId(id, ticketId)).toMatchObject({ state: 'open' })
    expect(await texts()).toHaveLength(4)
  })

  test('are ten at most that wait for an answer, however many are sent at once; the same form is answered still', async () => {
    const { id } = await customer()
    const send = (number: number) =>
      tickets().open(id, { ...form, subject: `Question ${number}`, submission: `question-${number}` })
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, number) => send(number)))
    expect(outcomes.filter(({ outcome }) => outcome === 'opened')).toHaveLength(10)
    expect(await send(12)).toEqual({ outcome: 'invalid', faults: { open: 'too-many' } })
    const [first] = await tickets().list(id)
    const number = Number(first?.subject.replace('Question ', ''))
    expect(await send(number)).toEqual({ outcome: 'opened', id: first?.id })
    await answer(first?.id ?? '', 'It is paid.')
    expect(await send(12)).toMatchObject({ outcome: 'opened' })
  })

  test('that wait for an answer are not opened again by the same words in another form', async () => {
    const { id } = await customer()
    const first = await open(id, 'submission-8')
    expect(await open(id, 'submission-9')).toBe(first)
    const other = await tickets().open(id, {
      ...form,
      message: 'Another one waits.',
      submission: 'submission-a',
    })
    expect(other).not.toEqual({ outcome: 'opened', id: first })
    await answer(first, 'It is paid.')
    expect(await open(id, 'submission-b')).not.toBe(first)
    expect(await tickets().list(id)).toHaveLength(3)
  })

  test('take no card number, in the subject, the message or a reply', async () => {
    const { id } = await customer()
    const message = 'I paid with 4111 1111 1111 1111 and nothing came.'
    const opened = await tickets().open(id, {
      ...form,
      subject: '4111111111111111',
      message,
      submission: 'submission-c',
    })
    expect(opened).toEqual({
      outcome: 'invalid',
      faults: { subject: 'card-number', message: 'card-number' },
    })
    const reply = { message: '4111-1111-1111-1111', seen: 1, browser }
    expect(await tickets().reply(id, await open(id, 'submission-d'), reply)).toEqual({
      outcome: 'invalid',
      faults: { message: 'card-number' },
    })
  })

  test('tell their owner of a reply in a browser that never proved the number, and of no other', async () => {
    const { browser: own, id } = await customer()
    const { mobile } = (await own.session()).customer
    const ticketId = await open(id, 'submission-e')
    const replyIn = async (from: Browser, message: string) => {
      const browser = portal.services.sessions.requestingBrowser(from.client)
      await tickets().reply(id, ticketId, { message, seen: 1, browser })
      return (await deliveredTo(portal, mobile)).filter(({ kind }) => kind === 'ticket-replied')
    }
    expect(await replyIn(own, 'Any news?')).toEqual([])
    const thief = portal.browser({ userAgent: 'Chrome/140 Windows' })
    expect(await replyIn(thief, 'Please move my number.')).toMatchObject([
      { parameters: { ticketId, device: 'Chrome on Windows' }, text: expect.stringContaining('/not-me/') },
    ])
  })

  test('take no reply from anybody else', async () => {
    const [owner, other] = [await customer(), await customer()]
    const ticketId = await open(owner.id, 'submission-6')
    await answer(ticketId, 'It is paid.')
    const reply = { message: 'Tell me more.', seen: 2, browser }
    expect(await tickets().reply(other.id, ticketId, reply)).toEqual({ outcome: 'unknown-ticket' })
    const ticket = await tickets().byId(owner.id, ticketId)
    expect(ticket).toMatchObject({ state: 'answered' })
    expect(ticket?.messages).toHaveLength(2)
  })

  test('of a form sent many times at once are one', async () => {
    const { id } = await customer()
    const ids = await Promise.all(Array.from({ length: 8 }, () => open(id, 'submission-4')))
    expect(new Set(ids).size).toBe(1)
    expect(await tickets().list(id)).toHaveLength(1)
  })

  test('explain each field that cannot be accepted', async () => {
    const { id } = await customer()
    const bad = { topic: 'nonsense', subject: ' ', message: 'short', submission: '!' }
    expect(await tickets().open(id, bad)).toEqual({
      outcome: 'invalid',
      faults: { topic: 'unknown', subject: 'too-short', message: 'too-short', submission: 'malformed' },
    })
    expect(await tickets().list(id)).toEqual([])
  })
})
