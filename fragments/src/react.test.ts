import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageFragments } from './fragments.ts'
import { plainBar } from './plain-bar.ts'
import { ChowkFooter, ChowkHeader, ChowkScripts, ChowkStyles } from './react.ts'

const fragments: PageFragments = {
  version: 'one',
  head: '<style>@property --a{syntax:"<length>"}</style>',
  header:
    '<chowk-header lang="en-IN" data-asked="a=1&amp;b=2" data-hosts="{&quot;main&quot;:1}"><template shadowrootmode="open"><style>a>b{}</style><a href="/">Home</a></template></chowk-header>',
  footer:
    '<chowk-footer lang="hi"><template shadowrootmode="open"><footer></footer></template></chowk-footer>',
  scripts:
    '<script nonce="n" type="module" src="https://a.example/shell.js"></script><link rel="modulepreload" href="https://a.example/b.js">',
  csp: {},
  policy: () => '',
}

test('React writes the portal’s HTML as it is', () => {
  expect(renderToString(createElement(ChowkHeader, { fragments }))).toBe(fragments.header)
  expect(renderToString(createElement(ChowkFooter, { fragments }))).toBe(fragments.footer)
  expect(renderToString(createElement(ChowkStyles, { fragments }))).toBe(fragments.head)
  const scripts = renderToString(createElement(ChowkScripts, { fragments }))
  expect(scripts).toContain('src="https://a.example/shell.js"')
  expect(scripts).toContain('nonce="n"')
  expect(scripts).toContain('href="https://a.example/b.js"')
})

test('a server component sends the HTML once: not again in its data', () => {
  expect(JSON.stringify(ChowkHeader({ fragments }))).not.toContain('template')
})

test('without any copy it is the plain bar', () => {
  const plain = { ...plainBar('https://www.chowk.example', 'hi'), policy: () => '' }
  expect(renderToString(createElement(ChowkHeader, { fragments: plain }))).toBe(plain.header)
  expect(renderToString(createElement(ChowkScripts, { fragments: plain }))).toBe('')
})
