import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { violationsIn } from './imports.ts'

function treeWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'chowk-imports-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  return root
}

test('the portal may import the public API of every other package', () => {
  const root = treeWith({
    'portal/src/page.tsx': `import { Header } from '@chowk/shell'\nimport { menu } from '@chowk/catalog'\nimport type { Services } from '@chowk/services'`,
    'portal/src/page.css': `@import '@chowk/shell/styles.css';`,
  })
  expect(violationsIn(root)).toEqual([])
})

test('the catalogue and the services may use types of the shell', () => {
  const root = treeWith({
    'catalog/src/menu.ts': `import type { MenuItem } from '@chowk/shell'`,
    'services/src/api/shapes.ts': `export type { MenuItem } from '@chowk/shell'`,
  })
  expect(violationsIn(root)).toEqual([])
})

test.each([
  ['shell/src/header.tsx', `import { menu } from '@chowk/catalog'`],
  ['shell/src/header.tsx', `import type { Menu } from '@chowk/catalog'`],
  ['catalog/src/menu.ts', `import { Header } from '@chowk/shell'`],
  ['catalog/src/menu.ts', `import { type MenuItem } from '@chowk/shell'`],
  ['catalog/src/menu.ts', `import type { Page } from './page.ts'\nimport { Header } from '@chowk/shell'`],
  ['catalog/src/menu.ts', `import type { Store } from '@chowk/services'`],
  ['services/src/api/menu.ts', `import { render } from '@chowk/portal'`],
  ['services/src/api/menu.ts', `const shell = await import('@chowk/shell')`],
  ['services/src/api/menu.ts', `import type { Header } from '@chowk/shell/src/header/header.tsx'`],
  ['portal/src/page.tsx', `import { Header } from '@chowk/shell/src/header/header.tsx'`],
  ['portal/src/page.tsx', `import { Header } from '../../shell/src/header.tsx'`],
])('%s with «%s» is refused', (file, source) => {
  expect(violationsIn(treeWith({ [file]: source }))).toHaveLength(1)
})

test.each([
  `import { useState } from 'react'`,
  `import { announce } from '@chowk/shell'`,
  `import { Notice } from './notice.tsx'`,
])('a behaviour with «%s» is refused, as it would bring React', source => {
  const root = treeWith({ 'portal/src/copy.behaviour.ts': source })
  expect(violationsIn(root)).toEqual([expect.stringContaining('without React')])
})

test('a domain of the services imports those below it and none above', () => {
  const files = {
    'services/src/money/ledger/entries.ts': `import type { Store } from '../../platform/store/store.ts'`,
    'services/src/services.ts': `import { postEntry } from './money/ledger/entries.ts'`,
  }
  expect(violationsIn(treeWith(files))).toEqual([])
  const upwards = {
    'services/src/platform/store/store.ts': `import type { Entry } from '../../money/rupees/rupees.ts'`,
  }
  expect(violationsIn(treeWith({ ...files, ...upwards }))).toEqual([
    'services/src/platform/store/store.ts imports money/rupees: platform is below money.',
  ])
})

test('a new domain must be given its place in the order', () => {
  const root = treeWith({ 'services/src/gifts/cards/card.ts': `import '../../platform/ids/readable-id.ts'` })
  expect(violationsIn(root)).toEqual([
    'services/src/gifts/cards is not in the order of the domains: see tools/imports.ts.',
  ])
})

