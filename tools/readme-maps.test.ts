import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

function foldersIn(...path: readonly string[]): string[] {
  return readdirSync(join(root, ...path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
}

test.each(['catalog', 'portal', 'services'])('the map in %s/README.md names every folder', name => {
  const readme = readFileSync(join(root, name, 'README.md'), 'utf8')
  const domains = foldersIn(name, 'src')
  // The domains of the services are folders with subfolders; a folder of the others is known by its name.
  const folders =
    name === 'services' ? domains.flatMap(domain => [domain, ...foldersIn(name, 'src', domain)]) : domains
  expect(folders.filter(folder => !readme.includes(`\`${folder}/\``))).toEqual([])
})
