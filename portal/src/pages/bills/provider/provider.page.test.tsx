import { billers, categories } from '@chowk/catalog'
import { describe, expect, test } from 'vitest'
import { snippetTitle } from '../../../page/snippet.ts'
import { contextAt, show, submit } from '../../../page/test-page.tsx'
import { fieldsFor } from './biller-questions.ts'
import { providerPage } from './provider.page.tsx'
import { paymentIntent, questionsOf } from './questions-of.ts'

const send = (path: string, form: Record<string, string>) => submit(providerPage, path, form)

const paths = categories.flatMap(category => category.providers.map(provider => provider.path))

test('every provider has its page, with its own title, never cut, and description in both languages', async () => {
  const pages = await Promise.all(
    paths.flatMap(path => [show(providerPage, path), show(providerPage, path, { locale: 'hi' })]),
  )
  const heads = pages.map(({ head }) => head)
  const titles = heads.map((head, index) => snippetTitle(head, index % 2 ? 'hi' : 'en'))
  expect(titles.filter(title => title.length > 60)).toEqual([])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(new Set(heads.map(head => head.description)).size).toBe(heads.length)
})

test('a lending app’s page names a lender by its source, or says that none could be confirmed and where to look', async () => {
  const apps = categories.flatMap(({ providers }) => providers.filter(({ kind }) => kind === 'lendingApp'))
  const pages = await Promise.all(apps.map(({ path }) => show(providerPage, path)))
  const unconfirmed = pages.filter(({ text }) => text.includes('We could not confirm which bank'))
  expect(unconfirmed.map(({ path }) => path)).toEqual([
    '/loan-emi-payment/rupeeredee',
    '/loan-emi-payment/smecorner',
  ])
  for (const { html } of unconfirmed) expect(html).toMatch(/lending apps.*https:\/\/www\.rbi\.org\.in\//)
  for (const { note } of apps) expect(note?.source?.link).toMatch(/^https:/)
  const hindi = await show(providerPage, '/loan-emi-payment/smecorner', { locale: 'hi' })
  expect(hindi.text).toContain('इसकी पुष्टि हम नहीं कर सके')
})

test.each(['/gas-bill-payment/no-such', '/gas-bill-payment/', '/no-such/airtel'])(
  '%s names nothing',
  async path => {
    expect(await providerPage.load(contextAt(path))).toBeUndefined()
  },
)

test('the form asks by the names of the contract', async () => {
  const path = '/electricity-bill-payment/maharashtra'
  const { html } = await show(providerPage, path)
  expect(html).toMatch(/<label[^>]*>Electricity board<\/label>/)
  expect(html).toMatch(/<label[^>]*>Consumer number<\/label>/)
  expect(html).toMatch(/<button[^>]*>Proceed<\/button>/)
  expect(html).toContain('method="post"')
  expect(html).toContain('noValidate')
})

describe('a form sent with a slip', () => {
  test('comes back with what was typed, and the reason beside its only field', async () => {
    const { html, status } = await send('/mobile-recharge/airtel', { mobileNumber: '98765 4321' })
    expect(status).toBe(422)
    expect(html).toContain('value="98765 4321"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/id="mobileNumber-error">.*?<\/svg>Mobile number is too short: you typed 9 digits\./)
    expect(html).not.toContain('role="alert"')
  })

  test('brings its code at once, since it may be mended before the next touch', async () => {
    const { html } = await send('/mobile-recharge/airtel', { mobileNumber: '98765 4321' })
    expect(html).toContain('data-when="load"')
    expect((await show(providerPage, '/mobile-recharge/airtel')).html).not.toContain('data-when="load"')
  })

  test('shows typed markup as text', async () => {
    const { html } = await send('/mobile-recharge/airtel', { mobileNumber: '"><img src=x>' })
    expect(html).not.toContain('<img')
  })
})

test('what the home page passes on is kept, and the rest asked for without reproach', async () => {
  const form = {
    category: 'electricity-bill-payment',
    provider: 'maharashtra',
    consumerNumber: '900012345678',
  }
  const { html, status } = await send('/electricity-bill-payment/maharashtra', form)
  expect(status).toBe(200)
  expect(html).toContain('value="900012345678"')
  expect(html).not.toContain('role="alert"')
})

describe('a good form', () => {
  async function intentOf(path: string, form: Record<string, string>) {
    const result = await providerPage.submit?.({ ...contextAt(path), form })
    if (!result || !('intent' in result)) throw new Error('The form came back')
    return result
  }

  test('asks to pay, with what was typed as the biller writes it', async () => {
    expect(
      await intentOf('/electricity-bill-payment/tamil-nadu', { consumerNumber: '09 123 456 789' }),
    ).toEqual({
      intent: {
        billerId: expect.stringMatching(/^electricity-bill-payment\/tamil-nadu\/./),
        parameters: { consumerNumber: '09123456789' },
      },
    })
  })

  test('of the home page’s panel goes on at once, as one of the biller’s own page does', async () => {
    const form = { category: 'mobile-recharge', provider: 'airtel', mobileNumber: '9876543210' }
    const { intent } = await intentOf('/mobile-recharge/airtel', form)
    expect(intent).toEqual({ billerId: 'mobile-recharge/airtel', parameters: { mobileNumber: '9876543210' } })
  })

  test('pays the chosen board, not the state', async () => {
    const form = { board: 'tata-power-mumbai', consumerNumber: '900012345678' }
    const { intent } = await intentOf('/electricity-bill-payment/maharashtra', form)
    expect(intent).toEqual({
      billerId: 'electricity-bill-payment/maharashtra/tata-power-mumbai',
      parameters: { consumerNumber: '900012345678' },
    })
  })

  test('takes nothing along that the biller did not ask for', async () => {
    const form = { mobileNumber: '9876543210', billerId: 'mobile-recharge/jio', circle: 'mumbai' }
    const { intent } = await intentOf('/mobile-recharge/airtel', form)
    expect(intent).toEqual({ billerId: 'mobile-recharge/airtel', parameters: { mobileNumber: '9876543210' } })
  })

  test('every biller of the catalogue can be paid through its page', () => {
    for (const { provider, board, id, parameters } of billers) {
      const questions = questionsOf(provider, 'en')
      const values = { ...(questions.boards && { board: board?.slug ?? '' }) }
      expect(paymentIntent(provider, questions, values).billerId).toBe(id)
      expect(fieldsFor(questions, board?.slug ?? '').map(({ name }) => name)).toEqual(
        parameters.map(({ name }) => name),
      )
    }
  })
})
