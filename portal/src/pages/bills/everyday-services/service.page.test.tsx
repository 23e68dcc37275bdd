import { everydayServices, isUnavailable } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { contextAt, show, submit } from '../../../page/test-page.tsx'
import { servicePage } from './service.page.tsx'

const shown = (path: string, locale?: Locale) => show(servicePage, path, { locale })
const send = (path: string, form: Record<string, string>, locale?: Locale) =>
  submit(servicePage, path, form, { locale })

test('every service has its page, with texts of its own in both languages', async () => {
  const pages = await Promise.all(
    everydayServices.flatMap(({ path }) => [shown(path, 'en'), shown(path, 'hi')]),
  )
  expect(new Set(pages.map(({ head }) => head.title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ head }) => head.description)).size).toBe(pages.length)
  for (const { html } of pages) {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('role="status"')
    expect(html).not.toContain('style=')
  }
})

test('what is not connected takes no details, says so first, and answers a form with its page', async () => {
  for (const { path, form } of everydayServices) {
    const { html } = await shown(path)
    expect(html.includes('method="post"'), path).toBe(form !== undefined)
    expect(html.includes('Not available yet'), path).toBe(isUnavailable(path))
  }
  const result = await servicePage.submit?.({ ...contextAt('/nps'), form: { pran: '110012345678' } })
  expect(result).toEqual({ redirect: '/nps' })
})

test('money transfer says why no wallet KYC is needed', async () => {
  const { html, head } = await shown('/money-transfer')
  expect(head.title).toContain('no wallet KYC')
  expect(html).toContain('Wallet KYC matters only when you want to keep money in a wallet.')
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

  test('shows typed markup as text, keeps it, and ignores fields it does not have', async () => {
    const { html, status } = await send('/qr-code-scanner', { qrText: '"><img src=x>', evil: 'planted' })
    expect(status).toBe(422)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('planted')
    expect(html).toContain('src=x')
  })

  test('asks for the text when there is none', async () => {
    const { html } = await send('/qr-code-scanner', { qrText: ' ' })
    expect(html).toContain('Text of the QR code is empty.')
  })
})

test('what is no everyday service has no page here', async () => {
  expect(await servicePage.load(contextAt('/personal-loan'))).toBeUndefined()
})
