// What operators can do alone, in twos, and not at all.
import { formatPaise } from '@chowk/catalog'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../bills/payments/test-payments.ts'
import { reconcile } from '../bills/reconciliation/reconcile.ts'
import { readSettlement } from '../bills/reconciliation/statements.ts'
import { isRefusal } from '../platform/store/errors.ts'
import { describeOnStoresInFullSuite } from '../platform/store/test-on-stores.ts'
import { addPasskey, verificationOf } from '../test-portal/test-passkey.ts'
import { codeIn, wrongCode } from '../test-portal/test-portal.ts'
import { createDesk, type Desk } from './desk/desk.ts'
import { signatureOf } from './log/operator-key.ts'
import type { Intent } from './log/statement.ts'
import { evidence, openTestDesk, TestOperator, why } from './test-operators.ts'

/** More than one operator may move alone; the recharge costs a fee of Rs. 2. */
const large = 749_00
const largeWithFee = 751_00

let lastAccount = 50_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

describeOnStoresInFullSuite('the desk on %s', kind => {
  let paying: PayingPortal
  let desk: Desk
  let meera: TestOperator
  let tariq: TestOperator
  let asha: Payer

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    ;({ desk, meera, tariq } = await openTestDesk(paying.portal))
    asha = await paying.customer({ balancePaise: 9_000_00 })
  })
  afterAll(() => paying?.close())

  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      error => (isRefusal(error) ? error.code : error),
    )

  const sent = (amountPaise: number) => asha.recharge(mobileEnding(3), amountPaise)
  const notifiedKinds = async () =>
    (
      await paying.portal.store.db
        .selectFrom('message')
        .select('kind')
        .where('customer_id', '=', asha.id)
        .orderBy('created_at')
        .execute()
    ).map(({ kind }) => kind)
  const lockOf = () =>
    paying.portal.store.db
      .selectFrom('account_lock')
      .selectAll()
      .where('customer_id', '=', asha.id)
      .executeTakeFirst()

  describe('a sent payment', () => {
    test('is ended as paid by one operator where it is small', async () => {
      const payment = await sent(199_00)
      const intent = {
        does: 'end-paid',
        reference: payment.orderId,
        approvalNumber: 'BL-7/1',
        evidence,
      } as const
      expect(await meera.act(intent)).toMatchObject({ state: 'done' })
      expect(await asha.look(payment)).toMatchObject({ stage: 'paid', approvalNumber: 'BL-7/1' })
      expect(await asha.orderState(payment)).toBe('paid')
      expect(await notifiedKinds()).toContain('payment-made')
    })

    test('needs a second operator where it is not, and gives the money back as failed', async () => {
      const payment = await sent(large)
      const before = await asha.balance()
      const intent: Intent = { does: 'end-failed', reference: payment.reference, evidence }
      const { actId, state } = await meera.act(intent)
      expect([state, (await asha.look(payment)).stage]).toEqual(['waiting', 'sent'])
      expect(await desk.stuck()).toContainEqual(expect.objectContaining({ kind: 'act', id: actId }))

      expect(await refusal(meera.act({ does: 'approve', act: actId }))).toBe('same-operator')
      expect(await tariq.act({ does: 'approve', act: actId })).toEqual({ actId, state: 'done' })
      expect(await asha.look(payment)).toMatchObject({ stage: 'failed', failure: 'ended-by-hand' })
      const after = await asha.balance()
      expect(before.heldPaise - after.heldPaise).toBe(largeWithFee)
      expect(await notifiedKinds()).toContain('hold-released')
      expect(await refusal(tariq.act({ does: 'approve', act: actId }))).toBe('act-ended')
    })

    test('stays as it is where the second one refuses', async () => {
      const payment = await sent(large)
      const { actId } = await meera.act({ does: 'end-failed', reference: payment.reference, evidence })
      expect(await tariq.act({ does: 'refuse', act: actId })).toEqual({ actId, state: 'refused' })
      expect((await asha.look(payment)).stage).toBe('sent')
      expect(await refusal(tariq.act({ does: 'approve', act: actId }))).toBe('act-ended')
    })

    test('ends once where two operators disagree', async () => {
      const payment = await sent(large)
      const { reference } = payment
      const failed = await meera.act({ does: 'end-failed', reference, evidence })
      const paid = await tariq.act({ does: 'end-paid', reference, approvalNumber: 'BL-7/2', evidence })
      await tariq.act({ does: 'approve', act: failed.actId })
      expect(await refusal(meera.act({ does: 'approve', act: paid.actId }))).toBe('payment-not-sent')
      expect((await asha.look(payment)).stage).toBe('failed')
      expect(await desk.show(paid.actId)).toMatchObject({ facts: { state: 'waiting' } })
      await meera.act({ does: 'refuse', act: paid.actId })
    })

    test('is the biller’s to contradict: reconciliation says so, and whose word it was', async () => {
      const payment = await sent(199_00)
      const { reference } = payment
      const { actId } = await meera.act({ does: 'end-failed', reference, evidence })
      const line = {
        reference,
        billerId: payment.billerId,
        amountPaise: 199_00,
        state: 'paid',
        approvalNumber: 'SBX9',
        at: paying.portal.clock.now().toISOString(),
      }
      const at = paying.portal.clock.now()
      const period = { from: at, to: at }
      const { differences } = await reconcile(
        paying.portal.store.db,
        readSettlement(JSON.stringify(line)),
        period,
      )
      expect(differences).toEqual([
        {
          kind: 'other-state',
          reference,
          text: `it is failed here, ended by hand (${actId}), and paid in the file`,
        },
      ])
    })

    test('that has an outcome is none to end', async () => {
      const { reference } = await asha.recharge(mobileEnding(1), 199_00)
      const intent = { does: 'end-failed', reference, evidence } as const
      expect(await refusal(meera.act(intent))).toBe('payment-not-sent')
      expect(await refusal(meera.act({ ...intent, reference: 'no-such' }))).toBe('unknown-payment')
    })
  })

  test('a paid order is given back beyond policy', async () => {
    const payment = await asha.recharge(mobileEnding(1), large)
    const { balancePaise } = await asha.balance()
    const { actId } = await meera.act({ does: 'refund', orderId: payment.orderId })
    await tariq.act({ does: 'approve', act: actId })
    expect(await asha.orderState(payment)).toBe('refunded')
    expect((await asha.balance()).balancePaise - balancePaise).toBe(largeWithFee)
    expect(await refusal(meera.act({ does: 'refund', orderId: payment.orderId }))).toBe('nothing-to-refund')
  })

  test('a wallet is adjusted both ways, and its owner is notified', async () => {
    const { balancePaise } = await asha.balance()
    await meera.act({ does: 'adjust-give', customerId: asha.id, paise: 120_50 })
    await meera.act({ does: 'adjust-take', customerId: asha.id, paise: 20_00 })
    expect((await asha.balance()).balancePaise - balancePaise).toBe(100_50)
    expect(await notifiedKinds()).toEqual(expect.arrayContaining(['adjusted-up', 'adjusted-down']))
    const tooMuch = await meera.act({ does: 'adjust-take', customerId: asha.id, paise: 99_00_000_00 })
    expect(await refusal(tariq.act({ does: 'approve', act: tooMuch.actId }))).toBe('insufficient-balance')
    expect(await desk.show(tooMuch.actId)).toMatchObject({ facts: { state: 'waiting' } })
    await meera.act({ does: 'refuse', act: tooMuch.actId })
  })

  test('a wallet is given no more than it may hold, and named by the number as well', async () => {
    const ravi = await paying.customer({ balancePaise: 0 })
    const { balance } = await paying.portal.services.limits.of(ravi.id)
    const give = (paise: number) =>
      meera.act({ does: 'adjust-give', customerId: ravi.session.customer.mobile, paise })
    const { actId } = await give(balance.limitPaise)
    await tariq.act({ does: 'approve', act: actId })
    expect(await refusal(give(1))).toBe('limit-exceeded')
    const balanceText = formatPaise(balance.limitPaise)
    expect(await desk.show(ravi.id)).toMatchObject({ facts: { balance: balanceText } })
  })

  test('a closed account is given nothing', async () => {
    const ravi = await paying.customer({ balancePaise: 0 })
    const waiting = await meera.act({ does: 'adjust-give', customerId: ravi.id, paise: large })
    const verification = await verificationOf(ravi.browser, { action: 'close-account' })
    await paying.portal.services.closing.close(verification, { paidOutPaise: 0, givenUpPaise: 0 })
    const give = meera.act({ does: 'adjust-give', customerId: ravi.id, paise: 1_00 })
    expect(await refusal(give)).toBe('account-closed')
    expect(await refusal(tariq.act({ does: 'approve', act: waiting.actId }))).toBe('account-closed')
    await tariq.act({ does: 'refuse', act: waiting.actId })
  })

  test('what a biller owes us is listed until operators show that it was made good, once', async () => {
    const payment = await asha.recharge(mobileEnding(1), 199_00)
    await meera.act({ does: 'refund', orderId: payment.orderId })
    const claim = expect.objectContaining({ kind: 'claim', id: payment.reference, amountPaise: 199_00 })
    expect(await desk.stuck()).toContainEqual(claim)
    const intent = { does: 'settle', reference: payment.orderId, evidence } as const
    expect(await meera.act(intent)).toMatchObject({ state: 'done' })
    expect(await desk.stuck()).not.toContainEqual(claim)
    expect(await refusal(meera.act(intent))).toBe('claim-settled')
    expect(await refusal(meera.act({ ...intent, reference: 'no-such' }))).toBe('unknown-claim')
  })

  test('a lock is lifted by two, whatever is in the wallet', async () => {
    await paying.portal.services.locks.lock(asha.id)
    paying.portal.clock.pass(1000)
    expect(await desk.stuck()).toContainEqual(expect.objectContaining({ kind: 'lock', id: asha.id }))
    const { actId, state } = await meera.act({ does: 'lift', customerId: asha.id })
    expect([state, (await lockOf())?.customer_id]).toEqual(['waiting', asha.id])
    await tariq.act({ does: 'approve', act: actId })
    expect(await lockOf()).toBeUndefined()
    expect(await notifiedKinds()).toContain('lock-lifted')
    expect(await refusal(meera.act({ does: 'lift', customerId: asha.id }))).toBe('not-locked')
  })

  test('all sessions of a customer end by one act, which show lists', async () => {
    const zara = await paying.customer()
    const shown = async () => (await desk.show(zara.id))?.facts.sessions
    expect(await shown()).toBe(`1: npm run desk -- sign-out ${zara.id} ends them`)
    const { actId, state } = await meera.act({ does: 'sign-out', customerId: zara.id })
    expect(state).toBe('done')
    expect(await paying.portal.services.sessions.fromRequest(zara.browser)).toBeNull()
    expect(await shown()).toBeNull()
    expect((await desk.show(zara.id))?.statements).toMatchObject([{ act: actId, operator: 'meera' }])
    expect(await refusal(meera.act({ does: 'sign-out', customerId: zara.id }))).toBe('not-signed-in')
  })

  test('a dispute is passed on, and decided by two where money goes back', async () => {
    const { orderId } = await asha.recharge(mobileEnding(1), large)
    const { disputes } = paying.portal.services
    const given = { orderId, type: 'deducted-not-paid', details: 'It never arrived there.' }
    const raised = await disputes.raise(asha.id, given)
    const disputeId = 'id' in raised ? raised.id : ''
    const note = 'Sent to the biller.'
    expect(await meera.act({ does: 'review', disputeId, note })).toMatchObject({ state: 'done' })
    const { facts } = (await desk.show(disputeId)) ?? { facts: {} }
    expect(facts).toMatchObject({ details: given.details, language: 'en' })
    expect(Object.entries(facts).at(-1)).toEqual([
      expect.stringMatching(/^with-biller, /),
      expect.stringMatching(`^by ACT-.*: ${note}$`),
    ])
    const { actId } = await meera.act({ does: 'resolve', disputeId, isRefund: true, note })
    expect((await disputes.byId(asha.id, disputeId))?.state).toBe('with-biller')
    await tariq.act({ does: 'approve', act: actId })
    expect(await disputes.byId(asha.id, disputeId)).toMatchObject({
      state: 'resolved',
      refundedPaise: largeWithFee,
    })
    expect(await refusal(meera.act({ does: 'reject', disputeId, note }))).toBe('dispute-state')

    const setNote = (note: string) =>
      paying.portal.store.db
        .updateTable('dispute_event')
        .set({ note })
        .where('dispute_id', '=', disputeId)
        .where('state', '=', 'resolved')
        .execute()
    await setNote('You will get nothing.')
    expect(await paying.differences()).toEqual([
      `dispute ${disputeId}: its step to resolved says something else to the customer than ${actId}`,
    ])
    await setNote(note)
  })

  test('a ticket waits until one operator answers it, and the customer is notified', async () => {
    const { tickets } = paying.portal.services
    const form = {
      topic: 'other',
      subject: 'My bill',
      message: 'Where is my money?',
      submission: 'a-ticket-1',
    }
    const opened = await tickets.open(asha.id, form)
    const ticketId = 'id' in opened ? opened.id : ''
    const waiting = async () => (await desk.stuck()).some(({ id }) => id === ticketId)
    const since = paying.portal.clock.now()
    expect(await desk.stuck()).toContainEqual(
      expect.objectContaining({ kind: 'ticket', id: ticketId, why: 'other: My bill', since }),
    )
    expect(await refusal(meera.act({ does: 'close', ticketId }))).toBe('ticket-unanswered')

    const text = 'It is with the biller.\nWe write again on Monday.'
    const { actId, state } = await meera.act({ does: 'answer', ticketId, text })
    expect([state, await waiting()]).toEqual(['done', false])
    expect(await notifiedKinds()).toContain('ticket-answered')
    expect(await desk.show(ticketId.toLowerCase())).toMatchObject({
      facts: { ticket: ticketId, state: 'answered' },
      statements: [{ act: actId, operator: 'meera', what: { text } }],
    })

    paying.portal.clock.pass(1000)
    const browser = paying.portal.services.sessions.requestingBrowser(asha.browser.client)
    await tickets.reply(asha.id, ticketId, { message: 'Thank you.', seen: 2, browser })
    expect(await waiting()).toBe(true)
    paying.portal.clock.pass(1000)
    await meera.act({ does: 'close', ticketId })
    expect([(await tickets.byId(asha.id, ticketId))?.state, await waiting()]).toEqual(['closed', false])
    expect(await refusal(meera.act({ does: 'answer', ticketId: 'TKT-NONE', text }))).toBe('unknown-ticket')
  })

  test('the audit knows an answer that no operator gave, and a ticket that none closed', async () => {
    const { db } = paying.portal.store
    const { id, ...answer } = await db
      .selectFrom('care_ticket')
      .innerJoin('care_ticket_message', 'ticket_id', 'id')
      .select(['id', 'number', 'text'])
      .where('customer_id', '=', asha.id)
      .where('author', '=', 'care')
      .executeTakeFirstOrThrow()
    const say = (text: string) =>
      db
        .updateTable('care_ticket_message')
        .set({ text })
        .where('ticket_id', '=', id)
        .where('number', '=', answer.number)
        .execute()
    const set = (state: 'open' | 'closed') =>
      db.updateTable('care_ticket').set({ state }).where('id', '=', id).execute()
    await say('You get nothing.')
    expect(await paying.differences()).toEqual([`ticket ${id}: its answer 2 is what no act says`])
    await say(answer.text)
    await set('open')
    expect(await paying.differences()).toEqual([
      expect.stringMatching(`ACT-.*: ticket ${id} was not closed by it`),
    ])
    await set('closed')
  })

  describe('small sums', () => {
    let later: PayingPortal
    let [rani, sami] = [meera, tariq]
    let ravi: Payer

    beforeAll(async () => {
      later = await openPayingPortal(kind)
      // From this day on all sums of one day count together.
      later.portal.clock.pass(Date.UTC(2026, 10, 18) - later.portal.clock.now().getTime())
      ;({ meera: rani, tariq: sami } = await openTestDesk(later.portal))
      ravi = await later.customer()
    })
    afterAll(() => later?.close())

    const give = (operator: TestOperator, to: Payer, paise: number) =>
      operator.act({ does: 'adjust-give', customerId: to.id, paise })

    test('that one operator gives one after another are one sum', async () => {
      const { balancePaise } = await ravi.balance()
      expect(await give(rani, ravi, 300_00)).toMatchObject({ state: 'done' })
      expect(await give(rani, ravi, 200_00)).toMatchObject({ state: 'done' })
      expect(await give(rani, ravi, 1)).toMatchObject({
        state: 'waiting',
        why: 'meera alone has moved Rs. 500 in the last 24 hours, with this Rs. 500.01, and without a second operator it is at most Rs. 500',
      })
      expect((await ravi.balance()).balancePaise - balancePaise).toBe(500_00)
    })

    test('count for whomever they are given to', async () => {
      expect(await give(rani, await later.customer(), 1)).toMatchObject({ state: 'waiting' })
    })

    test('of several operators to one customer count together', async () => {
      expect(await give(sami, ravi, 1)).toMatchObject({
        state: 'waiting',
        why: expect.stringContaining(
          `operators alone have moved for ${ravi.id} Rs. 500 in the last 24 hours`,
        ),
      })
      expect(await give(sami, await later.customer(), 100_00)).toMatchObject({ state: 'done' })
    })

    test('that a second operator approves do not count, and acts without money need no second operator', async () => {
      const asif = await later.customer()
      const { actId } = await give(sami, asif, 500_01)
      await rani.act({ does: 'approve', act: actId })
      expect(await give(sami, asif, 400_00)).toMatchObject({ state: 'done' })
      const dispute = await later.portal.services.disputes.raise(ravi.id, {
        orderId: (await ravi.recharge(mobileEnding(1), 199_00)).orderId,
        type: 'other',
        details: 'Please look at it.',
      })
      const rejected = { disputeId: 'id' in dispute ? dispute.id : '', note: 'No.' }
      expect(await rani.act({ does: 'reject', ...rejected })).toMatchObject({ state: 'done' })
    })

    test('are reset after a day', async () => {
      later.portal.clock.pass(24 * 60 * 60_000)
      expect(await give(rani, ravi, 500_00)).toMatchObject({ state: 'done' })
      expect(await later.differences()).toEqual([])
    })
  })

  describe('the log', () => {
    const give = () => ({ does: 'adjust-give', customerId: asha.id, paise: 100_00 }) as const

    test('takes no act twice: what was signed fits one place', async () => {
      const signed = await meera.sign(give())
      await desk.submit(signed)
      expect(await refusal(desk.submit(signed))).toBe('log-moved')
    })

    test('takes no signature of another, nor another’s words under a signature', async () => {
      const { text, signature } = await meera.sign(give())
      const forged = signatureOf(`chowk operator log 1\n${text}`, tariq.key)
      expect(await refusal(desk.submit({ text, signature: forged }))).toBe('bad-signature')
      const more = text.replace('"paise":10000', '"paise":10001')
      expect(await refusal(desk.submit({ text: more, signature }))).toBe('bad-signature')
      const other = text.replace('"operator":"meera"', '"operator":"tariq"')
      expect(await refusal(desk.submit({ text: other, signature }))).toBe('bad-signature')
    })

    test('takes no sum but the one that the store knows', async () => {
      const { text } = await meera.sign(give())
      const less = text.replace('"amountPaise":10000', '"amountPaise":1')
      const signature = signatureOf(`chowk operator log 1\n${less}`, meera.key)
      expect(await refusal(desk.submit({ text: less, signature }))).toBe('other-facts')
    })

    test('takes nothing that was signed long ago', async () => {
      const signed = await meera.sign(give())
      paying.portal.clock.pass(6 * 60_000)
      expect(await refusal(desk.submit(signed))).toBe('bad-statement')
    })

    test('takes nothing without a reason', async () => {
      for (const reason of ['', '   ', 'so', 'two\nlines'])
        expect(await refusal(meera.act(give(), reason))).toBe('no-reason')
    })

    test('lets one of two who write at once sign again', async () => {
      const [first, second] = [await meera.sign(give()), await tariq.sign(give())]
      const outcomes = await Promise.all([refusal(desk.submit(first)), refusal(desk.submit(second))])
      expect(outcomes.sort()).toEqual(['done', 'log-moved'])
    })

    test('is only ever added to', async () => {
      const { db } = paying.portal.store
      for (const statement of ["update operator_log set signature = ''", 'delete from operator_log'])
        await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only')
    })
  })

  describe('operators', () => {
    test('from the third on are registered by two, each key once', async () => {
      const nina = new TestOperator(desk, 'nina')
      const intent = { does: 'register', name: 'nina', publicKey: nina.publicKey } as const
      const { actId, state } = await meera.act(intent)
      expect(state).toBe('waiting')
      await tariq.act({ does: 'approve', act: actId })
      expect(await refusal(meera.act({ ...intent, name: 'nina.two' }))).toBe('key-known')
      expect(await nina.act({ does: 'adjust-give', customerId: asha.id, paise: 1_00 })).toMatchObject({
        state: 'done',
      })
    })

    test('are not registered by an act that waited while another registered the name', async () => {
      const [first, second] = [new TestOperator(desk, 'omar'), new TestOperator(desk, 'omar')]
      const register = ({ publicKey }: TestOperator) =>
        meera.act({ does: 'register', name: 'omar', publicKey })
      const [{ actId }, { actId: later }] = [await register(first), await register(second)]
      await tariq.act({ does: 'approve', act: actId })
      expect(await refusal(tariq.act({ does: 'approve', act: later }))).toBe('operator-known')
      await tariq.act({ does: 'refuse', act: later })
      await tariq.act({ does: 'revoke', name: 'omar' })
    })

    test('whose key was revoked cannot act, and their requests cannot be approved', async () => {
      const payment = await sent(large)
      const [nina] = (await desk.operators()).operators.filter(({ name }) => name === 'nina')
      expect(nina?.revoked_at).toBeNull()
      const omar = new TestOperator(desk, 'omar')
      const { actId } = await meera.act({ does: 'register', name: 'omar', publicKey: omar.publicKey })
      await tariq.act({ does: 'approve', act: actId })
      const outcome = await omar.act({ does: 'end-failed', reference: payment.reference, evidence })
      const signed = await omar.sign({ does: 'adjust-give', customerId: asha.id, paise: 1_00 })
      await tariq.act({ does: 'revoke', name: 'omar' })
      expect(await refusal(desk.submit(signed))).toBe('log-moved')
      expect(await refusal(omar.sign({ does: 'lift', customerId: asha.id }))).toBe('unknown-operator')
      expect(await desk.show(outcome.actId)).toMatchObject({
        facts: { state: 'refused', 'ended by': 'tariq' },
      })
      expect(await refusal(meera.act({ does: 'approve', act: outcome.actId }))).toBe('act-ended')
    })

    test('bootstrap once: not while there are operators', async () => {
      const eve = new TestOperator(desk, 'eve')
      const intent = { does: 'bootstrap', name: 'eve', publicKey: eve.publicKey } as const
      expect(await refusal(eve.act(intent))).toBe('operators-there')
    })
  })

  describe('the recovery key', () => {
    let recovered: PayingPortal
    let first: TestOperator
    let recovery: TestOperator

    beforeAll(async () => {
      recovered = await openPayingPortal(kind)
      const own = createDesk({ store: recovered.portal.store, now: recovered.portal.clock.now })
      first = new TestOperator(own, 'asif')
      recovery = new TestOperator(own, 'recovery')
      const keys = { publicKey: first.publicKey, recoveryKey: recovery.publicKey }
      await first.act({ does: 'bootstrap', name: 'asif', ...keys })
    })
    afterAll(() => recovered?.close())

    test('registers the second operator again when one is left', async () => {
      await first.register('bela')
      await first.act({ does: 'revoke', name: 'bela' })
      const chand = new TestOperator(first.desk, 'chand')
      const intent = { does: 'register', name: 'chand', publicKey: chand.publicKey } as const
      expect(await first.act(intent)).toMatchObject({ state: 'waiting' })
      expect(await recovery.act(intent)).toMatchObject({ state: 'done' })
      const customer = await recovered.customer()
      const { actId } = await first.act({ does: 'adjust-give', customerId: customer.id, paise: large })
      expect(await chand.act({ does: 'approve', act: actId })).toMatchObject({ state: 'done' })
    })

    test('does nothing else, and needs two operators to be replaced', async () => {
      const customer = await recovered.customer()
      const give = { does: 'adjust-give', customerId: customer.id, paise: 1_00 } as const
      expect(await refusal(recovery.act(give))).toBe('recovery-only')
      expect(await refusal(first.act({ does: 'revoke', name: 'recovery' }))).toBe('recovery-apart')
      const { publicKey } = new TestOperator(first.desk, 'recovery')
      const { actId, state } = await first.act({ does: 'replace-recovery', publicKey })
      expect(state).toBe('waiting')
      expect(await refusal(recovery.act({ does: 'refuse', act: actId }))).toBe('recovery-only')
      await first.act({ does: 'refuse', act: actId })
    })

    test('lets only operators back in when none is left', async () => {
      await first.act({ does: 'revoke', name: 'chand' })
      await first.act({ does: 'revoke', name: 'asif' })
      const eve = new TestOperator(first.desk, 'eve')
      const bootstrap = { does: 'bootstrap', name: 'eve', publicKey: eve.publicKey } as const
      expect(await refusal(eve.act(bootstrap))).toBe('operators-there')
      const [dara, ela] = [await recovery.register('dara'), await recovery.register('ela')]
      const customer = await recovered.customer()
      const { actId } = await dara.act({ does: 'adjust-give', customerId: customer.id, paise: large })
      expect(await ela.act({ does: 'approve', act: actId })).toMatchObject({ state: 'done' })
      expect(await recovered.differences()).toEqual([])
    })
  })

  test('what is stuck is listed with its age, and shown with what was said of it', async () => {
    const payment = await sent(large)
    const { actId } = await meera.act({ does: 'end-failed', reference: payment.reference, evidence })
    paying.portal.clock.pass(31 * 60_000)
    expect(await desk.stuck()).toContainEqual(
      expect.objectContaining({ kind: 'payment', id: payment.orderId, amountPaise: largeWithFee }),
    )
    expect(await desk.show(payment.orderId.toLowerCase())).toMatchObject({
      facts: { stage: 'sent', sum: 'Rs. 749' },
      statements: [{ act: actId, operator: 'meera', reason: why }],
    })
    expect(await desk.show(asha.session.customer.mobile)).toMatchObject({ facts: { customer: asha.id } })
    expect(await desk.show('nothing')).toBeUndefined()
  })

  test('a number is shown with what keeps its owner out, and what helps', async () => {
    const { portal } = paying
    const zoya = await paying.customer()
    const { mobile } = zoya.session.customer
    const shown = async (id: string) => (await desk.show(id))?.facts ?? {}
    const lines = (facts: object) =>
      Object.entries(facts).flatMap(([name, value]) => (value == null ? [] : `${name}: ${value}`))
    const reported = async (id: string) => lines(await shown(id)).join('\n')

    const stranger = portal.browser()
    const { challenge, code } = codeIn(await stranger.requestCode(mobile))
    for (let wrong = 0; wrong < 5; wrong++) await stranger.enterCode({ challenge, code: wrongCode(code) })
    expect(await shown(mobile)).toMatchObject({
      customer: zoya.id,
      'codes asked for in 24 hours':
        '1 by new browsers, 1 by new browsers in a known network, 1 by a session',
      'wrong codes in 24 hours': '5 by new browsers in a known network',
      'wrong codes in a row': '5 by new browsers in a known network',
      'five wrong tries at one code': portal.clock.now(),
      'what lets codes be asked for and tried again': `npm run desk -- free ${mobile}, once you know who asks`,
    })
    await meera.act({ does: 'free', customerId: mobile })
    expect(await reported(mobile)).not.toMatch(/new browsers|desk -- free/)

    await addPasskey(zoya.browser)
    await addPasskey(zoya.browser)
    const { actId } = await meera.act({ does: 'adjust-give', customerId: zoya.id, paise: large })
    expect(await reported(mobile)).toMatch(/add-passkey waits: asked for .*Z, done by itself from .*Z unless/)
    expect(await reported(mobile)).toContain(
      `${actId} waits: adjust-give, Rs. 749, asked for by meera: npm run desk -- approve`,
    )
    await meera.act({ does: 'refuse', act: actId })
    expect(await reported(mobile)).not.toMatch(/locked|approve/)

    portal.clock.pass(25 * 60 * 60_000)
    await portal.services.locks.lock(zoya.id)
    expect(await shown(mobile)).toMatchObject({
      locked: portal.clock.now(),
      'how it opens':
        'at once with a passkey from before the lock; with a code a day after the owner asks for it, which nobody has',
      'what opens it for the owner': expect.stringContaining(`npm run desk -- lift ${zoya.id}`),
    })
    expect(await reported(mobile)).not.toContain('add-passkey waits')

    const nobody = mobileEnding(7)
    expect(await desk.show(nobody)).toBeUndefined()
    await portal.browser().requestCode(nobody)
    expect(await shown(nobody)).toMatchObject({
      number: nobody,
      account: 'none',
      'codes asked for in 24 hours': '1 by new browsers',
    })
  })

  test('after all of it, the audit finds everything explained', async () => {
    expect(await paying.differences()).toEqual([])
  })
})
