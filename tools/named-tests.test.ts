import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test.each(['CONTRIBUTING.md', 'docs/threat-model.md', 'docs/asvs.md'])(
  'every file that %s names is there',
  document => {
    const text = readFileSync(join(root, document), 'utf8')
    const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([])
  },
)