describe('an import cycle between folders', () => {
  const longer = {
    'shell/src/header/header.tsx': `import { Menu } from '../menu/menu.tsx'`,
    'shell/src/menu/menu.tsx': `import { Icon } from '../icons/icon.tsx'`,
    'shell/src/icons/icon.tsx': `import { Header } from '../header/header.tsx'`,
  }

  test('is refused, with the importing files', () => {
    expect(violationsIn(treeWith(longer))).toEqual([
      [
        'shell/src has an import cycle, header → menu → icons → header:',
        '  header → menu in shell/src/header/header.tsx',
        '  menu → icons in shell/src/menu/menu.tsx',
        '  icons → header in shell/src/icons/icon.tsx',
      ].join('\n'),
    ])
  })

  test('is named by the shortest one, and types close it too', () => {
    const files = {
      ...longer,
      'shell/src/menu/item.ts': `import type { Footer } from '../footer/footer.tsx'`,
      'shell/src/footer/footer.tsx': `import { item } from '../menu/item.ts'`,
      'shell/src/footer/links.tsx': `export { item } from '../menu/item.ts'`,
    }
    expect(violationsIn(treeWith(files))).toEqual([
      [
        'shell/src has an import cycle, footer → menu → footer:',
        '  footer → menu in shell/src/footer/footer.tsx, shell/src/footer/links.tsx',
        '  menu → footer in shell/src/menu/item.ts',
      ].join('\n'),
    ])
  })

  test('is found between a file at the root and a folder, and between folders of one domain', () => {
    const root = treeWith({
      'portal/src/pages.ts': `import { home } from './home/home.tsx'`,
      'portal/src/home/home.tsx': `import { pages } from '../pages.ts'`,
      'services/src/money/wallet/wallet.ts': `import { post } from '../ledger/entries.ts'`,
      'services/src/money/ledger/entries.ts': `import { rupees } from '../wallet/rupees.ts'`,
    })
    const named = violationsIn(root).map(violation => violation.split('\n')[0])
    expect(named).toEqual([
      'services/src has an import cycle, money/ledger → money/wallet → money/ledger:',
      'portal/src has an import cycle, home → pages.ts → home:',
    ])
  })

  test('is found however deep', () => {
    const files = {
      'pages/calculator/live/island.tsx': `import { view } from '../outcome/view.tsx'`,
      'pages/calculator/outcome/view.tsx': `import { address } from '../live/address.ts'`,
    }
    for (const source of ['portal', 'shell', 'catalog', 'fragments']) {
      const planted = Object.entries(files).map(([file, text]) => [`${source}/src/${file}`, text])
      expect(violationsIn(treeWith(Object.fromEntries(planted)))[0]).toMatch(
        `${source}/src has an import cycle, pages/calculator/live → pages/calculator/outcome → pages/calculator/live:`,
      )
    }
    const services = {
      'services/src/platform/store/sqlite/open.ts': `import { store } from '../store.ts'`,
      'services/src/platform/store/store.ts': `import { open } from './sqlite/open.ts'`,
    }
    expect(violationsIn(treeWith(services))[0]).toMatch(
      'services/src has an import cycle, platform/store → platform/store/sqlite → platform/store:',
    )
  })

  test.each([
    ['tests', 'header/header.test.tsx', '../menu/menu.tsx'],
    ['what only tests use', 'header/test-header.ts', '../menu/menu.tsx'],
    ['stories', 'header/header.stories.tsx', '../menu/menu.tsx'],
    ['a file of the same folder', 'header/header.tsx', './menu.tsx'],
  ])('is not made by %s', (_what, file, specifier) => {
    const root = treeWith({
      [`shell/src/${file}`]: `import { x } from '${specifier}'`,
      'shell/src/menu/menu.tsx': `import { y } from '../header/header.tsx'`,
    })
    expect(violationsIn(root)).toEqual([])
  })
})

test('an import cycle between files of one folder is refused', () => {
  const root = treeWith({
    'services/src/money/document.ts': `import { footer } from './footer.ts'`,
    'services/src/money/footer.ts': `import type { Assets } from './document.ts'`,
  })
  expect(violationsIn(root)[0]).toMatch(
    'services/src has an import cycle, money/document.ts → money/footer.ts → money/document.ts:',
  )
})

test('this project has no forbidden import', () => {
  expect(violationsIn(join(import.meta.dirname, '..'))).toEqual([])
})
