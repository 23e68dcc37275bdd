import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

function foldersIn(...path: readonly string[]): string[] {
  return readdirSync(join(import.meta.dirname, ...path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
}

test('the map names every wing and what is in it', () => {
  const folders = foldersIn().flatMap(wing => [wing, ...foldersIn(wing)])
  expect(folders.filter(folder => !readme.includes(`\`${folder}/\``))).toEqual([])
})
