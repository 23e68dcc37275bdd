// Every command that README and CONTRIBUTING name runs once and has its documented effect.
import { copyFileSync, existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { run, start } from './test-command.ts'
import { copyOfProject } from './test-copy.ts'

const root = join(import.meta.dirname, '..')
const documents = ['README.md', 'CONTRIBUTING.md']
  .map(file => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const named = [...documents.matchAll(/\bnpm (?:run ([\w:]+)|(start|test))/g)].map(
  ([, script, word]) => script ?? word,
)

/** Those with their own test file, since they need a browser, a project to change or a PostgreSQL. */
const triedElsewhere: Readonly<Record<string, string>> = {
  dev: 'dev.test.ts',
  unused: 'unused.test.ts',
  'store:roles': 'postgres-roles.test.ts',
  'store:restored': 'restore.test.ts',
  'ifsc:codes': 'ifsc-codes.test.ts',
}

const tried: Readonly<Record<string, () => Promise<void>>> = {
  async start() {
    const port = await freePort()
    await using _portal = await start(['start'], 'Chowk is ready at', { env: { ...env, PORT: port } })
    expect(await textAt(`http://localhost:${port}/`)).toContain('<h1')
  },
  test: () => passes(['test', '--', 'imports']),
  'test:full': () => passes(['run', 'test:full', '--', 'imports']),
  'content:due': async () => {
    expect((await run(['run', 'content:due'])).output).toMatch(/ of \d+ rules are due/)
  },
  imports: () => says(/All imports follow the rules/, ['imports']),
  bench: () => says(/\.island\.tsx.*bytes/, ['bench', '--', 'islands']),
  async look() {
    const env = { CHOWK_PORTAL_PORT: await freePort() }
    const { code, output } = await run(['run', 'look', '--', 'search', '360', 'en', 'light', 'visitor'], {
      env,
    })
    expect(output).toMatch(/1 passed/)
    expect(code).toBe(0)
    expect(existsSync(join(root, '.cache/look/search/0360-en-light-visitor.png'))).toBe(true)
  },
  async gallery() {
    const port = await freePort()
    await using _gallery = await start(['run', 'gallery', '--', '--ci', '--port', port], 'Storybook ready')
    expect(await textAt(`http://127.0.0.1:${port}/index.json`)).toContain('"footer--default"')
  },
  async sandbox() {
    const port = await freePort()
    const env = { CHOWK_SANDBOX_PORT: port }
    await using _sandbox = await start(['run', 'sandbox'], 'Biller sandbox', { env })
    const day = 'from=2026-11-15T00:00:00Z&to=2026-11-16T00:00:00Z'
    expect(await textAt(`http://127.0.0.1:${port}/v1/settlement?${day}`)).toBeDefined()
  },
  reconcile: () => says(/Compared \d+ payments, .*all is well/, ['reconcile']),
  desk: () => says(/dispute {2}DSP-\w+ {2}/, ['desk', '--', 'list']),
  'shell:export': () => says(/has no items/, ['shell:export']),
  'ledger:audit': () => says(/all is well/, ['ledger:audit']),
  sbom: () => says(/"bomFormat": "CycloneDX"/, ['sbom']),
  licences: () => says(/licen[cs]e/i, ['licences']),
  advisories: () => says(/advisor/i, ['advisories']),
  'store:backup': () => says(/The store is backed up/, ['store:backup', '--', backup]),
  'store:restore': () => says(/The store is restored/, ['store:restore', '--', backup]),
  async format() {
    using copy = mkdtempDisposableSync(join(root, '.cache', 'untidy-'))
    for (const file of ['package.json', 'biome.json', '.gitignore'])
      copyFileSync(join(root, file), join(copy.path, file))
    const file = join(copy.path, 'untidy.ts')
    writeFileSync(file, 'export const untidy = "yes";\n')
    await run(['run', 'format'], { cwd: copy.path })
    expect(readFileSync(file, 'utf8')).toBe("export const untidy = 'yes'\n")
  },
}

let folder: ReturnType<typeof mkdtempDisposableSync>
let env: Record<string, string>
let backup: string

beforeAll(() => {
  folder = mkdtempDisposableSync(join(tmpdir(), 'chowk-commands-'))
  env = { CHOWK_DATA: join(folder.path, 'store') }
  backup = join(folder.path, 'backup')
})
afterAll(() => folder[Symbol.dispose]())

/** On the store that the first start has created. */
async function says(what: RegExp, script: readonly string[]): Promise<void> {
  const { code, output } = await run(['run', ...script], { env })
  expect(output).toMatch(what)
  expect(code).toBe(0)
}

async function passes(args: readonly string[]): Promise<void> {
  using copy = copyOfProject()
  const { code, output } = await run(args, { cwd: copy.path })
  expect(output).toMatch(/^1 passed, 0 failed$/m)
  expect(code).toBe(0)
}

const textAt = async (url: string) => {
  const answer = await fetch(url)
  expect(answer.status, url).toBe(200)
  return answer.text()
}

test('every command that README and CONTRIBUTING name is tested', () => {
  const all = new Set(named)
  expect(all.size).toBeGreaterThan(10)
  expect([...all].filter(name => name && !(name in tried) && !(name in triedElsewhere))).toEqual([])
})

// In this order: the first start creates the store that the others read.
describe('npm', { tags: ['full'], timeout: 120_000 }, () => {
  test.each(Object.keys(tried))('%s', name => tried[name]?.())
})
