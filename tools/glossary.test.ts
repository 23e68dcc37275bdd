// Every text in the sources, for all states of pages and messages, follows the glossary.
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultsIn, type Language, textsOf } from './glossary.ts'

const root = join(import.meta.dirname, '..')
const devanagari = /[\u0900-\u0963]/
const token = /\/\*.*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/gs

/** Synonyms that people type into the search box may be spelt in any way. */
const typedByPeople = /\b(synonyms|keywords)\b[^[\n]*\[[^\]]*\]/g

/**
 * Text of a file with Hindi in it is customers' text; other files' sentences are for developers. A document has its folder's
 * language.
 */
const texts = [
  ...globSync('{catalog,services,shell,portal}/src/**/*.{ts,tsx,json}', { cwd: root })
    .filter(file => !/\.test\.|\/test-|portal\/src\/search\/(?!.*copy)/.test(file))
    .flatMap(file => textsIn(file, readFileSync(join(root, file), 'utf8'))),
  ...globSync('content/{en,hi}/**/*.{md,json}', { cwd: root }).flatMap(linesIn),
]

interface Text {
  readonly file: string
  readonly locale: Language
  readonly text: string
}

function textsIn(file: string, source: string): readonly Text[] {
  if (!devanagari.test(source)) return []
  return [...source.replace(typedByPeople, '').matchAll(token)].flatMap(
    ([, single, template, double]): Text[] => {
      const text = single ?? template ?? double ?? ''
      if (devanagari.test(text)) return [{ file, locale: 'hi', text }]
      return /[a-z] [a-z]/.test(text) ? [{ file, locale: 'en', text }] : []
    },
  )
}

function linesIn(file: string): readonly Text[] {
  const locale = file.split(sep)[1] as Language
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.map(text => ({ file, locale, text }))
}

describe('every text in the sources', () => {
  test('uses the words of the glossary', () => {
    expect(texts.length).toBeGreaterThan(5000)
    const faults = texts.flatMap(({ file, locale, text }) =>
      faultsIn(locale, text).map(fault => `${file}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('spells a Hindi word one way: with its nukta everywhere, or nowhere', () => {
    const spellings = new Map<string, Map<string, string>>()
    for (const { file, text } of texts)
      for (const [each] of text.normalize('NFD').matchAll(/[\u0900-\u0963]{3,}/g)) {
        const bare = each.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')
        spellings.set(bare, (spellings.get(bare) ?? new Map()).set(each, file))
      }
    const twice = [...spellings.values()].filter(({ size }) => size > 1).map(each => Object.fromEntries(each))
    expect(twice).toEqual([])
  })
})

/** The lines of a Hindi record in a formatted source: from `hi: {` to the brace at the same depth. */
const hindiRecord = /^( *)hi: \{\n(.*?)^\1\}/gms

test('no sentence of a Hindi record was left in English', () => {
  const sources = globSync('portal/src/**/*.{ts,tsx}', { cwd: root }).filter(
    file => !/\.test\.|\/test-/.test(file),
  )
  const records = sources.flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(hindiRecord)].map(([, , lines = '']) => ({
      file,
      lines,
    })),
  )
  expect(records.length).toBeGreaterThan(5)
  expect(records.flatMap(({ file, lines }) => englishIn(lines).map(text => `${file}: ${text}`))).toEqual([])
  const words = globSync('content/hi/words/*.json', { cwd: root }).flatMap(file =>
    stringsIn(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  )
  expect(words.length).toBeGreaterThan(500)
  expect(words.filter(isEnglish)).toEqual([])
  const beside = globSync('portal/src/calculators/**/*.json', { cwd: root }).flatMap(file =>
    hindiIn(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  )
  expect(beside.length).toBeGreaterThan(100)
  expect(beside.filter(isEnglish)).toEqual([])
  expect(englishIn("    all: 'See all of it',\n    pay: 'भुगतान करें',")).toEqual(['See all of it'])
})

/** The texts named `hi` at any depth. */
function hindiIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'hi' && typeof part === 'string' ? [part] : hindiIn(part),
  )
}

function englishIn(lines: string): string[] {
  const literals = [...lines.matchAll(token)].map(
    ([, single, template, double]) => single ?? template ?? double ?? '',
  )
  return literals.filter(isEnglish)
}

const isEnglish = (text: string): boolean => !devanagari.test(text) && /[a-z] [a-z]/.test(text)

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

test('a page is checked as people read it', () => {
  const html = '<p title="क">कुल <b>Rs. 5</b></p><script>"यूपीआई"</script><pre>यूपीआई</pre>'
  expect(textsOf(html)).toEqual(['क', 'कुल Rs. 5'])
  expect(textsOf(html).flatMap(text => faultsIn('hi', text))).toHaveLength(1)
})

test.each([
  ['hi', 'आपका विवाद दर्ज हुआ।', 'शिकायत'],
  ['hi', 'भुगतान हुआ. धन्यवाद', '।'],
  ['hi', 'अपना पिन लिखें।', 'PIN'],
  ['hi', 'यह प्रदर्शन बिल नहीं भरता।', 'डेमो'],
  ['hi', 'किन उपकरणों पर', 'डिवाइस'],
  ['en', 'You have an answer by Monday.', 'will have'],
  ['en', 'We sent you a one-time code.', 'OTP'],
  ['hi', 'कुल Rs. 5', '‘Rs.’ should be ‘₹’'],
] as const)('in %s: %s', (locale, text, but) => {
  expect(faultsIn(locale, text)).toEqual([expect.stringContaining(but)])
})

test.each([
  ['hi', 'पिन कोड लिखें। डॉ. राव'],
  ['hi', 'QR कोड स्कैन करें।'],
  ['en', 'You will have an answer by Monday.'],
  ['en', 'One-time code'],
] as const)('in %s there is nothing wrong with: %s', (locale, text) => {
  expect(faultsIn(locale, text)).toEqual([])
})
