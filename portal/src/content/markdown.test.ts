import { describe, expect, test } from 'vitest'
import { documentFields, Fault } from './markdown.ts'

const blocksOf = (body: string) => documentFields(body, 1).get('text')

test('the text before the first field is the field text, and a field has the blocks below it', () => {
  const fields = documentFields('First,\non two lines.\n\n# know\n\n- One\n- Two,\n  longer\n', 5)
  expect(Object.fromEntries(fields)).toEqual({
    text: [{ kind: 'paragraph', line: 5, text: 'First, on two lines.' }],
    know: [{ kind: 'list', line: 10, items: ['One', 'Two, longer'] }],
  })
})

test('a heading sets the anchor of its section, and the licence that it claims', () => {
  expect(blocksOf('## हम कौन हैं {#who-we-are claims=tpap}')).toEqual([
    { kind: 'heading', line: 1, text: 'हम कौन हैं', marks: { id: 'who-we-are', claims: 'tpap' } },
  ])
})

test('a list of links, steps, lines as written and the place of a table are distinguished', () => {
  const body = '- [Help](/care)\n\n1. Look\n2. Pay\n\n```\na = b\n\nc\n```\n\n{{rates}}'
  expect(blocksOf(body)).toMatchObject([
    { kind: 'links', links: [{ label: 'Help', link: '/care' }] },
    { kind: 'list', items: ['Look', 'Pay'] },
    { kind: 'lines', lines: ['a = b', '', 'c'] },
    { kind: 'place', name: 'rates' },
  ])
})

test('a table has a caption, and numbers are aligned right where its line of dashes asks for it', () => {
  expect(blocksOf('Table: What\n| A | B |\n|---|---:|\n| x \\| y | 5 |')).toMatchObject([
    {
      kind: 'table',
      table: { caption: 'What', columns: ['A', 'B'], rows: [['x | y', '5']], numeric: true },
    },
  ])
})

test('a backslash turns a special character into text', () => {
  expect(blocksOf('\\- not a list, \\<chowk-header>')).toMatchObject([
    { kind: 'paragraph', text: '- not a list, <chowk-header>' },
  ])
})

describe('an error names its line:', () => {
  test.each([
    ['bold words', 'Fine.\n\nNot **fine**.', 3],
    ['a link in a sentence', 'See [help](/care) first.', 1],
    ['HTML', 'A <b>word</b>.', 1],
    ['a third level', '### Deeper', 1],
    ['a heading that runs on', '## One\ntwo', 1],
    ['a field twice', '# know\n\nA.\n\n# know\n\nB.', 5],
    ['a list of links and words', '- [Help](/care)\n- Words', 1],
    ['a row that is too short', 'Table: What\n| A | B |\n|---|---|\n| x |', 1],
  ])('%s', (_what, body, line) => {
    expect(() => documentFields(body, 1)).toThrow(Fault)
    expect(() => documentFields(body, 1)).toThrow(expect.objectContaining({ line }))
  })
})
