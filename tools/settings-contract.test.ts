import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const isProduction = (file: string) => !/\.test\.tsx?$|\/test-/.test(file)
const settingsIn = (text: string) => text.match(/\b(?:CHOWK_(?!TEST_)[A-Z_]*[A-Z]|DATABASE_URL)\b/g) ?? []

test('docs/contracts/settings.md lists every setting that is read, and no other', () => {
  const files = globSync('{portal,services}/src/**/*.{ts,tsx}', { cwd: root }).filter(isProduction)
  const read = files.flatMap(file => settingsIn(readFileSync(join(root, file), 'utf8')))
  const listed = settingsIn(readFileSync(join(root, 'docs/contracts/settings.md'), 'utf8'))
  expect([...new Set(read)].sort()).toEqual([...new Set(listed)].sort())
})

const server = globSync('portal/src/server/*.ts', { cwd: root }).filter(isProduction)
const textOf = (files: readonly string[]) =>
  files.map(file => readFileSync(join(root, file), 'utf8')).join('\n')

test('every setting that may be set becomes something, and somebody reads what it becomes', () => {
  const schema = textOf(['portal/src/server/settings-schema.ts'])
  const keys = [...schema.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, key = '']) => key)
  expect(keys).toContain('CHOWK_DATA')
  const readers = textOf(server.filter(file => !file.endsWith('settings-schema.ts')))
  expect(keys.filter(key => !new RegExp(`\\b${key}\\b`).test(readers))).toEqual([])

  const [, declared = ''] = /export interface Settings \{(.*?)\n\}/s.exec(readers) ?? []
  const fields = [...declared.matchAll(/^ {2}readonly (\w+)/gm)].map(([, field = '']) => field)
  expect(fields).toContain('dataDir')
  expect(fields.filter(field => !readers.includes(`settings.${field}`))).toEqual([])
})

test('every option of the services is read by whoever puts them together', () => {
  const options = 'services/src/services-options.ts'
  const [, declared = ''] = /export interface ServicesOptions \{(.*?)\n\}/s.exec(textOf([options])) ?? []
  const fields = [...declared.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field = '']) => field)
  expect(fields).toContain('store')
  const readers = textOf(
    globSync('services/src/*.ts', { cwd: root }).filter(file => isProduction(file) && file !== options),
  )
  expect(fields.filter(field => !readsOption(field).test(readers))).toEqual([])
})

/** As `options.brand`, or taken out of them by name. */
const readsOption = (field: string) =>
  new RegExp(`options\\.${field}\\b|\\{[^{}]*\\b${field}\\b[^{}]*\\}(?: = options|: ServicesOptions)`)
