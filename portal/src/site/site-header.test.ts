import { expect, test } from 'vitest'
import { htmlOf } from '../page/rendered-page.ts'
import { siteHeader } from './site-header.tsx'

const shortcutBar = (inputs: Parameters<typeof siteHeader>[0]) =>
  siteHeader(inputs, '/other').map(htmlOf).join('').split('aria-label="Shortcuts"')[1]?.split('</nav>')[0]

test.each([
  ['/electricity-bill-payment', 'page'],
  ['/electricity-bill-payment/tamil-nadu', 'true'],
])('at %s its shortcut is current', (path, current) => {
  const marked = shortcutBar({ locale: 'en', path })?.match(/href="[^"]*" aria-current="\w+"/g) ?? []
  expect(new Set(marked.map(link => link.replace(/https?:\/\/[^/]*/, '')))).toEqual(
    new Set([`href="/electricity-bill-payment" aria-current="${current}"`]),
  )
})

test('elsewhere none is', () => {
  expect(shortcutBar({ locale: 'en', path: '/about-us' })).not.toContain('aria-current')
})

test('the search box holds what was searched for, whatever it is', () => {
  const [html = ''] = siteHeader({ locale: 'en', path: '/search', asked: '"><b>' }, '/hi').map(htmlOf)
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;"')
})
