import { localeHref } from '@chowk/shell'
import { expect, test } from 'vitest'
import { withCurrentShortcut } from './current-shortcut.ts'

const shortcut = (path: string) =>
  `<a href="${path}"><svg width="24"><use href="/i#zap"></use></svg><span>Electricity</span></a>`
const header = (path: string) =>
  `<nav><a href="${path}"><span class="x">Electricity</span></a></nav>${shortcut(path)}`

test.each([
  ['/electricity-bill-payment', 'page'],
  ['/electricity-bill-payment/tamil-nadu', 'true'],
])('at %s its shortcut is current, and the menu is left alone', (path, current) => {
  const html = withCurrentShortcut(header(localeHref('/electricity-bill-payment', 'en')), 'en', path)
  expect(html.match(/aria-current="(\w+)"/g)).toEqual([`aria-current="${current}"`])
  expect(html).toContain(`aria-current="${current}"><svg`)
})

test('in Hindi too, and elsewhere none is', () => {
  const html = header(localeHref('/electricity-bill-payment', 'hi'))
  expect(withCurrentShortcut(html, 'hi', '/electricity-bill-payment')).toContain('aria-current="page"')
  expect(withCurrentShortcut(html, 'hi', '/about-us')).toBe(html)
})
