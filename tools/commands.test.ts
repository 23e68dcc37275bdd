// Every command that the README names is typed once, and does its thing. One that the README names and nobody tries here
// does not compile away quietly: the first test fails.
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { run, start } from './test-command.ts'
import { copyOfProject } from './test-copy.ts'

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
const named = [...readme.matchAll(/\bnpm (?:run ([\w:]+)|(start|test))/g)].map(([, script, word]) => script ?? word)

/** Those with a file of their own, since they need a browser's view or a project to change. */
const triedElsewhere: Readonly<Record<string, string>> = { dev: 'dev.test.ts', unused: 'unused.test.ts' }

const tried: Readonly<Record<string, () => Promise<void>>> = {
  async start() {
    const port = await freePort()
    await using _portal = await start(['start'], 'Chowk is ready at', { env: { ...env, PORT: port } })
    expect(await textAt(`http://localhost:${port}/`)).toContain('<h1')
  },
  async test() {
    using copy = copyOfProject()
    const { code, output } = await run(['test', '--', 'arrows'], { cwd: copy.path })
    expect(output).toMatch(/^1 passed, 0 failed$/m)
    expect(code).toBe(0)
  },
  async arrows() {
    expect(await run(['run', 'arrows'])).toMatchObject({ code: 0 })
  },
  async bench() {
    const { code, output } = await run(['run', 'bench', '--', 'islands'])
    expect(output).toMatch(/\.island\.tsx.*bytes/)
    expect(code).toBe(0)
  },
  async gallery() {
    const port = await freePort()
    await using _gallery = await start(['run', 'gallery', '--', '--ci', '--port', port], `localhost:${port}`)
    expect(await textAt(`http://localhost:${port}/index.json`)).toContain('"footer--default"')
  },
  async sandbox() {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    await using _sandbox = await start(['run', 'sandbox'], 'Biller sandbox', {
      env: { CHOWK_SANDBOX_PORT: port },
    })
    expect(await textAt(`${origin}/v1/settlement?from=2026-11-15T00:00:00Z&to=2026-11-16T00:00:00Z`)).toBeDefined()
  },
  async reconcile() {
    expect(await run(['run', 'reconcile'], { env })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Compared \d+ payments .*all is well/),
    })
  },
  async disputes() {
    expect(await run(['run', 'disputes', '--', 'list'], { env })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/DSP-\w+ {2}/),
    })
  },
  'ledger:audit': async () => {
    expect(await run(['run', 'ledger:audit'], { env })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Audited \d+ entries .*all is well/),
    })
  },
  'store:backup': async () => {
    expect(await run(['run', 'store:backup', '--', backup], { env })).toMatchObject({ code: 0 })
  },
  'store:restore': async () => {
    const env = { CHOWK_DATA: join(folder.path, 'restored') }
    expect(await run(['run', 'store:restore', '--', backup], { env })).toMatchObject({ code: 0 })
    expect(await run(['run', 'disputes', '--', 'list'], { env })).toMatchObject({
      output: expect.stringMatching(/DSP-\w+ {2}/),
    })
  },
  async format() {
    using copy = copyOfProject()
    const file = join(copy.path, 'tools', 'untidy.ts')
    writeFileSync(file, 'export const untidy = "yes";\n')
    await run(['run', 'format', '--', 'tools'], { cwd: copy.path })
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

const textAt = async (url: string) => {
  const answer = await fetch(url)
  expect(answer.status, url).toBe(200)
  return answer.text()
}

test('every command that the README names is tried', () => {
  const all = new Set(named)
  expect(all.size).toBeGreaterThan(10)
  expect([...all].filter(name => name && !(name in tried) && !(name in triedElsewhere))).toEqual([])
})

// In this order: the first start makes the store that the others look at.
describe('npm', { timeout: 120_000 }, () => {
  test.each(Object.keys(tried))('%s', name => tried[name]?.())
})
