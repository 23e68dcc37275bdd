import type { Locale } from '@chowk/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../../bills/payments/test-payments.ts'
import type { SettlementLine } from '../../bills/reconciliation/statements.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { disputeNoteText } from '../disputes/dispute-notes.ts'
import { actOnSettlement } from './act-on-settlement.ts'

describeOnStoresInFullSuite('a settlement file that says refused on %s', kind => {
  let paying: PayingPortal
  let asha: Payer

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  const now = () => paying.portal.clock.now()
  const act = (...lines: SettlementLine[]) => actOnSettlement(paying.portal.store, lines, now().getTime())

  async function paidBy(mobileNumber: string) {
    asha = await paying.customer()
    const payment = await asha.recharge(mobileNumber)
    const { reference, billerId, cost } = payment
    const { amountPaise } = cost
    const line = { reference, billerId, amountPaise, state: 'refused', at: now().toISOString() } as const
    return { payment, line }
  }

  test('ends what was sent as the biller’s answer would, once', async () => {
    const { payment, line } = await paidBy('9811144413')
    expect(await act(line)).toEqual([
      `reversed ${payment.reference}: the file says refused, and its money goes back`,
    ])
    expect(await asha.look(payment)).toMatchObject({ stage: 'failed', failure: 'refused-by-biller' })
    expect(await asha.balance()).toMatchObject({ balancePaise: 5_000_00, heldPaise: 0 })
    expect(await act(line)).toEqual([])
    expect(await paying.differences()).toEqual([])
  })

  test('takes nothing back that is paid here: a dispute waits for people, one', async () => {
    const { payment, line } = await paidBy('9811144411')
    const [reported = '', ...more] = await act(line)
    expect(more).toEqual([])
    const [disputeId = ''] = /DSP-\w+/.exec(reported) ?? []
    const { disputes } = paying.portal.services
    const raised = await disputes.byId(asha.id, disputeId)
    expect(raised).toMatchObject({ state: 'raised', orderId: payment.orderId, details: '' })
    const why = (language: Locale) => raised?.timeline.map(step => disputeNoteText(language, step))
    expect(why('en')).toEqual(['The biller’s settlement file says that this payment was refused.'])
    expect(why('hi')).toEqual(['कंपनी की सेटलमेंट फ़ाइल कहती है कि यह भुगतान मंज़ूर नहीं हुआ।'])
    expect((await asha.look(payment)).stage).toBe('paid')
    expect(await act(line)).toEqual([])
    await disputes.decide(disputeId, 'refund')
    expect(await act(line)).toEqual([])
    expect((await asha.balance()).balancePaise).toBe(5_000_00)
    expect(await paying.differences()).toEqual([])
  })

  test('of another sum or biller, or that says two things of one payment, does nothing', async () => {
    const { payment, line } = await paidBy('9811144423')
    expect(await act({ ...line, amountPaise: line.amountPaise + 1 })).toEqual([])
    expect(await act({ ...line, billerId: 'mobile-recharge/airtel' })).toEqual([])
    expect(await act(line, { ...line, state: 'pending' })).toEqual([])
    expect((await asha.look(payment)).stage).toBe('sent')
  })
})
