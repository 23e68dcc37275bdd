// @module-tag slow
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const build = () =>
  spawnSync(process.execPath, ['-C', 'chowk-source', 'tools/build.ts'], { cwd: root, encoding: 'utf8' })

test('a second build does nothing when nothing changed', { timeout: 120_000 }, () => {
  expect(build().status).toBe(0)
  const second = build()
  expect(second.status).toBe(0)
  expect(second.stdout).toBe('')
})
