import { everydayServices } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { contextAt, show, submit } from '../../page/test-page.tsx'
import { servicePage } from './service.page.tsx'

const shown = (path: string, locale?: Locale) => show(servicePage, path, { locale })
const send = (path: string, form: Record<string, string>, locale?: Locale) =>
  submit(servicePage, path, form, { locale })

test('every service has its page, told apart in both languages', async () => {
  const pages = await Promise.all(
    everydayServices.flatMap(({ path }) => [shown(path, 'en'), shown(path, 'hi')]),
  )
  expect(new Set(pages.map(({ head }) => head.title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ head }) => head.description)).size).toBe(pages.length)
  for (const { html } of pages) {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('method="post"')
    expect(html).not.toContain('role="status"')
    expect(html).not.toContain('style=')
  }
})

describe('a form sent with a slip', () => {
  test('comes back with what was typed, the reason beside the field and a summary', async () => {
    const { html, status } = await send('/nps', { pran: '1234 5678', amount: '1,000' })
    expect(status).toBe(422)
    expect(html).toContain('value="1234 5678"')
    expect(html).toContain('value="1,000"')
    expect(html).toContain('<a href="#pran">PRAN has 8 digits. Enter 12 digits')
    expect(html).not.toContain('role="status"')
  })

  test('names what was left out', async () => {
    const { html } = await send('/service-agent', { applicantName: 'Asha' })
    expect(html).toContain('Mobile number is empty.')
    expect(html).toContain('PIN code is empty.')
    expect(html).not.toContain('Your name is empty')
  })

  test('shows typed markup as text', async () => {
    const { html } = await send('/money-transfer', { upiId: '"><img src=x>', amount: '1' })
    expect(html).not.toContain('<img')
  })

  test('ignores fields that the form does not have', async () => {
    const { html } = await send('/money-transfer', { upiId: 'a', amount: '1', evil: 'planted' })
    expect(html).not.toContain('planted')
  })
})

describe('money transfer', () => {
  test('says why no wallet KYC is needed', async () => {
    const { html, head } = await shown('/money-transfer')
    expect(head.title).toContain('no wallet KYC')
    expect(html).toContain('Wallet KYC matters only when you want to keep money in a wallet.')
  })

  test('moves no money, and hands what was typed to the phone’s own app', async () => {
    const { html, status } = await send('/money-transfer', { upiId: 'asha@okbank', amount: '1,500' })
    expect(status).toBe(200)
    expect(html).toContain('Sending money is not open on this site yet')
    expect(html).toContain('no money has moved')
    expect(html).toContain('href="upi://pay?pa=asha%40okbank&amp;am=1500.00&amp;cu=INR"')
  })
})

describe('the code reader', () => {
  const code = 'upi://pay?pa=shop@bank&pn=Corner%20Shop&am=149.50&mc=5411'

  test('tells whom a code pays and how much, and warns of the name in it', async () => {
    const { html } = await send('/qr-code-scanner', { qrText: code })
    expect(html).toContain('This code sends money to shop@bank')
    expect(html).toContain('<dd>Corner Shop</dd>')
    expect(html).toContain('149')
    expect(html).toContain('Anyone can write any name into a code')
  })

  test('explains a mandate instead of calling it a bad form', async () => {
    const { html, status } = await send('/qr-code-scanner', { qrText: 'upi://mandate?pa=a@b' })
    expect(status).toBe(422)
    expect(html).toContain('it sets up a mandate')
    expect(html).not.toContain('is not in the right form')
  })

  test('asks for the text when there is none', async () => {
    const { html } = await send('/qr-code-scanner', { qrText: ' ' })
    expect(html).toContain('Text of the QR code is empty.')
  })
})

describe('the pension system', () => {
  const pran = '110012345678'

  test('refuses less than it takes', async () => {
    const { html, status } = await send('/nps', { pran, amount: '499' })
    expect(status).toBe(422)
    expect(html).toContain('the least that tier I takes')
  })

  test('takes the amount on to the calculator, from Hindi digits too', async () => {
    const { html, status } = await send('/nps', { pran, amount: '₹५,०००' }, 'hi')
    expect(status).toBe(200)
    expect(html).toContain('अंशदान अभी यहाँ शुरू नहीं हुआ है')
    expect(html).toContain('/hi/tools/nps-calculator?monthly=5000"')
  })
})

test('an application that nobody would read is not said to be received', async () => {
  const { html } = await send('/service-agent', {
    applicantName: 'Asha Rao',
    mobileNumber: '9876543210',
    pincode: '560001',
  })
  expect(html).toContain('neither sent nor stored')
  expect(html).not.toMatch(/success|thank you|received your/i)
})

test('what is no everyday service has no page here', async () => {
  expect(await servicePage.load(contextAt('/personal-loan'))).toBeUndefined()
})
