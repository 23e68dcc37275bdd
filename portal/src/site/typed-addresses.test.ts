import { destinationAt, typedAddresses } from '@chowk/catalog'
import { helpTopics } from '@chowk/services'
import { expect, test } from 'vitest'
import { iconSprite } from '../icons/sprite.ts'
import { readSettings } from '../server/settings.ts'
import { createSite } from './site.tsx'

const shell = { script: '/shell.js', code: '/mount.js', imported: [], integrity: {}, check: '', styles: '' }
const site = await createSite({
  ...readSettings({}),
  assets: { script: '/main.js', stylesOf: () => '', icons: iconSprite().path, forHosts: shell },
})

test.each([...typedAddresses])('%s leads to %s, which is a page', (typed, page) => {
  const { pattern } = site.match(page)
  const isNamedByItself = pattern === page
  const isKnown = destinationAt(page) ?? helpTopics.some(({ id }) => page === `/care/${id}`)
  expect(isNamedByItself || isKnown).toBeTruthy()
  expect(site.movedTo(typed)).toBe(page)
  expect(site.movedTo(`/hi${typed}`)).toBe(`/hi${page}`)
})

test('none of them shadows a page', () => {
  const shadows = [...typedAddresses.keys()].filter(typed => {
    try {
      return site.match(typed).pattern === typed
    } catch {
      return false
    }
  })
  expect(shadows).toEqual([])
})

test.each([
  ['/Wallet', '/passbook'],
  ['/Flights', '/flights'],
  ['/nowhere', undefined],
  ['/electricity-bill-payment/delhi/no-such-board', undefined],
])('%s leads to %s', (typed, page) => expect(site.movedTo(typed)).toBe(page))
