// The receipt as its owner prints it, and as anybody with the paper verifies it.
import type { Receipt, Services } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts, type TestCustomer } from '../../../account/test-customer.ts'
import { meet } from '../../../page/test-page.tsx'
import { receiptPage } from './receipt.page.tsx'
import { receiptCheckPage } from './receipt-check.page.tsx'

let accounts: TestAccounts
let asha: TestCustomer
let receipt: Receipt

beforeAll(async () => {
  accounts = await openTestAccounts()
  asha = await accounts.signIn('9000000001')
  const { services, session } = await asha.context('/')
  const { orders } = await services.orders.list(session.customer.id, { state: 'paid', search: 'bescom' })
  const found = await services.receipts.of(session.customer.id, orders[0]?.id ?? '')
  if (!found) throw new Error('The demonstration has no paid order.')
  receipt = found
})

afterAll(() => accounts.close())

const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

async function printed(locale: Locale = 'en', receipts?: Partial<Services['receipts']>) {
  const context = await asha.context('/', { params: { id: receipt.order.id }, locale })
  const services = { ...context.services, receipts: { ...context.services.receipts, ...receipts } }
  return text((await meet(receiptPage, { ...context, services })).html)
}

/** Opened without a session. */
async function checked(token: string, locale: Locale = 'en') {
  const context = await asha.context('/', { params: { token }, locale })
  const { html, shown } = await meet(receiptCheckPage, { ...context, session: null })
  return { html, text: text(html), noindex: shown?.head.noindex, isMissing: shown?.isMissing }
}

const token = () => receipt.path.replace('/r/', '')

describe('the paper', () => {
  test('names the biller, the account, the sum in words and the code’s address', async () => {
    const paper = await printed()
    for (const fragment of ['Payment receipt', 'BESCOM', '4521880011', 'In words: Rupees', receipt.order.id])
      expect(paper).toContain(fragment)
    expect(paper).not.toContain('GST')
  })

  test('bears the number, and no name: that may be another than when it was paid', async () => {
    const { name, mobile } = (await asha.context('/')).session.customer
    expect(name).not.toBe('')
    expect(await printed()).not.toContain(name)
    expect(await printed()).toContain(mobile.slice(-5))
  })

  test('tells the fee from its tax, so that the lines make the total', async () => {
    const fee = {
      payment: {
        billerId: '',
        money: { source: 'upi' },
        cost: { amountPaise: 1_026_14, feePaise: 2_36, totalPaise: 1_028_50 },
      },
      order: { ...receipt.order, amountPaise: 1_028_50 },
    }
    const paper = await printed('en', { of: async () => ({ ...receipt, ...fee }) as unknown as Receipt })
    expect(paper).toMatch(
      /1,026 ?\.14 Convenience fee 2 ?\.00 GST on the fee, 18% 0 ?\.36 Total Rs\. 1,028 ?\.50/,
    )
    expect(paper).toContain('Rupees one thousand twenty-eight and fifty paise only')
    expect(paper).toMatch(/Paid from UPI app/)
  })

  test('says when its money went back', async () => {
    const refunded = { ...receipt, refundedAt: new Date('2026-11-16T10:00:00+05:30') }
    const paper = await printed('en', { of: async () => refunded })
    expect(paper).toContain('Refunded on 16 Nov 2026')
    expect(paper).not.toContain('confirmed by the biller')
  })

  test('speaks Hindi', async () => {
    const paper = await printed('hi')
    expect(paper).toContain('भुगतान की रसीद')
    expect(paper).toMatch(/शब्दों में: .* रुपये मात्र/)
  })
})

describe('the check', () => {
  test('finds the paper valid, shows it, and nothing that names the customer', async () => {
    const { session } = await asha.context('/')
    const { html, text, noindex, isMissing } = await checked(token())
    expect([noindex, isMissing]).toEqual([true, false])
    for (const fragment of ['This receipt is valid', 'BESCOM', '•••••••011', receipt.order.id])
      expect(text).toContain(fragment)
    const { id, name, mobile } = session.customer
    for (const personal of [id, name ?? '?', mobile, mobile.slice(0, 5), '4521880011'])
      expect(html).not.toContain(personal)
  })

  test('of a changed amount shows nothing', async () => {
    const { text, isMissing } = await checked(token().replace(/\.\d+\./, '.100.'))
    expect(isMissing).toBe(true)
    expect(text).toContain('This is not our receipt')
    expect(text).not.toMatch(/BESCOM|ORD-/)
  })

  test('speaks Hindi', async () => {
    expect((await checked(token(), 'hi')).text).toContain('यह रसीद सही है')
    expect((await checked('x', 'hi')).text).toContain('यह रसीद हमारी नहीं है')
  })
})
