import { configureEnvironment, environment } from '@chowk/shell'
import { beforeAll, expect, test } from 'vitest'
import { iconSprite } from '../icons/sprite.ts'
import { configure } from '../page/test-settings.ts'
import { createFragments } from './fragments.tsx'

const origin = 'https://www.chowk.example'
const icon = `<svg><use href="${iconSprite().path}#bus"></use></svg>`

beforeAll(() => configureEnvironment(environment('production')))

const fragments = (styles = ':root{--a:1}') =>
  createFragments({
    origin,
    assets: {
      script: '/assets/shell-1.js',
      code: '/assets/mount-1.js',
      imported: ['/assets/part-1.js'],
      integrity: { '/assets/shell-1.js': 'sha384-a', '/assets/mount-1.js': 'sha384-b' },
      check: '/assets/check-1.js',
      styles,
    },
    sites: ['https://bus.chowk.example'],
    header: ({ languageLink }) =>
      `<header><a href="/menu">Menu</a><a href="${languageLink}" hrefLang="hi">हिन्दी</a></header>`,
    links: () => '{}',
    footer: ({ locale }) => `<footer lang="${locale}"><a href="/bus-tickets">बस</a>${icon}</footer>`,
    notices: () => '[]',
  })

test('a footer is in a shadow root, with its styles, its icons, and links that lead to the portal', () => {
  const { footer } = fragments().all({ locale: 'hi' })
  expect(footer).toMatch(/^<chowk-footer [^>]+><template shadowrootmode="open"><style>:host\{--a:1\}/)
  expect(footer).toContain('<a href="https://www.chowk.example/bus-tickets">&#2348;&#2360;</a>')
  expect(footer).toContain('<symbol id="bus"')
  expect(footer).toContain('<use href="#bus">')
  expect(footer).not.toContain('<symbol id="wallet"')
})

test('a preview, which is a page of the portal, shows a link to the other language that leads nowhere', () => {
  for (const languageLink of ['//elsewhere.example', 'https://elsewhere.example/hi', '/hi']) {
    const page = fragments().preview({ languageLink })
    expect(page).toMatch(/href="#" hreflang="hi"/i)
    expect(page).not.toContain('elsewhere')
  }
})

test('in a demonstration the page of a vertical is labelled as one, and elsewhere not', () => {
  const label = 'Demo, not Paytm'
  expect(fragments().all({}).footer).toContain(label)
  configure({ demo: false })
  expect(fragments().all({}).footer).not.toContain(label)
  configure()
})

test('a path to the other language is one of the host’s own page, even in a preview', () => {
  const languageLink = '/hi/timetable'
  const { header } = fragments().all({ languageLink })
  expect(header).toMatch(/<header.* href="\/hi\/timetable" hreflang="hi"/is)
  expect(header).not.toContain(origin + languageLink)
  expect(header).toContain(`href="${origin}/`)
})

test('names its own code, so that a page cached last week uses the script that it was written for', () => {
  const { footer, scripts } = fragments().all({})
  expect(footer).toContain('data-code="https://www.chowk.example/assets/mount-1.js"')
  expect(scripts).toContain('src="https://www.chowk.example/assets/shell-1.js"')
  expect(scripts).toContain('<link rel="modulepreload" href="https://www.chowk.example/assets/part-1.js">')
})

test('pinned scripts name files by their content, and the portal, whose assets may be on another host', () => {
  expect(fragments().pinned).toBe(
    `<link rel="modulepreload" href="${origin}/assets/mount-1.js" integrity="sha384-b" crossorigin>\n` +
      `<script type="module" src="${origin}/assets/shell-1.js" integrity="sha384-a" crossorigin data-portal="${origin}"></script>`,
  )
})

test('another build is another version', () => {
  expect(fragments().version).toBe(fragments().version)
  expect(fragments().version).not.toBe(fragments(':root{--a:2}').version)
})

test('the policy names the hashes of inline code, and allows no other', () => {
  const { csp } = fragments().all({})
  expect(csp['script-src']).toEqual([
    origin,
    expect.stringMatching(/^'sha256-/),
    expect.stringMatching(/^'sha256-/),
  ])
  expect(JSON.stringify(csp)).not.toContain('unsafe')
})
