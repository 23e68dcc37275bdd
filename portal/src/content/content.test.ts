import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Locale, locales } from '@chowk/catalog'
import { specifiedBrand } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { documentsOf } from './documents.ts'
import type { DocumentOf } from './kinds.ts'
import { readContent, readWordAreas } from './read-content.ts'
import { faultsOf, wordFaultsOf } from './test-content.ts'

const root = join(import.meta.dirname, '..', '..', '..', 'content')

test('every page has its document in every language, and each is complete', () => {
  expect(faultsOf(root, locales)).toEqual([])
})

test('the words of pages have the same parts and values in every language', () => {
  expect(wordFaultsOf(root, locales)).toEqual([])
})

test('each part of a page has words of its own', () => {
  const names = globSync('en/words/*.json', { cwd: root }).flatMap(file =>
    Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  )
  expect(names).toHaveLength(new Set(names).size)
})

test('no document names the brand: it writes {brand}', () => {
  const naming = globSync('**/*.{md,json}', { cwd: root }).filter(file =>
    readFileSync(join(root, file), 'utf8').includes(specifiedBrand.name),
  )
  expect(naming).toEqual([])
})

/** Worked examples, our own retention times, and what the market charges: nobody's rule. */
const ownFigures = [
  'company/privacy',
  'company/what-an-emi-is-made-of',
  'services/credit-cards',
  'services/free-credit-score',
  'services/personal-loan',
]

test('a document takes limits, rates and times from a rule: {upi-limits.verifiedPaise}', () => {
  const kinds = ['about', 'categories', 'company', 'hubs', 'railway-services', 'services']
  const stated = Object.entries(readContent(root, kinds).documents).flatMap(([kind, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, pages]) =>
      Object.entries(pages)
        .filter(([name]) => !ownFigures.includes(`${kind}/${name}`))
        .flatMap(([name, page]) => figuresIn(page).map(text => `${language}/${kind}/${name}: ${text}`)),
    ),
  )
  expect(stated).toEqual([])
})

/** Sums, percentages and times in days or hours; not where a rule's value is beside them, as in an example. */
function figuresIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /(?:Rs\.|₹) ?\d|\d%|\b\d+ (?:working )?(?:days|hours|दिन|घंटे|कामकाजी)/.test(value) &&
      !/\{[a-z-]+\./.test(value)
      ? [value]
      : []
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (key === 'link' ? [] : figuresIn(inner)))
    : []
}

test('Hindi documents are written in Hindi', () => {
  const english = Object.entries(readContent(root).documents).flatMap(([kind, { hi = {} }]) =>
    Object.entries(hi).flatMap(([name, document]) =>
      sentencesIn(document).map(text => `${kind}/${name}: ${text}`),
    ),
  )
  expect([...english, ...sentencesIn(readWordAreas(root).hi)]).toEqual([])
})

test('a Hindi word is spelt with its nukta everywhere', () => {
  const words = new Set(
    JSON.stringify([readContent(root).documents, readWordAreas(root).hi])
      .normalize('NFD')
      .match(/[\u0900-\u0963]+/g),
  )
  const plain = [...words].flatMap(word => {
    const without = word.replaceAll(/([कखगजफ])\u093c/g, '$1')
    return without !== word && words.has(without) ? [without] : []
  })
  expect(plain).toEqual([])
})

test('a page whose service is not offered here does not answer as if it were', () => {
  const { services = {} } = readContent(root, ['services']).documents
  const answers = /only .* can be paid here|we show|is shown as|यहाँ केवल|हम .* दिखाते हैं/i
  const offering = Object.values(services).flatMap(pages =>
    Object.entries(pages as Record<string, DocumentOf<'services'>>)
      .filter(([, { instead, questions }]) => instead && answers.test(JSON.stringify(questions)))
      .map(([name]) => name),
  )
  expect(offering).toEqual([])
})

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^[A-Z][^\u0900-\u0963]* [^\u0900-\u0963]* [a-z]+\.$/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

