// The home page's strip over real services: what is due, with days left, comes before other accounts.
import type { AccountDue, DueState } from '@chowk/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '../../../account/test-customer.ts'
import { meet } from '../../../page/test-page.tsx'
import { stripPage } from './strip.page.tsx'

const electricity = 'electricity-bill-payment/tamil-nadu/tamil-nadu-power-distribution-corporation'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())

function kept(name: string, billerId: string, dueState: DueState): AccountDue {
  return {
    account: { id: name, billerId, account: '', parameters: {}, name, label: '' },
    dueState,
    reminds: true,
  }
}

test('a bill that is due is first among the saved accounts, with its sum and the days left', async () => {
  const asha = await accounts.signIn('9811122255')
  const context = await asha.context('/my-strip')
  const dueDate = new Date(Date.now() + 5.5 * 3_600_000 + 3 * 86_400_000).toISOString().slice(0, 10)
  const dues = {
    ...context.services.dues,
    list: async () => [
      kept('Home', electricity, { state: 'due', due: { amountPaise: 1205_00, dueDate } }),
      kept('Phone', 'mobile-recharge/jio', { state: 'unasked' }),
    ],
  }
  const services = { ...context.services, dues }
  const { html } = await meet(stripPage, { ...context, services })
  expect(html).toMatch(/^<p [^>]*><b>For you<\/b><a href="[^"]*\/pay\/saved">See all<\/a><\/p><ul/)
  const [due = '', phone = ''] = html.split('<li>').slice(1)
  expect(html.split('<li>').at(-1)).toContain('You can spend')
  expect(due.replaceAll('\u00a0', ' ')).toMatch(
    /\/bills" method="post".*>Pay Home<.*>Rs\. 1,205 due in 3 days</,
  )
  expect(phone).toContain('Recharge Phone<')
  const ofOne = async (of: string) => (await meet(stripPage, { ...context, query: { of }, services })).html
  expect(await ofOne('mobile-recharge')).toMatch(/Recharge Phone<.*My number</)
  expect(await ofOne('mobile-recharge')).not.toContain('Home')
  expect(await ofOne('mobile-recharge')).not.toContain('You can spend')
  expect(await ofOne('electricity-bill-payment/tamil-nadu')).toContain('Home')
  expect(await ofOne('water-bill-payment')).toMatch(/^<ul[^>]*><li><a [^>]*\/pay\/saved".*See all/)
})

test('who has given a name is greeted by the first word of it, and finds their own number', async () => {
  const mobile = '9811122299'
  const rani = await accounts.signIn(mobile)
  const context = await rani.context('/my-strip')
  const customer = { ...context.session.customer, name: 'rani devi' }
  const own = { ...kept('', 'mobile-recharge/jio', { state: 'unasked' }) }
  const list = async () => [{ ...own, account: { ...own.account, account: mobile } }]
  const services = { ...context.services, dues: { ...context.services.dues, list } }
  for (const [locale, greeting, mine] of [
    ['en', 'Hi, Rani', 'My number, Jio'],
    ['hi', 'नमस्ते, Rani', 'मेरा नंबर, जियो'],
  ] as const) {
    const named = { ...context, locale, services, session: { ...context.session, customer } }
    const { html } = await meet(stripPage, named)
    expect(html).toContain(`<b>${greeting}</b>`)
    expect(html).toMatch(new RegExp(`>${mine}<.*>98111\u00a022299<`))
  }
})

test('who may spend less than there is today, since something is new, reads that', async () => {
  const priya = await accounts.signIn('9811122277')
  const context = await priya.context('/my-strip')
  const { wallet, payments } = context.services
  const services = {
    ...context.services,
    wallet: {
      ...wallet,
      balance: async () => ({ balancePaise: 900000, heldPaise: 0, availablePaise: 900000 }),
    },
    payments: {
      ...payments,
      newDeviceLimit: async () => ({ limitPaise: 500000, leftPaise: 475000, until: new Date() }),
    },
  }
  const { html } = await meet(stripPage, { ...context, services })
  expect(html.replaceAll('\u00a0', ' ')).toMatch(/You can spend today.*Rs\. 4,750/)
})

test('who is new reads what the wallet is for, and how money comes into it; who has paid something does not', async () => {
  const meera = await accounts.signIn('9811122288')
  for (const [locale, wallet, whatFor, addMoney] of [
    ['en', 'Your wallet', 'For bills and recharges', 'Add money'],
    ['hi', 'आपका वॉलेट', 'बिल और रिचार्ज के लिए', 'पैसे जोड़ें'],
  ] as const) {
    const context = { ...(await meera.context('/my-strip')), locale }
    const [balance = '', add = '', ...more] = (await meet(stripPage, context)).html.split('<li>').slice(1)
    expect(balance).toMatch(new RegExp(`>${wallet}<.*\\D0<`))
    expect(add).toMatch(new RegExp(`/passbook".*>${whatFor}<.*>${addMoney}<`))
    expect(more).toEqual([])
    const wallets = { ...context.services.wallet, canAddMoney: false }
    const without = { ...context, services: { ...context.services, wallet: wallets } }
    expect((await meet(stripPage, without)).html).not.toContain(addMoney)
    const list = async () => [kept('Phone', 'mobile-recharge/jio', { state: 'nothing' })]
    const dues = { ...context.services.dues, list }
    const later = { ...context, services: { ...context.services, dues } }
    expect((await meet(stripPage, later)).html).not.toContain(addMoney)
  }
})

test('a bill with nothing due is not offered to be paid, whether its account was saved or only paid lately', async () => {
  const ravi = await accounts.signIn('9811122266')
  const context = await ravi.context('/my-strip')
  const { services, session, client } = context
  const { id } = session.customer
  const begun = await services.payments.start(id, {
    billerId: electricity,
    parameters: { consumerNumber: '09123456791' },
    client,
  })
  const payment = begun.outcome === 'started' ? begun.payment : undefined
  await services.payments.confirm(
    id,
    payment?.reference ?? '',
    payment?.bill?.amounts[0].amountPaise ?? 0,
    'upi',
  )
  await services.payments.approveInUpiApp(client, session, payment?.reference ?? '')
  await services.paymentSandbox.choose(payment?.reference ?? '', 'succeed')
  const lately = (await meet(stripPage, context)).html
  expect(lately).toMatch(
    /<a [^>]*\/myorders\/ORD.*Tamil Nadu Power Distribution Corporation …6791<.*Paid on \d/,
  )
  await services.savedAccounts.save(id, { reference: payment?.reference ?? '', name: 'Office' })
  const saved = (await meet(stripPage, context)).html
  expect(saved).toMatch(/<a [^>]*\/bills".*Office.*Paid on \d/)
  expect(saved).not.toContain('/bills" method="post"')
})
