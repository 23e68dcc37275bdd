import { type MenuItem, menuIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContext } from '../../page/page.ts'
import { href } from '../../ui/link.ts'
import { menuPage } from './menu.page.tsx'

function menuHtml(locale: Locale): string {
  const context: PageContext = {
    path: '/menu',
    params: {},
    locale,
    query: {},
    origin: 'http://localhost:3000',
  }
  return renderToStaticMarkup(<menuPage.View facts={menuIn(locale)} context={context} />)
}

function everyLeafOf(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap(item => (item.items ? everyLeafOf(item.items) : [item]))
}

test.each(['en', 'hi'] as const)('every link of the menu is on the page (%s)', locale => {
  const html = menuHtml(locale)
  const leaves = everyLeafOf(menuIn(locale))
  expect(leaves.length).toBeGreaterThan(80)
  for (const leaf of leaves) expect(html).toContain(`href="${href(leaf.alt_url ?? leaf.seourl, locale)}"`)
})

test('every jump leads to a part of the page', () => {
  const html = menuHtml('en')
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(match => match[1])
  expect(targets.length).toBe(menuIn('en').length)
  for (const target of targets) expect(html).toContain(`id="${target}"`)
})
