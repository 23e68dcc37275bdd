/**
 * Serves the built component gallery on CHOWK_GALLERY_PORT, and builds it first when its sources changed.
 * Under /pages/ each story is server-rendered HTML with its hydrating script, under the portal's strict CSP;
 * under /built/ it is the production build, without the warnings of React's development mode and in a third of the time;
 * with ?unguarded without the policy.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '../../tools/fingerprint.ts'
import { galleryPort } from '../addresses.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const builds = join(root, '.cache/gallery')
const sources = ['shell/src/**/!(*.test.*)', 'shell/.storybook/**/*', 'shell/package.json']

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const strictPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Named by a hash of the sources, so that several checkouts on a machine never serve each other's gallery. */
function build(): string {
  const folder = join(builds, fingerprint(root, sources))
  if (existsSync(folder)) return folder
  const unfinished = join(root, `.cache/gallery-build-${process.pid}`)
  mkdirSync(builds, { recursive: true })
  execFileSync('npm', ['run', 'gallery:build', '-w', '@chowk/shell', '--', '-o', unfinished], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const buildPages = join(root, 'shell/.storybook/pages/build.ts')
  for (const [pages, mode] of [
    ['pages', 'development'],
    ['built', 'production'],
  ] as const)
    execFileSync(process.execPath, [buildPages, join(unfinished, pages), mode], { stdio: 'inherit' })
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}

/** The whole gallery in memory: older builds can then be removed while a server still shows them. */
function load(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = paths.filter(path => statSync(join(folder, path)).isFile())
  return new Map(files.map(path => [`/${path}`, readFileSync(join(folder, path))]))
}

const folder = build()
const files = load(folder)
for (const name of readdirSync(builds)) {
  if (join(builds, name) !== folder) rmSync(join(builds, name), { recursive: true, force: true })
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gallery')
  const path = pathname === '/' ? '/index.html' : pathname
  const body = files.get(path)
  if (!body) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not in the gallery')
    return
  }
  if (/^\/(pages|built)\//.test(path) && !searchParams.has('unguarded'))
    response.setHeader('content-security-policy', strictPolicy)
  response.writeHead(200, { 'content-type': contentTypes[extname(path)] ?? 'application/octet-stream' })
  response.end(body)
})

server.listen(galleryPort, 'localhost', () => {
  process.stdout.write(`The gallery is ready on http://localhost:${galleryPort}\n`)
})
