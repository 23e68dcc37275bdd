// The paying pages over real services: what customers see, what is refused, and what others cannot see.
import { billers, findBiller } from '@chowk/catalog'
import type { PaymentIntent, Services } from '@chowk/services'
import { describe, expect, test, vi } from 'vitest'
import type { TestCustomer } from '../../../account/test-customer.ts'
import { formatInText } from '../../../money/money.ts'
import { meet, withoutTemplates } from '../../../page/test-page.tsx'
import { orderPage } from '../../account/myorders/order.page.tsx'
import { ordersPage } from '../../account/myorders/orders.page.tsx'
import { refundsPage } from '../../account/myorders/refunds.page.tsx'
import { passbookPage } from '../../account/passbook/passbook.page.tsx'
import { savedAccountsPage } from '../../account/saved-accounts/saved-accounts.page.tsx'
import { receiptPage } from '../receipt/receipt.page.tsx'
import { sandboxPaymentPage } from '../sandbox/sandbox-payment.page.tsx'
import { beginPage } from './begin.page.tsx'
import { payPage } from './pay.page.tsx'
import {
  accounts,
  asha,
  codeIn,
  electricity,
  hiddenValue,
  openPaying,
  payFor,
  pin,
  see,
  start,
  stranger,
} from './test-paying.ts'

openPaying()

