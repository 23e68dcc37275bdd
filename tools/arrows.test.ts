import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { violationsIn } from './arrows.ts'

function treeWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'chowk-arrows-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  return root
}

test('the portal may use every other room, by its face', () => {
  const root = treeWith({
    'portal/src/page.tsx': `import { Header } from '@chowk/shell'\nimport { menu } from '@chowk/catalog'\nimport type { Services } from '@chowk/services'`,
    'portal/src/page.css': `@import '@chowk/shell/styles.css';`,
  })
  expect(violationsIn(root)).toEqual([])
})

test.each([
  ['shell/src/header.tsx', `import { menu } from '@chowk/catalog'`],
  ['catalog/src/menu.ts', `import { brand } from '@chowk/shell'`],
  ['services/src/store.ts', `import { render } from '@chowk/portal'`],
  ['services/src/store.ts', `const shell = await import('@chowk/shell')`],
  ['portal/src/page.tsx', `import { Header } from '@chowk/shell/src/header/header.tsx'`],
  ['portal/src/page.tsx', `import { Header } from '../../shell/src/header.tsx'`],
])('%s with «%s» is refused', (file, source) => {
  expect(violationsIn(treeWith({ [file]: source }))).toHaveLength(1)
})

test('this project has no forbidden arrow', () => {
  expect(violationsIn(join(import.meta.dirname, '..'))).toEqual([])
})
