import { type MenuItem, menuIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { expect, test } from 'vitest'
import { show } from '../../../page/test-page.tsx'
import { href } from '../../../ui/link.ts'
import { menuPage } from './menu.page.tsx'

const menuHtml = async (locale: Locale) => (await show(menuPage, '/menu', { locale })).html

function everyLeafOf(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap(item => (item.items ? everyLeafOf(item.items) : [item]))
}

test.each(['en', 'hi'] as const)('every link of the menu is on the page (%s)', async locale => {
  const html = await menuHtml(locale)
  const leaves = everyLeafOf(menuIn(locale))
  expect(leaves.length).toBeGreaterThan(80)
  for (const leaf of leaves) expect(html).toContain(`href="${href(leaf.alt_url ?? leaf.seourl, locale)}"`)
})

test('every jump leads to a part of the page', async () => {
  const html = await menuHtml('en')
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(match => match[1])
  expect(targets.length).toBe(menuIn('en').length)
  for (const target of targets) expect(html).toContain(`id="${target}"`)
})