describe('a first payment', () => {
  const number = '09100000141'

  async function first(form: Record<string, string>, customer: TestCustomer, reference: string) {
    const shown = await see(payPage, { reference }, { form, customer })
    return { ...shown, inHindi: () => openInHindi(shown, reference, customer) }
  }

  /** The target of the step's language switch. */
  async function openInHindi({ otherLanguage = '' }: { otherLanguage?: string | undefined }, ...of: Of) {
    const [reference, customer] = of
    const { pathname, searchParams } = new URL(otherLanguage, 'http://localhost')
    expect(pathname).toBe(`/hi/pay/${reference}`)
    const query = Object.fromEntries(searchParams)
    return (await see(payPage, { reference }, { query, customer, locale: 'hi' })).html
  }
  type Of = [reference: string, customer: TestCustomer]

  test('shows each of its steps in the other language, without a second code', async () => {
    const meera = await accounts.signIn('9811122266')
    const { services, session } = await meera.context('/')
    const { topUp } = await services.wallet.addMoney(session.customer.id, { amountPaise: 4_500_00, key: 'k' })
    await services.paymentSandbox.choose(topUp.id, 'succeed')
    const { reference, bill } = await start(electricity, { consumerNumber: '09100000161' }, meera)
    const amount = String(bill?.amounts[0].amountPaise)
    const response = await first({ step: 'pay', amount, source: 'wallet' }, meera, reference)
    const responseInHindi = await response.inHindi()
    expect(responseInHindi).toContain('पुष्टि करें</button>')
    const challenge = hiddenValue(responseInHindi, 'challenge')
    expect(challenge).toBe(hiddenValue(response.html, 'challenge'))
    const proven = await first({ step: 'verify', challenge, code: codeIn(response.html) }, meera, reference)
    expect(await proven.inHindi()).toContain('PIN सेट करें</button>')
    const approval = await first({ step: 'set-pin', pin, again: pin }, meera, reference)
    const approvalInHindi = await approval.inHindi()
    expect(approvalInHindi).toMatch(/>₹[\d,.]+ पे करें<\/button>/)
    expect(hiddenValue(approvalInHindi, 'challenge')).toBe(hiddenValue(approval.html, 'challenge'))
    const stale = await see(payPage, { reference }, { query: { step: 'verify' }, customer: meera })
    expect(stale.html).toContain('>Pay Rs.')
  })

  test('sets a PIN on its way, keeps what was chosen, and ends paid', async () => {
    const ravi = await accounts.signIn('9811122244')
    const { services, session } = await ravi.context('/')
    const { topUp } = await services.wallet.addMoney(session.customer.id, { amountPaise: 4_500_00, key: 'k' })
    await services.paymentSandbox.choose(topUp.id, 'succeed')
    const { reference, bill } = await start(electricity, { consumerNumber: number }, ravi)
    const amount = String(bill?.amounts[0].amountPaise)
    const response = await first({ step: 'pay', amount, source: 'wallet' }, ravi, reference)
    expect(response.html).toContain('First, set a payment PIN')
    expect(response.html).toContain('>Verify</button>')
    expect(response.html).toContain('Add a passkey instead')
    expect(response.html.match(/<input[^>]*autofocus[^>]*>/gi)).toEqual([
      expect.stringMatching(/aria-describedby="pay-title verification-lead .* id="code"/),
    ])
    const challenge = hiddenValue(response.html, 'challenge')
    const proven = await first({ step: 'verify', challenge, code: codeIn(response.html) }, ravi, reference)
    expect(proven.html).toContain('>Set PIN</button>')

    for (const [typed, fault] of [
      [{ pin: '12345', again: '12345' }, 'A payment PIN has 6 digits'],
      [{ pin: '111111', again: '111111' }, 'too easy to guess'],
      [{ pin: '122244', again: '122244' }, 'part of your mobile number'],
      [{ pin, again: '481517' }, 'not the same'],
    ] as const) {
      const refused = await first({ step: 'set-pin', ...typed }, ravi, reference)
      expect(refused.status).toBe(422)
      expect(refused.html).toContain(fault)
      // Both are typed again, beginning with the first.
      expect(refused.html.match(/<input[^>]*autofocus[^>]*>/gi)).toEqual([
        expect.stringMatching(/name="pin"(?!.*value=)/),
      ])
    }
    const approval = await first({ step: 'set-pin', pin, again: pin }, ravi, reference)
    expect(approval.html).toMatch(/>Approve Rs\.\u00a0[\d,.]+<\/button>/)
    expect(approval.html).toContain('One-time code')
    const typed = { challenge: hiddenValue(approval.html, 'challenge'), code: codeIn(approval.html) }
    const wrong = await first({ step: 'approve', pin: '000001', ...typed }, ravi, reference)
    expect(wrong.html).toContain('That PIN is not right. 4 tries are left.')
    expect(wrong.html).toContain(`value="${typed.code}"`)
    const { to } = await first({ step: 'approve', pin, ...typed }, ravi, reference)
    expect(to).toMatch(/^\/myorders\/ORD-/)
  })

  test('is locked after five wrong PINs, and the page says for how long', async () => {
    const attacker = await accounts.signIn('9811122288')
    const { services, session } = await attacker.context('/')
    const { topUp } = await services.wallet.addMoney(session.customer.id, { amountPaise: 4_500_00, key: 'k' })
    await services.paymentSandbox.choose(topUp.id, 'succeed')
    const { reference, bill } = await start(electricity, { consumerNumber: '09100000281' }, attacker)
    const amount = String(bill?.amounts[0].amountPaise)
    const response = await first({ step: 'pay', amount, source: 'wallet' }, attacker, reference)
    const verification = { challenge: hiddenValue(response.html, 'challenge'), code: codeIn(response.html) }
    await first({ step: 'verify', ...verification }, attacker, reference)
    const approval = await first({ step: 'set-pin', pin, again: pin }, attacker, reference)
    const code = { challenge: hiddenValue(approval.html, 'challenge'), code: codeIn(approval.html) }
    const answers: string[] = []
    for (const wrong of ['481517', '481510', '481511', '481512', '481513'])
      answers.push((await first({ step: 'approve', pin: wrong, ...code }, attacker, reference)).html)
    expect(answers[3]).toContain('One try is left.')
    expect(answers[4]).toContain('Your payment PIN is locked')
    expect(answers[4]).toContain('15 minutes')
  })

  test('cannot skip the verification', async () => {
    const thief = await accounts.signIn('9811122255')
    const { reference, bill } = await start(electricity, { consumerNumber: '09100000151' }, thief)
    const { services, session } = await thief.context('/')
    await services.payments.confirm(session.customer.id, reference, bill?.amounts[0].amountPaise ?? 0, 'upi')
    const tried = await first({ step: 'set-pin', pin, again: pin }, thief, reference)
    expect(tried.html).toContain('>Verify</button>')
    expect(await services.pins.setAt(session.customer.id)).toBeUndefined()
  })
})

describe('a bill', () => {
  test('shows whose it is, until when, and one button that says what it costs', async () => {
    const payment = await start(electricity, { consumerNumber: '09100000011' })
    const { html } = await see(payPage, { reference: payment.reference })
    const button = /<button[^>]*>Pay Rs\.\u00a0[\d,.]+<\/button>/g
    expect(html.match(button)).toHaveLength(1)
    // The sum and the day come first, what is beside the button last, and between them is what to choose.
    const read = html.replace(/<details.*?<\/details>/gs, '').replace(/<[^>]*>/g, ' ')
    expect(read).toMatch(
      /Rs\..*Total due by \d+ \w+ \d{4}.*Pay from.*Fee.*Total.*From wallet.*By UPI.*Name on the bill: .*Pay Rs\./s,
    )
    expect(read.match(/09100000011/g)).toHaveLength(1)
    const folded = /<details(?! open).*?<\/details>/s.exec(html)?.[0]
    for (const { value } of [{ value: payment.bill?.billNumber }, { value: '09100000011' }])
      expect(folded).toContain(`<dd>${value}</dd>`)
  })

  test('that was approved leads to its order, from any address of it', async () => {
    const payment = await start(electricity, { consumerNumber: '09100000021' })
    const { reference } = payment
    const id = await payFor(payment)
    expect((await see(payPage, { reference })).to).toBe(`/myorders/${id}`)
    expect((await see(payPage, { reference }, { form: { step: 'pay', amount: '100' } })).to).toBe(
      `/myorders/${id}`,
    )
  })

  test('is nobody else’s: neither the bill nor the order nor the receipt', async () => {
    const payment = await start(electricity, { consumerNumber: '09100000031' })
    const { reference } = payment
    const id = await payFor(payment)
    expect(await see(payPage, { reference }, { customer: stranger })).toMatchObject({ status: 404 })
    expect(await see(orderPage, { id }, { customer: stranger })).toMatchObject({ status: 404 })
    expect(await see(receiptPage, { id }, { customer: stranger })).toMatchObject({ status: 404 })
    const tried = await see(
      payPage,
      { reference },
      { customer: stranger, form: { step: 'pay', amount: '1' } },
    )
    expect(tried).toMatchObject({ status: 404 })
  })

  test.each([
    [{ amount: '999' }, 'takes only what is on the bill'],
    [{ amount: '' }, 'Choose an amount'],
    [{ amount: '12.5' }, 'Choose an amount'],
    [{ amount: 'other', otherAmount: 'ten' }, 'This is not an amount'],
    [{ amount: 'other', otherAmount: '-5' }, 'cannot be below zero'],
  ])('refuses %j and says what to do', async (typed, message) => {
    const { reference } = await start(electricity, { consumerNumber: '09100000041' })
    const { html, status } = await see(payPage, { reference }, { form: { step: 'pay', ...typed } })
    expect(status).toBe(422)
    expect(html).toContain(message)
    expect(html).not.toContain('One-time code')
  })

  test('is approved by the code that was sent, however often it is asked for, unless a new one is', async () => {
    const { reference, bill } = await start(electricity, { consumerNumber: '09100000171' })
    const pay = { step: 'pay', source: 'wallet', amount: String(bill?.amounts[0].amountPaise) }
    const challengeOf = async (request: Parameters<typeof see>[2]) =>
      hiddenValue((await see(payPage, { reference }, request)).html, 'challenge')
    const sent = await challengeOf({ form: pay })
    expect(sent).not.toBe('')
    expect(await challengeOf({ query: { step: 'approve' } })).toBe(sent)
    expect(await challengeOf({ form: pay })).toBe(sent)
    const anew = await challengeOf({ form: { step: 'send-code' } })
    expect(anew).not.toBe(sent)
    // An expired code is replaced.
    await see(
      payPage,
      { reference },
      { form: { step: 'approve', pin, challenge: 'no-such', code: '123456' } },
    )
    expect(await challengeOf({ form: pay })).not.toBe(anew)
  })

  test('is not paid by a code for another amount', async () => {
    const { reference } = await start('water-bill-payment/delhi-jal-board', waterAccount)
    const amounts = ['2000', '2500'].map(rupees => ({ step: 'choose', amount: 'other', otherAmount: rupees }))
    await see(payPage, { reference }, { form: amounts[0] ?? {} })
    const pay = { step: 'pay', source: 'wallet' }
    const first = await see(payPage, { reference }, { form: { ...pay, amount: '200000' } })
    const code = codeIn(first.html)
    const challenge = hiddenValue(first.html, 'challenge')
    await see(payPage, { reference }, { form: amounts[1] ?? {} })
    const tried = await see(payPage, { reference }, { form: { step: 'approve', pin, challenge, code } })
    expect(tried.status).toBe(422)
    expect(tried.html).toContain('Nothing was charged.')
  })
})

const waterAccount = { consumerNumber: '9100000051' }

describe('a recharge', () => {
  test.each(['99.5', '9007199254740993', '1e300'])('refuses an amount of %s paise', async amount => {
    const { reference } = await start('mobile-recharge/airtel', {
      mobileNumber: '9811100011',
      circle: 'kerala',
    })
    const form = { step: 'pay', source: 'wallet', amount }
    expect(await see(payPage, { reference }, { form })).toMatchObject({ status: 422 })
  })

  test('offers the plans of its circle and goes on only with an amount', async () => {
    const { reference } = await start('mobile-recharge/airtel', {
      mobileNumber: '9811100001',
      circle: 'kerala',
    })
    const { html } = await see(payPage, { reference })
    expect(html).toContain('<option value="kerala" selected="">')
    expect(html).toContain('Everyday Plus')
    expect(html).not.toContain('>Pay Rs.')
    expect((await see(payPage, { reference }, { form: { step: 'choose' } })).html).toContain(
      'Choose an amount',
    )
    const settled = await see(payPage, { reference }, { form: { step: 'choose', amount: '29900' } })
    expect(settled.to).toBe(`/pay/${reference}`)
    const review = await see(payPage, { reference })
    expect(review.html).toContain('>Pay Rs.\u00a0300</button>')
    expect(review.html).toContain('Choose another plan')
    expect(review.html).not.toContain('Choose another amount')
  })

  test('that is on its way already is not begun again, and another amount can be chosen', async () => {
    const parameters = { mobileNumber: '9811100003' }
    const choice = { step: 'choose', amount: '29900' }
    const first = await start('mobile-recharge/airtel', parameters)
    await see(payPage, { reference: first.reference }, { form: choice })
    const id = await payFor({ ...first, amountPaise: 299_00 })
    const { reference } = await start('mobile-recharge/airtel', parameters)
    const { html, status } = await see(payPage, { reference }, { form: choice })
    expect(status).toBe(422)
    expect(html).toContain('This is paid already, or being paid')
    expect(html).toMatch(new RegExp(`href="[^"]*/myorders/${id}"`))
    expect(html).toContain('Choose your recharge')
  })

  test('with another operator or circle is another payment, and the number stays', async () => {
    const { reference } = await start('mobile-recharge/airtel', { mobileNumber: '9811100001' })
    const form = { step: 'start-again', operator: 'mobile-recharge/jio', circle: 'mumbai' }
    const { to = '' } = await see(payPage, { reference }, { form })
    expect(to).toMatch(/^\/pay\/\w{35}$/)
    expect(to).not.toContain(reference)
    const { html } = await see(payPage, { reference: to.split('/').at(-1) ?? '' })
    expect(html).toContain('Recharge with Jio')
    expect(html).toContain('<dd>98111\u00a000001</dd>')
    expect(html).toContain('<option value="mumbai" selected="">')
  })
})

describe.each(['en', 'hi'] as const)('in %s every page of paying', locale => {
  test('has one h1, says it is a sandbox, proves its forms and watches for whom it is shown', async () => {
    const draft = await start(electricity, { consumerNumber: '09100000061' })
    const recharge = await start('mobile-recharge/airtel', { mobileNumber: '9811100001' })
    const awaited = await start(electricity, { consumerNumber: `0910000007${locale === 'en' ? 1 : 0}` })
    const upiOrder = await payFor(awaited, 'upi')
    const order = await payFor(
      await start(electricity, { consumerNumber: `0910000008${locale === 'en' ? 1 : 0}` }),
    )
    const { services, session } = await asha.context('/')
    const { reference = '' } = (await services.payments.byOrder(session.customer.id, order)) ?? {}
    await services.savedAccounts.save(session.customer.id, { reference, name: 'Home' })
    const seen = await Promise.all([
      see(payPage, { reference: draft.reference }, { locale }),
      see(payPage, { reference: recharge.reference }, { locale }),
      see(orderPage, { id: upiOrder }, { locale }),
      see(orderPage, { id: order }, { locale }),
      see(receiptPage, { id: order }, { locale }),
      see(sandboxPaymentPage, { reference: awaited.reference }, { locale }),
      see(savedAccountsPage, {}, { locale }),
    ])
    for (const { html } of seen) {
      expect(withoutTemplates(html).match(/<h1\b/g)).toHaveLength(1)
      expect(html).not.toMatch(/\s(style|on[a-z]+)="/)
      expect(html).toMatch(new RegExp(`account-watch[^>]*${session.customer.id}`))
      for (const form of html.match(/<form[^>]*method="post".*?<\/form>/gs) ?? [])
        expect(form).toMatch(/name="_csrf" value="token"|action="[^"]*electricity/)
    }
    const sandbox = { en: 'Sandbox: no real bill is paid', hi: 'सैंडबॉक्स: कोई असली बिल नहीं भरा जाता' }
    for (const { html } of seen.slice(0, 5)) expect(html).toContain(sandbox[locale])
  })
})

test('a saved account whose biller is gone is shown and can be removed, not paid', async () => {
  const context = await asha.context('/pay/saved')
  const gone = {
    id: 'a',
    billerId: 'gas-bill-payment/nobody',
    account: '12345',
    parameters: {},
    name: 'Home',
    label: '',
  }
  const savedAccounts = { ...context.services.savedAccounts, list: async () => [gone] }
  const { html } = await meet(savedAccountsPage, {
    ...context,
    services: { ...context.services, savedAccounts },
  })
  expect(html).toContain('Can no longer be paid here · 12345')
  expect(html).toContain('value="remove"')
  expect(html).not.toContain('value="pay"')
})

test('a draft that is too old says so, and is looked up again with one press', async () => {
  const { reference, bill } = await start(electricity, { consumerNumber: '09100000111' })
  const context = await asha.context('/', { params: { reference } })
  const payments = { ...context.services.payments, sendCode: async () => undefined }
  const form = { step: 'pay', amount: String(bill?.amounts[0].amountPaise), source: 'wallet' }
  const late = { ...context, services: { ...context.services, payments } }
  const { html, status } = await meet(payPage, late, form)
  expect(status).toBe(422)
  expect(html).toContain('This was looked up too long ago')
  expect(html).toContain('value="start-again"')
  const again = await see(payPage, { reference }, { form: { step: 'start-again' } })
  expect(again.to).toMatch(/^\/pay\/\w{35}$/)
  expect(again.to).not.toContain(reference)
})

test('where no money can come in, the wallet alone is offered and nobody is sent to fill it', async () => {
  const { reference, bill } = await start(electricity, { consumerNumber: '09100000121' }, stranger)
  const closed: TestCustomer = {
    ...stranger,
    async context(path, request) {
      const context = await stranger.context(path, request)
      const payments = { ...context.services.payments, sources: ['wallet'] as const }
      const wallet = { ...context.services.wallet, canAddMoney: false }
      return { ...context, services: { ...context.services, payments, wallet } }
    },
  }
  const offered = await see(payPage, { reference }, { customer: stranger })
  expect(offered.html).toMatch(/<input[^>]*(value="upi"[^>]*checked|checked[^>]*value="upi")/)
  const [{ amountPaise = 0 } = {}] = bill?.amounts ?? []
  const form = { step: 'pay', amount: String(amountPaise), source: 'wallet' }
  const refused = await see(payPage, { reference }, { form, customer: stranger })
  expect(refused.html).toMatch(/You can spend Rs\.\s0\./)
  expect(refused.html.match(/name="add"/g)).toHaveLength(1)
  const adding = await see(passbookPage, {}, { query: { add: '5' }, customer: stranger })
  expect(adding.html).toContain(`/pay/${reference}">Electricity Bill Payment, Tamil Nadu`)
  const { html } = await see(payPage, { reference }, { customer: closed })
  expect(html).toMatch(/<input[^>]*(value="wallet"[^>]*checked|checked[^>]*value="wallet")/)
  expect(html).toContain('more is needed for this')
  expect(html).not.toContain('UPI app')
  expect(html).not.toContain('/passbook?add=')
})

describe('what is asked to be paid', () => {
  const intent = { billerId: electricity, parameters: { consumerNumber: '09100000135' } }

  async function carrying(kept: PaymentIntent): Promise<TestCustomer> {
    const [cookie = ''] = (await accounts.services.paymentIntents.save(kept)).split(';')
    return {
      ...asha,
      async context(path, request) {
        const context = await asha.context(path, request)
        const headers = { ...context.client.headers, cookie: `${context.client.headers.cookie}; ${cookie}` }
        return { ...context, client: { ...context.client, headers } }
      },
    }
  }

  async function watched(customer: TestCustomer) {
    const start = vi.fn<Services['payments']['start']>(async () => ({ outcome: 'unavailable' }))
    const spied: TestCustomer = {
      ...customer,
      async context(path, request) {
        const context = await customer.context(path, request)
        const payments = { ...context.services.payments, start }
        return { ...context, services: { ...context.services, payments } }
      },
    }
    return { start, spied }
  }

  test('is shown on /pay with what was typed, and however often it is looked at nothing is begun', async () => {
    const { start, spied } = await watched(await carrying(intent))
    for (let looks = 0; looks < 3; looks++) {
      const { html } = await see(beginPage, {}, { customer: spied })
      expect(html).toContain('value="09100000135"')
      expect(html).toContain('>Proceed</button>')
      expect(html).not.toContain('role="status"')
    }
    expect(start).not.toHaveBeenCalled()
  })

  test.each([
    ['en', 40 * 60, 'Try again in 40 minutes.'],
    ['hi', 40 * 60, '40 मिनट बाद'],
    ['en', 22 * 3600 - 5, 'Try again in 22 hours.'],
  ] as const)(
    'after many bills is refused with when to come back, %s',
    async (locale, waitSeconds, words) => {
      const customer = await carrying({ ...intent, refused: { outcome: 'too-many-bills', waitSeconds } })
      const { html, waitSeconds: retryAfter } = await see(beginPage, {}, { customer, locale })
      expect(retryAfter).toBe(waitSeconds)
      expect(html).toContain(words)
      expect(html).toContain('value="09100000135"')
    },
  )

  test('and was refused says why, without asking the biller again; one press asks', async () => {
    const { start, spied } = await watched(await carrying({ ...intent, refused: { outcome: 'unavailable' } }))
    const { html } = await see(beginPage, {}, { customer: spied })
    expect(html).toContain('The biller does not answer')
    expect(html).toMatch(
      /<form data-flow="pay"[^>]*method="post"><input [^>]*name="_csrf"[^>]*><button[^>]*>Try again</,
    )
    expect(start).not.toHaveBeenCalled()
    expect((await see(beginPage, {}, { customer: spied, form: {} })).to).toBe('/pay')
    expect(start).toHaveBeenCalledOnce()
  })

  test('and is nothing any longer leads to the saved accounts', async () => {
    expect((await see(beginPage, {})).to).toBe('/pay/saved')
    expect((await see(beginPage, {}, { form: {} })).to).toBe('/pay/saved')
  })
})

test('titles tell nothing of the account or the bill', async () => {
  const payment = await start(electricity, { consumerNumber: '09100000091' })
  const context = await asha.context('/', { params: { reference: payment.reference } })
  const facts = await payPage.load(context)
  const { title, noindex } = payPage.head(facts as never, context)
  expect(title).toBe('Check and pay')
  expect(noindex).toBe(true)
})

test('a plan is named from the review to the receipt, and the approval says the total', async () => {
  const { reference } = await start('mobile-recharge/airtel', { mobileNumber: '9811100021' })
  const choosing = await see(payPage, { reference })
  const amount = /value="(\d+)"[^>]*>(?:(?!<input).)*28 days/s.exec(choosing.html)?.[1] ?? ''
  await see(payPage, { reference }, { form: { step: 'choose', amount } })
  const review = await see(payPage, { reference })
  const response = await see(payPage, { reference }, { form: { step: 'pay', amount, source: 'wallet' } })
  const total = /Pay (Rs\.\u00a0[\d,.]+)</.exec(review.html)?.[1]
  expect(response.html).toContain(`>Approve ${total}</button>`)
  const id = await payFor({ reference, amountPaise: Number(amount) })
  const pages = [review, response, await see(orderPage, { id }), await see(receiptPage, { id })]
  for (const { html } of pages) {
    expect(html).toMatch(/<dt>Data<\/dt><dd>[\d.]+ GB a day<\/dd>/)
    expect(html).toMatch(/<dt>Calls and SMS<\/dt><dd>unlimited, 100 SMS a day<\/dd>/)
    expect(html).toMatch(/<dt>Validity<\/dt><dd>28 days<\/dd>/)
  }
  for (const { html } of pages.slice(0, 3))
    expect(html).toMatch(/<p[^>]*>[^<]*: [\d.]+ GB a day · .* · 28 days<\/p>/)
  expect(pages[2]?.html).toMatch(/<h1.*>Paid<.*to Airtel.*<\/h1>/)
})

describe('a wallet that holds too little', () => {
  async function added(choice: 'succeed' | 'fail' | 'pay-less', consumerNumber: string) {
    const { reference, bill } = await start(electricity, { consumerNumber }, stranger)
    const amount = String(bill?.amounts[0].amountPaise)
    const form = { step: 'pay', amount, source: 'wallet', add: `a-key-for-${choice}` }
    const { to = '' } = await see(payPage, { reference }, { form, customer: stranger })
    const topup = to.split('/').at(-1) ?? ''
    const { services } = await stranger.context('/')
    await services.paymentSandbox.choose(topup, choice)
    return see(payPage, { reference }, { query: { topup }, customer: stranger })
  }

  test.each(['fail', 'pay-less'] as const)('stays as it was where the bank answers ‘%s’', async choice => {
    const { html } = await added(choice, choice === 'fail' ? '09100000311' : '09100000321')
    expect(html).toContain('was not added')
    expect(html).toMatch(/Add Rs\.\s[\d,.]+ by UPI and pay/)
    expect(/<input[^>]*value="wallet"[^>]*>/.exec(html)?.[0]).toContain('checked')
    expect(html).toMatch(/aria-live="polite"><span[^>]*>Rs\.\s[\d,.]+ from wallet \+ Rs\.\s[\d,.]+ by UPI</)
  })

  test.each(['after the bank', 'on another visit'])(
    'while the money is on its way, %s, UPI is not the suggestion',
    async visit => {
      const { reference, bill } = await start(electricity, { consumerNumber: '09100000331' }, stranger)
      const amount = String(bill?.amounts[0].amountPaise)
      const form = { step: 'pay', amount, source: 'wallet', add: `a-key-${visit}` }
      const { to = '' } = await see(payPage, { reference }, { form, customer: stranger })
      const topup = to.split('/').at(-1) ?? ''
      const { services } = await stranger.context('/')
      await services.paymentSandbox.choose(topup, 'answer-later')
      const query = visit === 'after the bank' ? { topup } : undefined
      const { html } = await see(payPage, { reference }, { ...(query && { query }), customer: stranger })
      expect(html.indexOf('is on its way')).toBeGreaterThan(0)
      expect(html.indexOf('is on its way')).toBeLessThan(html.indexOf('name="source"'))
      expect(html).not.toMatch(/<input(?=[^>]*value="upi")[^>]* checked/)
      expect(html).toContain('stays in your wallet')
      expect(html).not.toContain('name="add"')
    },
  )

  test('is filled with what is missing on the way, and the payment is where it was', async () => {
    const { html } = await added('succeed', '09100000301')
    expect(html).toContain('has been added to your wallet')
    expect(html).toMatch(/data-from="wallet"|>Pay Rs\./)
    expect(html).not.toContain('by UPI and pay')
  })
})

test('of two bills that wait, the one that money is added for is gone back to', async () => {
  const customer = await accounts.signIn('9811122277')
  const { services, session } = await customer.context('/')
  const meant = await start(electricity, { consumerNumber: '09100000151' }, customer)
  const later = await start(electricity, { consumerNumber: '09100000161' }, customer)
  const duePaise = meant.bill?.amounts[0].amountPaise ?? 0
  expect(later.bill?.amounts[0].amountPaise).toBeGreaterThan(duePaise)
  const query = { add: '5', payment: meant.reference }
  const adding = await see(passbookPage, {}, { query, customer })
  expect(adding.html).toContain(`/pay/${meant.reference}`)
  expect(adding.html).not.toContain(`/pay/${later.reference}`)

  const intent = { amountPaise: duePaise, key: 'what-is-missing' }
  const { topUp } = await services.wallet.addMoney(session.customer.id, intent)
  await services.paymentSandbox.choose(topUp.id, 'succeed')
  const added = await see(passbookPage, {}, { query: { topup: topUp.id }, customer })
  expect(added.html).toContain(`/pay/${meant.reference}`)
  expect(added.html).not.toContain(`/pay/${later.reference}`)
})

test('the operator that was paid before is not doubted, and is suggested in another’s place', async () => {
  const mobileNumber = '9811100031'
  const first = await start('mobile-recharge/bsnl', { mobileNumber })
  const { services, session } = await asha.context('/')
  await services.payments.chooseAmount(session.customer.id, first.reference, 10_00)
  await payFor({ reference: first.reference, amountPaise: 10_00 })
  // Drafts abandoned before it are not offered.
  expect(await services.payments.unfinished(session.customer.id)).toBeUndefined()
  const doubt = /This number seems to be with (\w+)/
  const again = await start('mobile-recharge/bsnl', { mobileNumber })
  const known = await see(payPage, { reference: again.reference })
  expect(known.html).not.toMatch(doubt)
  expect(known.html).toContain('As you paid before')
  await services.payments.chooseAmount(session.customer.id, again.reference, 10_00)
  const same = await see(payPage, { reference: again.reference })
  expect(same.html).toMatch(/You paid this (1 second|\d+ seconds) ago.*The same amount for the same account/s)
  await services.payments.chooseAmount(session.customer.id, again.reference, 20_00)
  expect((await see(payPage, { reference: again.reference })).html).not.toContain('You paid this')
  const other = await start('mobile-recharge/jio', { mobileNumber })
  expect(doubt.exec((await see(payPage, { reference: other.reference })).html)?.[1]).toBe('BSNL')
  await services.payments.chooseAmount(session.customer.id, other.reference, 10_00)
  const review = await see(payPage, { reference: other.reference })
  expect(review.html).toContain('Check and pay: Jio')
  expect(doubt.exec(review.html)?.[1]).toBe('BSNL')
})

test('who asks for too many codes sees how long to wait, and that nothing was charged', async () => {
  const { reference, bill } = await start(electricity, { consumerNumber: '09100000151' })
  const amount = String(bill?.amounts[0].amountPaise)
  const { services } = await asha.context('/')
  const limited = { outcome: 'rate-limited', waitSeconds: 300 } as const
  const sendCode = vi.spyOn(services.payments, 'sendCode').mockResolvedValue(limited)
  const form = { step: 'pay', amount, source: 'wallet' }
  const { html, waitSeconds } = await see(payPage, { reference }, { form })
  sendCode.mockRestore()
  expect(waitSeconds).toBe(300)
  expect(html).toContain('Not approved yet')
  expect(html).toMatch(/Too many OTPs were asked for\. Please try again in 5 minutes\. Nothing was charged\./)
})

test('who enters a PIN while too many do is asked with 503 to try again, and the code stays', async () => {
  const { reference, bill } = await start(electricity, { consumerNumber: '09100000161' })
  const amount = String(bill?.amounts[0].amountPaise)
  const response = await see(payPage, { reference }, { form: { step: 'pay', amount, source: 'wallet' } })
  const [challenge, code] = [hiddenValue(response.html, 'challenge'), codeIn(response.html)]
  const { services } = await asha.context('/')
  const approve = vi.spyOn(services.payments, 'approve').mockResolvedValue({ outcome: 'busy' })
  const form = { step: 'approve', pin, challenge, code }
  const { html, status } = await see(payPage, { reference }, { form })
  approve.mockRestore()
  expect(status).toBe(503)
  expect(html).toContain('Wait a few seconds, then enter yours again.')
  expect(html).toMatch(new RegExp(`name="code"[^>]* value="${code}"`))
  expect((await see(payPage, { reference }, { form })).to).toMatch(/^\/myorders\//)
})

test('a receipt is for what has ended; a pending order has none yet', async () => {
  const id = await payFor(await start(electricity, { consumerNumber: '09100000101' }), 'upi')
  expect((await see(receiptPage, { id })).to).toBe(`/myorders/${id}`)
})

test('without a script ‘I have paid’ is answered by the page: not yet, or paid', async () => {
  const payment = await start(electricity, { consumerNumber: '09100000131' })
  const id = await payFor(payment, 'upi')
  const { services } = await asha.context('/')
  /** The page's answer beside the button. */
  const answer = async (query: Record<string, string>) => {
    const { html } = await meet(orderPage, await asha.context('/', { params: { id }, query }))
    return /data-look-answer="true">([^<]*)</.exec(html)?.[1]
  }
  const { html } = await see(orderPage, { id })
  expect(/href="([^"]*)"[^>]*>I have paid</.exec(html)?.[1]).toMatch(new RegExp(`/myorders/${id}\\?paid=1$`))
  expect(await answer({})).toBe('')
  expect(await answer({ paid: '1' })).toMatch(/^The money has not come yet\. .*do not pay again/)
  await services.paymentSandbox.choose(payment.reference, 'succeed')
  expect(await answer({ paid: '1' })).toBeUndefined()
})

test('a second draft of a bill that was paid leads to its order', async () => {
  const given = { consumerNumber: '09100000931' }
  const [payment, second] = [await start(electricity, given), await start(electricity, given)]
  expect((await see(payPage, { reference: second.reference })).html).toContain('Pay Rs.')
  const id = await payFor(payment)
  const form = { step: 'pay', source: 'wallet', amount: String(second.bill?.amounts[0].amountPaise) }
  const pressed = await see(payPage, { reference: second.reference }, { form })
  expect(pressed.html).toContain('This is paid already')
  expect(pressed.html).toMatch(new RegExp(`href="[^"]*/myorders/${id}"[^>]*>See the order<`))
  expect((await see(payPage, { reference: second.reference })).to).toBe(`/myorders/${id}`)
})

test('an order with a dispute that is open leads to it, and to no second one', async () => {
  const { reference } = await start('mobile-recharge/bsnl', { mobileNumber: '9811100041' })
  const { services, session } = await asha.context('/')
  await services.payments.chooseAmount(session.customer.id, reference, 10_00)
  const id = await payFor({ reference, amountPaise: 10_00 })
  const raised = await services.disputes.raise(session.customer.id, {
    orderId: id,
    type: 'not-updated',
    details: 'The bill still shows as unpaid with the board.',
  })
  const { html } = await see(orderPage, { id })
  expect(raised).toMatchObject({ outcome: 'raised' })
  expect(html.match(/>See dispute [^<]+<\/a>/g)).toHaveLength(1)
  expect(html).not.toContain('Raise a dispute')
})

test('refunded is one word in one tone in the order, the orders and the refunds, and no error', async () => {
  const { reference } = await start('mobile-recharge/bsnl', { mobileNumber: '9811100051' })
  const { services, session } = await asha.context('/')
  await services.payments.chooseAmount(session.customer.id, reference, 10_00)
  const orderId = await payFor({ reference, amountPaise: 10_00 })
  const details = 'It was deducted twice.'
  const request = { orderId, type: 'deducted-twice', details } as const
  const raised = await services.disputes.raise(session.customer.id, request)
  await services.disputes.decide(raised.outcome === 'raised' ? raised.id : '', 'refund')
  const badge = /class="[^"]*neutral[^"]*">Refunded</
  const [, row] = (await see(ordersPage, {})).html.split(`/myorders/${orderId}"`)
  expect(row?.split('<li')[0]).toMatch(badge)
  expect((await see(refundsPage, {})).html).toMatch(badge)
  const { html } = await see(orderPage, { id: orderId })
  expect(/<h1.*?<\/h1>/.exec(withoutTemplates(html))?.[0]).toMatch(/class="[^"]*neutral.*>Refunded</)
})

