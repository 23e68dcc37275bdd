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
