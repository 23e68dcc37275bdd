import { ifscBanks } from '@chowk/catalog'
import { describe, expect, test } from 'vitest'
import { contextAt, show } from '../../../page/test-page.tsx'
import { ifscPath } from './ifsc.ts'
import { ifscBankPage } from './ifsc-bank.page.tsx'
import { ifscCodePage } from './ifsc-code.page.tsx'
import { ifscSitemapPage } from './ifsc-sitemap.page.tsx'

const bankAt = (bank: string, request: Parameters<typeof show>[2] = {}) =>
  show(ifscBankPage, `${ifscPath}/${bank}`, { params: { bank }, ...request })

const sitemap = () => show(ifscSitemapPage, `${ifscPath}/sitemap`)

describe('checking a code', () => {
  const textFor = async (code: string) => (await show(ifscCodePage, ifscPath, { query: { code } })).text

  test('names the bank, says that the code exists, of which month that is known, and whether the bank takes UPI', async () => {
    const text = await textFor('sbin0000691')
    expect(text).toContain('State Bank of India')
    expect(text).toContain('This code exists: it is in the list of May 2026')
    expect(text).toContain('The bank takes UPI')
  })

  test('a code that is not in the list may be wrong or new, which is said without a claim', async () => {
    const text = await textFor('SBIN0999999')
    expect(text).toContain('not in the list of May 2026')
    expect(text).not.toContain('This code exists')
  })

  test('warns of a bank without a licence, though lists still hold its codes', async () => {
    const text = await textFor('PYTM0123456')
    expect(text).toContain('cancelled this bank’s licence on 24 April 2026')
    expect(text).not.toContain('This code exists')
    expect(text).not.toContain('The bank takes UPI')
  })

  test('names a bank beyond our own pages, and one that uses another’s letters', async () => {
    expect(await textFor('ABHY0065001')).toContain('Abhyudaya Co-operative Bank')
    expect(await textFor('YESB0ZSBL15')).toContain('Zila Sahakari Bank Lucknow, using a code of Yes Bank')
  })

  test('says what is wrong and keeps what was typed', async () => {
    const { html } = await show(ifscCodePage, ifscPath, { query: { code: 'HDFCO000001' } })
    expect(html).toContain('the letter O')
    expect(html).toContain('value="HDFCO000001"')
    expect(html).not.toContain('role="status"')
  })

  test('on a bank’s page warns of another bank’s code', async () => {
    const { html } = await bankAt('yes-bank', { query: { code: 'HDFC0000001' } })
    expect(html).toContain('not a code of Yes Bank')
  })

  test('knows the letters of a bank that was merged', async () => {
    const { html } = await bankAt('canara-bank', { query: { code: 'SYNB0001234' } })
    expect(html).toContain('Syndicate Bank')
    expect(html).not.toContain('not of Canara Bank')
  })

  test('says above the field, on every page, what it cannot find', async () => {
    for (const { html } of [await show(ifscCodePage, ifscPath), await bankAt('yes-bank')])
      expect(html).toMatch(/We cannot find a branch by its name or address.*<input/s)
    expect((await bankAt('yes-bank', { locale: 'hi' })).html).toMatch(/पते से हम कोड नहीं खोज सकते.*<input/s)
  })

  test('nothing is said before a code is given', async () => {
    const { html } = await show(ifscCodePage, ifscPath)
    expect(html).not.toContain('role="status"')
    expect(html).not.toContain('role="alert"')
  })
})

describe('every bank', () => {
  test.each(ifscBanks)('$name has its page in both languages', async ({ slug, name, hindi, code }) => {
    for (const locale of ['en', 'hi'] as const) {
      const { html, head } = await bankAt(slug, { locale })
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).not.toContain('style=')
      expect(html).toContain(`${code}0`)
      expect(head.title).toContain(locale === 'hi' ? hindi : name)
    }
  })

  test('titles and descriptions differ', async () => {
    const shown = await Promise.all([
      show(ifscCodePage, ifscPath),
      sitemap(),
      ...ifscBanks.map(({ slug }) => bankAt(slug)),
    ])
    expect(new Set(shown.map(({ head }) => head.title)).size).toBe(shown.length)
    expect(new Set(shown.map(({ head }) => head.description)).size).toBe(shown.length)
  })

  test('is on the first page and on the sitemap', async () => {
    const first = await show(ifscCodePage, ifscPath)
    const list = await sitemap()
    for (const { slug } of ifscBanks) {
      expect(first.html).toContain(`${ifscPath}/${slug}"`)
      expect(list.html).toContain(`${ifscPath}/${slug}"`)
    }
  })
})

test('an unknown bank has no page', async () => {
  expect(
    await ifscBankPage.load(contextAt(`${ifscPath}/no-such-bank`, { params: { bank: 'no-such-bank' } })),
  ).toBeUndefined()
})