test('a payment that waits for the app can be cancelled; where the bank cannot be asked, the page says how it ends', async () => {
  const payment = await start(electricity, { consumerNumber: '09100000171' })
  const id = await payFor(payment, 'upi')
  const { services } = await asha.context('/')
  const cancel = () => see(orderPage, { id }, { form: { do: 'cancel' } })
  const asks = (await see(orderPage, { id })).html
  // Requested a second time, with a script or without.
  expect(asks).toMatch(
    /<summary>Cancel<.*Cancel this payment\?.*>Cancel this payment<\/button>.*>No, keep it<\/a>.*<\/details>/,
  )
  expect(asks).toMatch(/<h1[^>]*autofocus[^>]*>.*Waiting for your approval.*role="status".*Pending.*<\/h1>/)
  expect((await see(orderPage, { id }, { locale: 'hi' })).html).toContain('आपके भुगतान का इंतज़ार है')
  const spy = vi.spyOn(services.payments, 'cancel').mockResolvedValueOnce()
  expect((await cancel()).to).toBe(`/myorders/${id}`)
  const waits = await see(orderPage, { id }, { query: { cancel: '1' } })
  expect(waits.html).toMatch(/this is not cancelled\. If you do not pay, it ends by itself at [\d:]+\s[ap]m/)
  spy.mockRestore()
  await cancel()
  const { html } = await see(orderPage, { id }, { query: { cancel: '1' } })
  expect(html).toContain('Nothing was paid or charged.')
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(withoutTemplates(html)) ?? []
  expect(heading).toContain('You cancelled this payment')
  expect(heading).not.toContain('Failed')
  // The state has its standard name, too.
  expect(html).toMatch(/role="status"[^>]*>(<[^>]+>)*Failed</)
  expect((await see(ordersPage, {})).html).toContain('>Cancelled</span>')
  expect(html).toContain('>Try again</button>')
  await services.paymentSandbox.choose(payment.reference, 'succeed')
  await vi.waitFor(async () =>
    expect((await see(orderPage, { id })).html).toContain('Your money came after you had cancelled'),
  )
})