describe('an error names its file', () => {
  const ppf = 'hi/tools/ppf-calculator.md'

  test.each<[string, (copy: Copy) => void, string]>([
    ['a language without its pair', copy => copy.remove(ppf), `${ppf}: is missing`],
    [
      'a document that no page shows',
      copy => copy.write('en/tools/luck-calculator.md', copy.read('en/tools/ppf-calculator.md')),
      'en/tools/luck-calculator.md: there is no such page',
    ],
    [
      'a document in a folder of no kind',
      copy => copy.write('en/poems/rain.md', 'Rain.'),
      'en/poems/rain.md: is a document of no kind',
    ],
    [
      'an unknown field',
      copy => copy.change(ppf, 'title:', 'colour: red\ntitle:'),
      `${ppf}: Unrecognized key: "colour"`,
    ],
    ['an unknown part', copy => copy.change(ppf, '# where', '# elsewhere'), `${ppf}: where: `],
    ['a missing field', copy => copy.change(ppf, 'title:', '# title:'), `${ppf}: title: `],
    [
      'a calculator that is not there',
      copy => copy.change(ppf, '- nsc-calculator', '- luck-calculator'),
      `${ppf}: luck-calculator leads to no page`,
    ],
    [
      'another fact than in English',
      copy => copy.change(ppf, '  - nsc-calculator\n', ''),
      `${ppf}: related is not what it is in the other language`,
    ],
    [
      'a question that was left out',
      copy => copy.change(ppf, /## .+\n\n.+\n$/, ''),
      `${ppf}: questions does not have the parts`,
    ],
    ['an unknown rule', copy => copy.change(ppf, '- small-savings', '- luck'), `${ppf}: luck is no rule`],
    ['markup', copy => copy.change(ppf, '# rules\n\n', '# rules\n\n<b>'), `${ppf}: text holds no markup`],
    [
      'a value that is not filled in',
      copy => copy.change(ppf, '# rules\n\n', '# rules\n\n{rate} '),
      `${ppf}: {rate} is`,
    ],
    [
      'no day of its last change',
      copy => copy.change(ppf, /updated: .+/, 'updated: today'),
      `${ppf}: updated: `,
    ],
    ['front matter that is none', copy => copy.change(ppf, 'title: "', 'title: "" "'), `${ppf}: `],
  ])('%s', (_what, plant, fault) => {
    using copy = copyOfContent()
    plant(copy)
    expect(faultsOf(copy.root, locales, ['tools'])).toEqual(
      expect.arrayContaining([expect.stringContaining(fault)]),
    )
  })
})

test('a third language needs only a folder', () => {
  using copy = copyOfContent()
  cpSync(join(copy.root, 'en'), join(copy.root, 'xx'), { recursive: true })
  copy.change('xx/tools/ppf-calculator.md', /title: .+/, 'title: ‹ÞÞF çàlçùlàtør›')
  expect(faultsOf(copy.root, [...locales, 'xx'], ['tools'])).toEqual([])
  const { tools = {} } = readContent(copy.root, ['tools']).documents
  const guideOf = documentsOf<DocumentOf<'tools'>>(tools)
  expect(guideOf('ppf-calculator', 'xx' as Locale).title).toBe('‹ÞÞF çàlçùlàtør›')
  expect(() => guideOf('luck-calculator', 'xx' as Locale)).toThrow('no document of luck-calculator in xx')
})

/** Of one kind, because all kinds have the same errors. */
type Copy = ReturnType<typeof copyOfContent>

function copyOfContent() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'chowk-content-'))
  const path = (file: string) => join(folder.path, file)
  for (const language of locales)
    cpSync(join(root, language, 'tools'), path(join(language, 'tools')), { recursive: true })
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
  return {
    root: folder.path,
    read,
    write,
    remove: (file: string) => rmSync(path(file)),
    change(file: string, from: string | RegExp, to: string) {
      expect(read(file)).toMatch(from)
      write(file, read(file).replace(from, to))
    },
    [Symbol.dispose]: () => folder.remove(),
  }
}
