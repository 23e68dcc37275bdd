import { destinations } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { snippetTitle } from '../../../page/snippet.ts'
import { contextAt, show, submit } from '../../../page/test-page.tsx'
import { boardPage } from './board.page.tsx'

const madhyanchal = '/electricity-bill-payment/uttar-pradesh/madhyanchal-vidyut-vitran-nigam'
const paths = destinations.flatMap(({ kind, path }) => (kind === 'board' ? [path] : []))

test('each of the 84 boards has its page in both languages, with its own title and description', async () => {
  const shown = await Promise.all(
    paths.flatMap(path => [show(boardPage, path), show(boardPage, path, { locale: 'hi' })]),
  )
  expect(shown).toHaveLength(168)
  const titles = shown.map(({ head }, index) => snippetTitle(head, index % 2 ? 'hi' : 'en'))
  expect(new Set(titles).size).toBe(168)
  expect(titles.filter(title => title.length > 60)).toEqual([])
  expect(new Set(shown.map(({ head }) => head.description)).size).toBe(168)
})

test('the page says where the board bills, by what source, and who hears a complaint', async () => {
  const { head, text, html } = await show(boardPage, madhyanchal)
  expect(head.breadcrumbs?.map(({ name }) => name)).toEqual([
    'Home',
    'Electricity Bill Payment',
    'Uttar Pradesh',
  ])
  expect(text).toMatch(/Among its districts: Lucknow, Unnao/)
  expect(text).toContain('Uttar Pradesh Electricity Regulatory Commission')
  expect(html).toMatch(/<a href="https:\/\/etvbharat\.com/)
})

test('its form has nothing left to choose and pays this board', async () => {
  const { html } = await show(boardPage, madhyanchal)
  expect(html).not.toContain('<select')
  expect(html).toMatch(new RegExp(`action="[^"]*${madhyanchal}"`))
  const form = { consumerNumber: '9000123456' }
  expect(await boardPage.submit?.({ ...contextAt(madhyanchal), form })).toEqual({
    intent: { billerId: madhyanchal.slice(1), parameters: form },
  })
})

test('a signed-in customer finds their accounts with the board above its form', async () => {
  const { html } = await show(boardPage, madhyanchal)
  expect(html).toMatch(/my-strip\?of=electricity-bill-payment(%2F|\/)uttar-pradesh.*<form/)
})

test('a slip brings the form back with its reason', async () => {
  const { html, status } = await submit(boardPage, madhyanchal, { consumerNumber: '12' })
  expect(status).toBe(422)
  expect(html).toContain('aria-invalid="true"')
})

test.each(['/electricity-bill-payment/goa/no-such', '/electricity-bill-payment/goa/bses-yamuna-power'])(
  '%s names nothing',
  async path => {
    expect(await boardPage.load(contextAt(path))).toBeUndefined()
  },
)
