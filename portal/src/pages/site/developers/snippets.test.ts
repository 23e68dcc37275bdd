import { expect, test } from 'vitest'
import { belowHeader, spaceStyles } from '../../../fragments/shadow-styles.ts'
import { hashSource } from '../../../page/in-html.ts'
import { hostKinds, parametersIn, snippets } from './snippets.ts'

const origin = 'https://www.chowk.example'

const filesOf = (kind: (typeof hostKinds)[number]) => snippets(kind, origin).flatMap(({ files }) => files)

test('every snippet is the example that runs, for this portal', () => {
  for (const kind of hostKinds) {
    for (const { name, code } of filesOf(kind)) expect(code, name).not.toMatch(/@PORTAL@|localhost:3000/)
    expect(filesOf(kind)[0]?.code, kind).toContain(origin)
  }
})

test('pages without a server contain the styles that reserve space, and the policy names them', () => {
  const pages = filesOf('static').filter(({ name }) => name === 'index.html')
  const expected = `body{margin:0}${belowHeader}${spaceStyles}`
  expect(pages.map(({ code }) => /<style>(.*?)<\/style>/.exec(code)?.[1])).toEqual([expected, expected])
  expect(pages[0]?.code).toContain(hashSource(expected))
})

test('parameters that were tried are shown as a page writes them', () => {
  expect(parametersIn({ screenName: `a"b` })).toBe(
    [
      '<chowk-header screenName="a&quot;b"></chowk-header>',
      '/shell/v1/fragments?screenName=a%22b',
      'chowk.setParameters({"screenName":"a\\"b"})',
    ].join('\n'),
  )
})
