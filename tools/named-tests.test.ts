import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const isForeign = (name: string) => name.startsWith('.') || name === 'node_modules' || name === 'dist'
const files = globSync('**/*.*', { cwd: root, exclude: path => path.split('/').some(isForeign) })

/** A document may omit the first folders of a path. The rest must not be the end of another path. */
const filesNamed = (end: string) => files.filter(file => file === end || file.endsWith(`/${end}`))

test.each(['CONTRIBUTING.md', 'docs/threat-model.md', 'docs/asvs.md'])(
  'every file that %s names exists, and is the only one of that name',
  document => {
    const text = readFileSync(join(root, document), 'utf8')
    const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|json|txt|md|sql|yml))`/g)]
      .map(([, file = '']) => file)
      .filter(file => !/NAME|SLUG/.test(file))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(file => !files.includes(file) && filesNamed(file).length !== 1)).toEqual([])
  },
)
