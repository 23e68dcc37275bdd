/** Builds the portal's two bundles, unless none of their inputs has changed. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { iconSprite } from '../portal/src/icons/sprite.ts'
import { fingerprint } from './fingerprint.ts'
import { requireNode24 } from './node-version.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'portal', 'dist')
const assets = join(dist, 'client', 'assets')
const recordFile = join(dist, 'builds.json')

/** Cached HTML requests the assets of the build that rendered it: the assets of this many builds stay served. */
const servedBuilds = 12
/** Pages of verticals may name scripts of the shell by their content: these stay for so long after a newer build. */
const pinnedForMs = 180 * 24 * 60 * 60_000

const sources = [
  'package-lock.json',
  '{portal,services,shell}/*.config.ts',
  '{portal,shell,catalog,services}/src/**/*',
  'content/**/*',
  'portal/images/art/*',
  // Shown to teams that copy them.
  'examples/hosts/**/*',
]

interface Build {
  readonly fingerprint: string
  readonly assets: readonly string[]
  readonly madeAtMs?: number
  /** Of `assets`, the shell of pages of verticals. */
  readonly pinned?: readonly string[]
}

async function buildIfStale(): Promise<void> {
  const current = fingerprint(root, sources)
  const builds = readBuilds()
  if (builds[0]?.fingerprint === current) return
  const startedAt = Date.now()
  console.log('Building the portal…')
  const before = existingAssets()
  // Even if the caller is a test runner: React's development code must not run in a built portal.
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({
    configFile: join(root, 'portal', 'vite.config.ts'),
    logLevel: 'warn',
  })
  await builder.buildApp()
  const made = await collectAssets()
  const pinned = emitted('host', file => file.endsWith('.js'))
  const newest = { fingerprint: current, assets: made, madeAtMs: startedAt, pinned }
  const served = stillServed([newest, ...builds], startedAt)
  const wanted = new Set(served.flatMap(build => build.assets))
  for (const file of before)
    if (!wanted.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(assets, file), { force: true })
  writeFileSync(recordFile, JSON.stringify(served, null, 2))
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
}

function stillServed(builds: readonly Build[], nowMs: number): Build[] {
  return builds.flatMap((build, index) => {
    if (index < servedBuilds) return [build]
    const replacedAtMs = builds[index - 1]?.madeAtMs ?? 0
    return nowMs - replacedAtMs < pinnedForMs ? [{ ...build, assets: build.pinned ?? [] }] : []
  })
}

function readBuilds(): Build[] {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Build[]) : []
}

function existingAssets(): string[] {
  return existsSync(assets) ? readdirSync(assets) : []
}

/** Collects the output of both bundles in one folder, with the icons, each also compressed as well as possible. */
async function collectAssets(): Promise<string[]> {
  mkdirSync(assets, { recursive: true })
  const files = new Set([
    ...emitted('client', file => !file.endsWith('.css')),
    ...emitted('host', file => file.endsWith('.js')),
    // The server's own code must not be served, and it inlines its styles into its pages; only the late ones are requested.
    ...emitted('server', file => !/\.(js|css)$/.test(file) || file.includes('/late-')),
  ])
  for (const file of files)
    if (!existsSync(join(assets, file))) {
      const side = ['server', 'host'].find(each => existsSync(join(dist, each, 'assets', file))) ?? ''
      cpSync(join(dist, side, 'assets', file), join(assets, file))
    }
  const sprite = iconSprite()
  const spriteFile = sprite.path.replace('/assets/', '')
  writeFileSync(join(assets, spriteFile), sprite.svg)
  files.add(spriteFile)
  await Promise.all([...files].map(compress))
  return [...files].sort()
}

function emitted(side: 'client' | 'host' | 'server', wanted: (file: string) => boolean): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, side, '.vite', 'manifest.json'), 'utf8')) as Manifest
  return Object.values(manifest)
    .flatMap(chunk => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
    .filter(file => file.startsWith('assets/') && wanted(file))
    .map(file => file.slice('assets/'.length))
}

type Manifest = Readonly<Record<string, Chunk>>

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

async function compress(file: string): Promise<void> {
  const path = join(assets, file)
  const content = readFileSync(path)
  // Back references in these files are short: a smaller window, in smaller blocks, needs fewer bytes.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
  }
  // The best block size differs from file to file.
  const compressed = await Promise.all(
    [0, 1, 2].map(steps =>
      promisify(brotliCompress)(content, { params: { ...params, [constants.BROTLI_PARAM_NPOSTFIX]: steps } }),
    ),
  )
  writeFileSync(`${path}.br`, compressed.toSorted((one, other) => one.length - other.length)[0] ?? '')
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}

requireNode24()
await buildIfStale()
