import { describe, expect, test } from 'vitest'
import { isUnavailable } from '../service-pages/service-page.ts'
import { repeated } from '../test-integrity.ts'
import { accountPages, flyoutIn } from './flyout.ts'
import { type MenuItem, menu, menuIn, menuTags } from './menu.ts'
import { shortcuts, shortcutsIn } from './shortcuts.ts'

const flatten = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap(item => [item, ...flatten(item.items ?? [])])

const depth = (items: readonly MenuItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(item => depth(item.items ?? [])))

const devanagari = /\p{Script=Devanagari}/u

describe('the menu', () => {
  test('fits the bar at 1024 px: at most seven entries with short names', () => {
    expect(menu.length).toBeLessThanOrEqual(7)
    expect(menu.map(({ name }) => name).join('').length).toBeLessThan(80)
  })

  test('says of what cannot be done yet that it cannot, once on the way to it', () => {
    const saying = (items: readonly MenuItem[], above: number): readonly (readonly [string, number])[] =>
      items.flatMap(({ seourl, subtitle, items: children = [] }) => {
        const expected = above + (subtitle === 'Not available yet' ? 1 : 0)
        return [[seourl, expected] as const, ...saying(children, expected)]
      })
    const below = menu.flatMap(({ items = [] }) => saying(items, 0))
    for (const [path, expected] of below)
      if (path.startsWith('/')) expect([path, expected]).toEqual([path, isUnavailable(path) ? 1 : 0])
    expect(below.map(([path]) => path)).toEqual(
      expect.arrayContaining(['/flights', '/personal-loan', '/education-fee-payment', '/service-agent']),
    )
  })

  test('goes four levels deep and no deeper', () => {
    expect(depth(menu)).toBe(4)
  })

  test('gives every item an id of its own and a known tag', () => {
    const items = flatten(menu)
    expect(repeated(items.map(({ id }) => `${id}`))).toEqual([])
    for (const { tag } of items) if (tag) expect(menuTags).toContain(tag)
  })

  test('keeps something of every entry on a phone, and some things for the desktop', () => {
    for (const entry of menu) expect(entry.tag).not.toBe('web')
    expect(flatten(menu).some(({ tag }) => tag === 'web')).toBe(true)
    for (const tag of ['company', 'relations', 'career', 'investor', 'empty', 'mweb', undefined]) {
      expect(flatten(menu).some(item => item.tag === tag)).toBe(true)
    }
  })

  test('names the host where a page is another host’s, and leaves by full navigation', () => {
    const items = flatten(menu)
    expect(items.find(({ name }) => name === 'FASTag')).toMatchObject({
      seourl: '/fastag-recharge',
      alt_url: '{main}/fastag-recharge',
    })
    expect(items.find(({ name }) => name === 'Events')).toMatchObject({
      seourl: '{events}/',
      url_type: 'external',
    })
  })

  test('speaks Hindi, down to subtitles and badges', () => {
    const hindi = menuIn('hi')
    expect(hindi.map(({ id }) => id)).toEqual(menu.map(({ id }) => id))
    for (const item of hindi) expect(item.name).toMatch(devanagari)
    for (const { subtitle = 'क', tag_label_name = 'क' } of flatten(hindi)) {
      expect(subtitle).toMatch(devanagari)
      expect(tag_label_name).toMatch(devanagari)
    }
  })
})

describe('the shortcuts', () => {
  test('fill the bar of eleven and leave some for More', () => {
    expect(shortcuts.length).toBeGreaterThanOrEqual(16)
    expect(repeated(shortcuts.map(({ url }) => url))).toEqual([])
  })

  test('speak Hindi', () => {
    for (const { name } of shortcutsIn('hi')) expect(name).toMatch(devanagari)
  })

  test('say what cannot be done yet, and the bar itself holds none of it', () => {
    expect(shortcuts.find(({ name }) => name === 'Flights')?.subtitle).toBe('Not available yet')
    expect(shortcuts.slice(0, 11).filter(({ subtitle }) => subtitle)).toEqual([])
  })
})

test('the profile panel adds everyday links and a strip to the account pages', () => {
  const [section] = flyoutIn('en').page
  expect(section?.views.map(({ type }) => type)).toEqual(['list-small-ti', 'thin-banner'])
  const urls = section?.views[0]?.items.map(({ url }) => url) ?? []
  expect(urls).toEqual(expect.arrayContaining(['/bills', '/messages', '/qr-code-scanner']))
  expect(urls.filter(isUnavailable)).toEqual([])
  expect(urls.filter(url => accountPages.some(({ path }) => path === url))).toEqual([])
})
