// Documents of banners and notices: every problem is named with its line.
import { expect, test } from 'vitest'
import { readShellDocument } from './desk-shell.ts'

const now = new Date('2026-11-20T06:00:00Z')
const good = `kind: banner
name: diwali-hours
text:
  en: Banks are closed on Diwali.
  hi: दिवाली पर बैंक बंद हैं।
link:
  to: /important-updates
  words: { en: Details, hi: जानकारी }
audience: signed-in
from: 2026-11-20 09:00
until: 2026-11-23 09:00
`
const problems = (source: string) => {
  const read = readShellDocument(source, now)
  return 'problems' in read ? read.problems : []
}
const changed = (from: string, to: string) => problems(good.replace(from, to))

test('a document has what it names, and the defaults of the rest', () => {
  expect(readShellDocument(good, now)).toMatchObject({
    item: {
      name: 'diwali-hours',
      audience: 'signed-in',
      tone: 'calm',
      pages: ['/'],
      dismissible: true,
      from: '2026-11-20 09:00',
    },
  })
})

test('a notice begins now where it names no time', () => {
  const notice = good
    .replace('banner', 'notice')
    .replace(/from.*\n/, '')
    .replace('2026-11-23 09:00', '2026-11-20 18:00')
  expect(readShellDocument(notice, now)).toMatchObject({ item: { kind: 'notice', from: '2026-11-20 11:30' } })
})

test.each([
  [
    'a missing language',
    '  hi: दिवाली पर बैंक बंद हैं।\n',
    '',
    /^line 4: text: hi: the text in Hindi \(hi\) is one line/,
  ],
  [
    'a link that does not resolve',
    '/important-updates',
    '/no-such-page',
    /^line 7: link: to: there is no page/,
  ],
  ['a page that has moved', 'to: /important-updates', 'to: //x', /^line 7: link: to: a link leads to a path/],
  ['another scheme', '/important-updates', 'http://a.example/', /^line 7: link: to: .*https/],
  [
    'a text too long at 360 px',
    'Banks are',
    `${'Banks are very '.repeat(6)}slow and`,
    /^line 4: text: en: .*120 fit at 360 px/,
  ],
  ['an end before the beginning', '2026-11-23', '2026-11-19', /^line 11: until: it ends before it begins/],
  ['a time that is none', '09:00\nuntil', '9 am\nuntil', /^line 10: from: a time is written as/],
  ['a misspelt field', 'audience:', 'audiense:', /^line 1: there is no audiense here/],
  ['a field twice', 'audience: signed-in', 'name: other', /^line 9: Map keys must be unique/],
  [
    'a tag that would make an object',
    'kind: banner',
    'kind: !!js/function banner',
    /^line 1: Unresolved tag/,
  ],
  ['an alias', 'audience: signed-in', 'audience: &a signed-in\ntone: *a', /^line 1: /],
])('%s is named with its line', (_what, from, to, problem) => {
  expect(changed(from, to)).toEqual([expect.stringMatching(problem)])
})

test('all problems are named at once, those of an empty or a huge file too', () => {
  expect(changed('kind: banner\nname: diwali-hours', 'kind: flyer\nname: Diwali Hours')).toHaveLength(2)
  expect(problems('')).toHaveLength(1)
  expect(problems('a: '.repeat(10_000))).toEqual([expect.stringContaining('10000 letters at most')])
  expect(problems('{'.repeat(3000))).not.toEqual([])
})
