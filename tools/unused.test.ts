// @module-tag full
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './test-command.ts'
import { copyOfProject } from './test-copy.ts'

test('an unused export fails, in a module, in a public API and in a tool', {
  timeout: 180_000,
}, async () => {
  using copy = copyOfProject()
  for (const file of ['portal/src/money/money.ts', 'catalog/src/index.ts', 'tools/fingerprint.ts'])
    appendFileSync(join(copy.path, file), '\nexport const planted = true\n')
  // The copy is in a folder that git ignores.
  const { code, output } = await run(['run', 'unused', '--', '--no-gitignore'], { cwd: copy.path })
  expect(code).toBe(1)
  expect(output.match(/\bplanted\b/g)).toHaveLength(3)
})
