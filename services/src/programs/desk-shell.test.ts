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
  expect(changed('name: diwali-hours\ntext:', 'name: Diwali Hours\ntone: loud\ntext:')).toHaveLength(2)
  expect(problems('')).toHaveLength(1)
  expect(problems('a: '.repeat(10_000))).toEqual([expect.stringContaining('10000 letters at most')])
  expect(problems('{'.repeat(3000))).not.toEqual([])
})

const menu = `kind: menu
name: diwali-menu
from: 2026-11-20 09:00
until: 2026-11-23 09:00
changes:
  - item: /flights > /train-tickets
    label: { en: New, hi: नया }
  - add: { to: /important-updates, words: { en: Diwali, hi: दिवाली } }
    in: /tools
    order: 1
`
const card = `kind: promotion
name: diwali-gold
from: 2026-11-20 09:00
until: 2026-11-23 09:00
place: 3
icon: zap
title: { en: Diwali bills, hi: दिवाली के बिल }
text: { en: Pay before the holidays., hi: छुट्टियों से पहले भरें। }
link: { to: /bills, words: { en: See bills, hi: बिल देखें } }
`

test('changed links and a card of home are read', () => {
  expect(readShellDocument(menu, now)).toMatchObject({ item: { kind: 'menu', changes: [{}, { order: 1 }] } })
  expect(readShellDocument(card, now)).toMatchObject({ item: { kind: 'promotion', place: 3 } })
})

const trains = '/flights > /train-tickets'

test.each([
  [
    'an unknown entry, with the nearest',
    trains,
    '/flights > /trains-tickets',
    /^line 6: .*write \/flights > \/train-tickets$/,
  ],
  [
    'the link of an entry alone',
    `${trains}\n    label: { en: New, hi: नया }`,
    '/nps\n    order: 1',
    /^line 6: .*no entry \/nps: write \/mutual-funds > \/nps$/,
  ],
  ['a label in the bar', trains, '/flights', /^line 7: .*no room for a label/],
  ['a label that is long', 'en: New', 'en: Brand new this week', /^line 7: .*10 letters/],
  ['a missing language', ', hi: नया', '', /^line 7: .*in Hindi/],
  ['a change of nothing', '    label: { en: New, hi: नया }\n', '', /^line 6: .*changes nothing/],
  ['a link that does not resolve', '/important-updates', '/no-such', /^line 8: .*no page \/no-such/],
  ['a script as a link', '/important-updates', "'javascript:alert(1)'", /^line 8: .*leads to a path/],
  [
    'a list that is none',
    'in: /tools',
    'in: /mutual-funds > /nps',
    /^line 9: .*has no list: write \/mutual-funds/,
  ],
  ['a link in the bar itself', '    in: /tools\n', '', /^line 8: .*in which list/],
  [
    'a link that is there already',
    'to: /important-updates',
    'to: /ifsc-code',
    /^line 8: .*is in this list already/,
  ],
  ['a field of style', '    order: 1', '    style: red', /^line 8: .*no style here/],
  ['a place before the first', 'order: 1', 'order: 0', /^line 10: .*from 1/],
  [
    'an icon in the menu',
    'to: /important-updates',
    'icon: zap, to: /important-updates',
    /^line 8: .*has no icon/,
  ],
])('%s is named with its line', (_what, from, to, problem) => {
  expect(problems(menu.replace(from, to))).toEqual([expect.stringMatching(problem)])
})

test.each([
  ['a section of the footer', 'item: tools', /always shown/],
  ['a page that the law wants', 'item: company > /grievance', /always shown/],
])('%s is not hidden', (_what, item, problem) => {
  const footer = menu.replace('kind: menu', 'kind: footer').replace(/ {2}- add[\s\S]*/, '')
  const hides = footer.replace(/item: .*\n.*\n/, `${item}\n    hidden: true\n`)
  expect(problems(hides)).toEqual([expect.stringMatching(problem)])
})

test('no list is emptied, and a shortcut needs an icon, a short name and a short label', () => {
  const metro = '/mobile-recharge > /fastag-recharge > /metro-card-recharge > /metro-card-recharge'
  const cities = ['bengaluru', 'delhi', 'hyderabad', 'mumbai'].map(
    city => `  - item: ${metro}/${city}-metro\n    hidden: true\n`,
  )
  const empty = menu.replace(/ {2}- item[\s\S]*/, cities.join(''))
  expect(problems(empty).join()).toMatch(/nothing is left of its list|no entry/)
  const shortcut = menu
    .replace('kind: menu', 'kind: shortcuts')
    .replace(trains, '/dth-recharge')
    .replace('    in: /tools\n', '')
  expect(problems(shortcut)).toEqual([expect.stringMatching(/^line 8: .*a shortcut has an icon/)])
  const long = shortcut.replace('en: Diwali', 'en: Diwali and more').replace('{ to', '{ icon: zap, to')
  expect(problems(long)).toEqual([expect.stringMatching(/^line 8: .*14 letters fit/)])
  const label = "label: { en: 'Festival', hi: 'नया' }"
  const labelled = `${shortcut.split('changes:')[0]}changes:\n  - item: /dth-recharge\n    ${label}\n`
  expect(problems(labelled)).toEqual([expect.stringMatching(/^line \d+: .*6 letters fit/)])
  expect(problems(labelled.replace('Festival', 'New'))).toEqual([])
})

test.each([
  ['a place that home does not have', 'place: 3', 'place: 4', /^line 5: .*home has 3 places/],
  ['an icon that is none', 'icon: zap', 'icon: zapp', /^line 6: .*write zap$/],
  ['English in place of Hindi', 'छुट्टियों से पहले भरें।', 'Pay now', /^line 8: .*not Hindi/],
])('of a card %s is named with its line', (_what, from, to, problem) => {
  expect(problems(card.replace(from, to))).toEqual([expect.stringMatching(problem)])
})