test('the list of orders says what came back, as the order does, where less had come than was asked for', async () => {
  const payment = await start(electricity, { consumerNumber: '09100000181' })
  const id = await payFor(payment, 'upi')
  const { services, session } = await asha.context('/')
  await services.paymentSandbox.choose(payment.reference, 'pay-less')
  await see(orderPage, { id }, { query: { paid: '1' } })
  const order = await services.orders.byId(session.customer.id, id)
  expect(order?.state).toBe('refunded')
  const halfPaise = Math.floor((order?.amountPaise ?? 0) / 2)
  const firstSum = (html = '') => /Rs\.\s([\d,]+\.\d\d)/.exec(html.replace(/<[^>]*>/g, ''))?.[1]
  const { html } = await see(orderPage, { id })
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(withoutTemplates(html)) ?? []
  const [, row] = (await see(ordersPage, {})).html.split(`/myorders/${id}"`)
  expect([heading, row].map(firstSum)).toEqual(Array(2).fill(formatInText(halfPaise, 'en').slice(4)))
})

test('a bill says whether a part of it can be paid, in both languages', async () => {
  const customer = await accounts.signIn('9811122266')
  const shown = async (billerId: string, locale: 'en' | 'hi') => {
    const [parameter] = findBiller(billerId)?.parameters ?? []
    const { reference } = await start(billerId, { [parameter?.name ?? '']: '09110000211' }, customer)
    return (await see(payPage, { reference }, { locale, customer })).html
  }
  const tax = billers.find(({ category }) => category.slug === 'municipal-payments')?.id ?? ''
  expect(await shown(electricity, 'en')).toContain('takes no part payments')
  expect(await shown(electricity, 'hi')).toContain('बिल का हिस्सा नहीं लेती')
  expect(await shown(tax, 'en')).toContain('You can pay a part of it.')
})
