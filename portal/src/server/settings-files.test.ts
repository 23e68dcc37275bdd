import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { specifiedBrand } from '@chowk/shell/environment'
import { expect, test } from 'vitest'
import { readBrand } from './settings-files.ts'

function read(text: string) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'chowk-brand-'))
  const file = join(folder.path, 'brand.json')
  writeFileSync(file, text)
  return readBrand(file)
}

const readFields = (fields: object) => read(JSON.stringify({ name: 'Nagar Pay', ...fields }))

test('without a file the brand is that of the specification', () => {
  expect(readBrand(undefined)).toBe(specifiedBrand)
})

test('another brand has no licence and no app stores or networks unless its file says so', () => {
  expect(readFields({})).toEqual({ name: 'Nagar Pay', licences: [], links: {} })
  const whole = { legalEntity: 'Nagar (India) Ltd.', licences: ['tpap'], links: { x: 'https://x.test/n' } }
  expect(readFields(whole)).toEqual({ name: 'Nagar Pay', ...whole })
})

test.each<[fields: object, problem: string]>([
  [{ name: undefined }, 'name: must be a text'],
  [{ name: '' }, 'name: must be letters'],
  [{ name: '{brand} <b>' }, 'name: must be letters'],
  [{ name: 'Nagar Pay '.repeat(3) }, 'name: must have at most 20 letters'],
  [{ name: 'Nagarpayments' }, 'name: must have words of at most 9 letters'],
  [{ legalEntity: 5 }, 'legalEntity: must be a text'],
  [{ licences: ['bank'] }, 'licences: 0: knows only the licences tpap, payments-bank'],
  [{ licences: 'tpap' }, 'licences: must be a list'],
  [{ links: { x: 'http://x.test' } }, 'links: x: must be an https address'],
  [{ links: { blog: 'https://x.test' } }, 'links: knows only the links app, android, ios, x'],
  [{ colour: 'red' }, 'knows only the fields name, legalEntity, licences, links'],
])('a wrong field is named: %o', (fields, problem) => {
  expect(() => readFields(fields)).toThrow(`brand.json: ${problem}`)
})

test('a missing or broken file is named', () => {
  expect(() => read('{name')).toThrow(/CHOWK_BRAND: .*brand\.json: holds no JSON/)
  expect(() => readBrand('/nowhere.json')).toThrow('CHOWK_BRAND: /nowhere.json: cannot be read')
})
