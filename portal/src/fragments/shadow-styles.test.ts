import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageStyles, shadowStyles } from './shadow-styles.ts'

const start = (css: string) => shadowStyles(css).split(':host{all:')[0]

test('rules for the root apply to the host', () => {
  expect(start(':root{--a:1}')).toBe(':host{--a:1}')
  expect(start(':root[data-session=in] .a,:root:not([data-session=in]) .b{c:d}')).toBe(
    ':host([data-session=in]) .a,:host(:not([data-session=in])) .b{c:d}',
  )
})

test('sizes follow the visitor’s own font size, not the root of the page', () => {
  expect(start('.a{font-size:1.5rem;margin:max(3px,.5rem)}')).toBe(
    '.a{font-size:calc(var(--chowk-rem)*1.5);margin:max(3px,calc(var(--chowk-rem)*.5))}',
  )
  expect(start('@media (width<50rem){.a{gap:1rem}}')).toBe(
    '@media (width<50rem){.a{gap:calc(var(--chowk-rem)*1)}}',
  )
  expect(start('@container (width<22rem){.a{gap:1rem}}')).toBe(
    '@container (width<22em){.a{gap:calc(var(--chowk-rem)*1)}}',
  )
})

test('the page cannot override the host’s rules', () => {
  expect(shadowStyles('')).toContain('all:initial!important')
})

test('sections that a script will close look closed before it runs, and open where no script will run', () => {
  expect(shadowStyles('')).toMatch(
    /scripting:enabled.*:host\(:not\(\[data-fetched\],\[data-mounted\]\)\) footer:not\(\[data-placed\]\)/,
  )
})

test('a page in another encoding reads it correctly', () => {
  expect(start(".a{content:'↗'}")).toBe(".a{content:'\\2197 '}")
})

test('a dialog locks the page as on the portal’s own pages', () => {
  const file = new URL('../../../shell/src/ui/scroll-lock.css', import.meta.url)
  const minified = readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{}:;])\s*/g, '$1')
    .replaceAll(';}', '}')
    .replaceAll("'", '')
    .trim()
  expect(pageStyles).toContain(minified)
})
