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

test('the plain page contains the styles that reserve space, and its policy names them', () => {
  const html = filesOf('static')[0]?.code ?? ''
  const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? ''
  const expected = `body{margin:0}${belowHeader}${spaceStyles}`
  expect(style, 'examples/hosts/static/index.html').toBe(expected)
  expect(html).toContain(hashSource(expected))
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
