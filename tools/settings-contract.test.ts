import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsSchema } from '../portal/src/server/settings-schema.ts'
import { programSettings } from '../services/src/programs/program-settings.ts'

/** Set by the environment of Node, not a setting of ours. */
const ofNode = 'NODE_ENV'

test('docs/contracts/settings.md lists every setting that is read, and no other', () => {
  const contract = readFileSync(join(import.meta.dirname, '../docs/contracts/settings.md'), 'utf8')
  const names = contract
    .split('\n')
    .flatMap(line => /^(`[A-Z_`, ]+`) \|/.exec(line)?.[1]?.match(/\w+/g) ?? [])
  const read = [...Object.keys(settingsSchema.shape), ...programSettings].filter(name => name !== ofNode)
  expect(new Set(names)).toEqual(new Set(read))
})

test('every setting has a use', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('portal/src/server/*.ts', { cwd: root })
  const text = files
    .filter(file => !/settings-schema|\.test\./.test(file))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join()
  expect(Object.keys(settingsSchema.shape).filter(name => !text.includes(name))).toEqual([])
})
