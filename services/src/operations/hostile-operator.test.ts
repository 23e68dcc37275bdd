// Attacks by an operator with write access to the database, or with one key only.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../bills/payments/test-payments.ts'
import { isRefusal } from '../platform/store/errors.ts'
import { withoutGuards } from '../platform/store/test-guards.ts'
import { describeOnStoresInFullSuite } from '../platform/store/test-on-stores.ts'
import { keyFingerprint } from './desk/describe-act.ts'
import { createDesk, type Desk } from './desk/desk.ts'
import { openTestDesk, TestOperator } from './test-operators.ts'

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    error => (isRefusal(error) ? error.code : error),
  )

describeOnStoresInFullSuite('a hostile operator on %s', kind => {
  let paying: PayingPortal
  let desk: Desk
  let meera: TestOperator
  let tariq: TestOperator
  let asha: Payer

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    ;({ desk, meera, tariq } = await openTestDesk(paying.portal))
    asha = await paying.customer({ balancePaise: 0 })
    await withoutGuards(paying.portal.store)
  })
  afterAll(() => paying?.close())

  const db = () => paying.portal.store.db
  const forge = (statement: ReturnType<typeof sql>) => statement.execute(db())

  describe('with write access to the database', () => {
    test('cannot show one sum and have another approved', async () => {
      const { actId } = await meera.act({ does: 'adjust-give', customerId: asha.id, paise: 9_000_00 })
      await forge(sql`update operator_act set amount_paise = 10000 where id = ${actId}`)
      expect(await desk.show(actId)).toMatchObject({
        facts: {
          sum: 'Rs. 9,000',
          customer: asha.id,
          'the database differs': expect.stringContaining('not what was signed'),
        },
      })
      expect(await desk.stuck()).toContainEqual(
        expect.objectContaining({ id: actId, why: expect.stringContaining('is not what was signed') }),
      )
      expect(await refusal(tariq.act({ does: 'approve', act: actId }))).toBe('act-differs')
      expect((await asha.balance()).balancePaise).toBe(0)
      await forge(sql`update operator_act set amount_paise = 900000 where id = ${actId}`)
      await tariq.act({ does: 'refuse', act: actId })
    })

    test('cannot have one act approved in the place of another', async () => {
      const [small, large] = [
        await meera.act({ does: 'adjust-give', customerId: asha.id, paise: 600_00 }),
        await meera.act({ does: 'adjust-give', customerId: asha.id, paise: 9_000_00 }),
      ]
      const { text } = await tariq.sign({ does: 'approve', act: small.actId })
      const { asked } = JSON.parse(text)
      const line = await db()
        .selectFrom('operator_log')
        .select('hash')
        .where('act_id', '=', small.actId)
        .executeTakeFirst()
      expect(asked).toBe(line?.hash)
      await forge(sql`update operator_log set act_id = ${small.actId} where act_id = ${large.actId}`)
      expect(await refusal(tariq.act({ does: 'approve', act: small.actId }))).toBe('log-differs')
      await forge(
        sql`update operator_log set act_id = ${large.actId} where hash <> ${asked} and act_id = ${small.actId}`,
      )
      for (const { actId } of [small, large]) await tariq.act({ does: 'refuse', act: actId })
    })

    test('cannot become an operator, nor one again', async () => {
      const mallory = new TestOperator(desk, 'mallory')
      await forge(
        sql`insert into operator (public_key, name, registered_at) values (${mallory.publicKey}, 'mallory', 1)`,
      )
      expect(await refusal(mallory.act({ does: 'revoke', name: 'meera' }))).toBe('log-differs')
      const { operators, differences } = await desk.operators()
      expect(operators.map(({ name }) => name)).toEqual(['meera', 'tariq'])
      expect(differences).toEqual([
        'operator mallory: the row is invented, no signed line of the operator log makes it',
      ])
      await forge(sql`delete from operator where name = 'mallory'`)

      const nina = new TestOperator(desk, 'nina')
      const { actId } = await meera.act({ does: 'register', name: 'nina', publicKey: nina.publicKey })
      expect(await desk.show(actId)).toMatchObject({
        facts: {
          operator: 'nina',
          'public key': nina.publicKey,
          fingerprint: keyFingerprint(nina.publicKey),
        },
      })
      await tariq.act({ does: 'approve', act: actId })
      await meera.act({ does: 'revoke', name: 'nina' })
      const { revoked_at } = await db()
        .selectFrom('operator')
        .select('revoked_at')
        .where('name', '=', 'nina')
        .executeTakeFirstOrThrow()
      await forge(sql`update operator set revoked_at = null where name = 'nina'`)
      expect(await refusal(nina.act({ does: 'revoke', name: 'meera' }))).toBe('log-differs')
      await forge(sql`update operator set revoked_at = ${revoked_at} where name = 'nina'`)
      expect(await refusal(nina.act({ does: 'revoke', name: 'meera' }))).toBe('unknown-operator')
    })

    test('cannot make room for more alone by hiding what was moved alone', async () => {
      paying.portal.clock.pass(Math.max(0, Date.UTC(2026, 10, 19) - paying.portal.clock.now().getTime()))
      const { actId } = await meera.act({ does: 'adjust-give', customerId: asha.id, paise: 500_00 })
      await forge(sql`update operator_act set asked_at = 1 where id = ${actId}`)
      const more = await meera.act({ does: 'adjust-give', customerId: asha.id, paise: 1_00 })
      expect(more).toMatchObject({ state: 'waiting' })
      const { at } = JSON.parse(
        (
          await db()
            .selectFrom('operator_log')
            .select('statement')
            .where('act_id', '=', actId)
            .executeTakeFirstOrThrow()
        ).statement,
      )
      await forge(sql`update operator_act set asked_at = ${at} where id = ${actId}`)
      await meera.act({ does: 'refuse', act: more.actId })
    })

    test('leaves nothing behind when all is put right', async () => {
      expect(await paying.differences()).toEqual([])
    })
  })

  test('is shown everything that an approval carries out', async () => {
    const { orderId } = await asha.recharge('9811122231', 299_00)
    const raised = await paying.portal.services.disputes.raise(asha.id, {
      orderId,
      type: 'deducted-not-paid',
      details: 'It never arrived there.',
    })
    const disputeId = 'id' in raised ? raised.id : ''
    const resolve = { does: 'resolve', disputeId, isRefund: true, note: 'You have it back.' } as const
    const { actId } = await meera.act(resolve)
    expect(await desk.show(actId)).toMatchObject({
      facts: {
        'what it does': 'resolve: resolves a dispute',
        dispute: disputeId,
        customer: asha.id,
        sum: 'Rs. 300',
        'money back': 'yes, the order is given back',
        'note to the customer': 'You have it back.',
      },
    })
    await meera.act({ does: 'refuse', act: actId })
    const form = { topic: 'other', subject: 'My bill', message: 'Where is it?', submission: 'a-shown-ticket' }
    const opened = await paying.portal.services.tickets.open(asha.id, form)
    const answer = {
      does: 'answer',
      ticketId: 'id' in opened ? opened.id : '',
      text: 'It is paid.\nWe are sorry.',
    } as const
    const answered = await meera.act(answer)
    expect(await desk.show(answered.actId)).toMatchObject({
      facts: { 'answer to the customer': answer.text },
    })
  })

  test.each(['a\u202egnirts', 'a\u0007b', 'a\rb'])('cannot write %j to a customer', async text => {
    expect(await refusal(meera.act({ does: 'answer', ticketId: 'TKT-0000000000', text }))).toBe('bad-intent')
    expect(await refusal(meera.act({ does: 'reject', disputeId: 'DSP-0000000000', note: text }))).toBe(
      'bad-intent',
    )
  })

  describe('while the recovery key is replaced', () => {
    let own: PayingPortal
    let [asif, bela, recovery, spare] = [meera, tariq, tariq, tariq]

    beforeAll(async () => {
      own = await openPayingPortal(kind)
      const desk = createDesk({ store: own.portal.store, now: own.portal.clock.now })
      ;[asif, recovery, spare] = ['asif', 'recovery', 'recovery'].map(
        name => new TestOperator(desk, name),
      ) as [TestOperator, TestOperator, TestOperator]
      await asif.act({
        does: 'bootstrap',
        name: 'asif',
        publicKey: asif.publicKey,
        recoveryKey: recovery.publicKey,
      })
      bela = await asif.register('bela')
    })
    afterAll(() => own?.close())

    const registerSelf = (by: TestOperator, name: string) =>
      by.act({ does: 'register', name, publicKey: new TestOperator(by.desk, name).publicKey })

    test('one of two has the key or loses it, and there is always one', async () => {
      const { actId } = await asif.act({ does: 'replace-recovery', publicKey: spare.publicKey })
      expect(await refusal(asif.act({ does: 'approve', act: actId }))).toBe('same-operator')
      await bela.act({ does: 'approve', act: actId })
      expect(await refusal(registerSelf(recovery, 'mallory'))).toBe('unknown-operator')
    })

    test('one who revokes the other cannot bootstrap, nor register a second self', async () => {
      await asif.act({ does: 'revoke', name: 'bela' })
      expect(await refusal(asif.act({ does: 'revoke', name: 'recovery' }))).toBe('recovery-apart')
      const { actId } = await asif.act({
        does: 'replace-recovery',
        publicKey: asif.publicKey.replace(/.{4}$/, 'AAAA'),
      })
      expect(await refusal(asif.act({ does: 'approve', act: actId }))).toBe('same-operator')
      expect(await registerSelf(asif, 'asif.two')).toMatchObject({ state: 'waiting' })
      const again = new TestOperator(asif.desk, 'asif.three')
      const bootstrap = { does: 'bootstrap', name: 'asif.three', publicKey: again.publicKey } as const
      expect(await refusal(again.act(bootstrap))).toBe('operators-there')
      await asif.act({ does: 'revoke', name: 'asif' })
      expect(await refusal(again.act(bootstrap))).toBe('operators-there')
    })

    test('with none left the new recovery key still registers operators', async () => {
      expect(await registerSelf(spare, 'chand')).toMatchObject({ state: 'done' })
      expect(await own.differences()).toEqual([])
    })
  })
})
