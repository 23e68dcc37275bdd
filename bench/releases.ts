/**
 * Two real builds side by side: pages with the fragments of the previous release and today's script, and the reverse, in a
 * browser. The previous release is the tree before the last change of any file that hosts load.
 */

import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { programs } from '../e2e/engines/installed.ts'
import { walkHost } from '../e2e/engines/journeys/hosts.ts'
import { answers, end } from '../e2e/engines/processes.ts'
import { chromium } from '../e2e/engines/puppeteer.ts'
import { lastCode } from '../e2e/engines/servers.ts'
import { createVisitor } from '../e2e/engines/visitor.ts'
import type { Fragments } from '../portal/src/fragments/fragments.tsx'
import { freePort } from '../tools/free-port.ts'
import { type Figure, within } from './figure.ts'

const root = join(import.meta.dirname, '..')
const outbox = 'outbox.jsonl'
const packageNames = ['catalog', 'fragments', 'portal', 'services', 'shell']
const sentToHosts = ['shell/src', 'portal/src/client', 'portal/src/fragments', 'portal/vite.config.ts']

interface Page {
  readonly html: string
  readonly policy: string
}

export async function releases(): Promise<Figure[]> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  await using started = new AsyncDisposableStack()
  const folder = started.use(mkdtempDisposableSync(join(root, '.cache/releases-'))).path
  const [portalPort, hostPort] = [await freePort(), await freePort()]
  const origins = { portal: `http://localhost:${portalPort}`, host: `http://localhost:${hostPort}` }
  const start = () => startPortal(folder, { PORT: portalPort, CHOWK_VERTICALS: origins.host }, origins.portal)
  linkPackages(folder)

  unpack(folder, `${git('rev-list', '-1', 'HEAD', '--', ...sentToHosts)}^`)
  const earlier = await start()
  const before = await fragmentsOf(origins.portal)
  await end(earlier)

  for (const name of packageNames) rmSync(join(folder, name, 'src'), { recursive: true })
  takeWorkingTree(folder)
  // Into the same folder, as a release is deployed: the files of the previous build are still served.
  started.adopt(await start(), end)
  const now = await fragmentsOf(origins.portal)

  const pages = new Map([
    ['all of the release before', pageOf(before, before.scripts)],
    ['fragments of before, today’s script', pageOf(before, now.scripts)],
    ['today’s fragments, script of before', pageOf(now, before.scripts)],
  ])
  console.log(`before ${before.version}, now ${now.version}`)
  let works = 0
  for (const [name, page] of pages) {
    const host = serve(page, Number(hostPort))
    try {
      await walk(origins, join(folder, outbox))
      works += 1
      console.log(`${name}: ok`)
    } catch (error) {
      console.log(`${name}: ${error instanceof Error ? error.message : error}`)
    } finally {
      host.close()
    }
  }
  return [
    within([1, 1], 'the two builds differ', Number(before.version !== now.version), ''),
    within([pages.size, pages.size], 'pages of two builds that work', works, 'pages'),
  ]
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

function unpack(folder: string, release: string): void {
  const tree = execFileSync('git', ['archive', release], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: tree })
}

function takeWorkingTree(folder: string): void {
  const isSource = (path: string) => !/\/(node_modules|dist|\.cache)$/.test(path)
  for (const part of [...packageNames, 'tools', 'package.json', 'package-lock.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource })
}

/** Today's packages serve both; the source packages are each tree's own. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, '@chowk'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@chowk' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(packages, name))
  for (const name of packageNames) symlinkSync(join(folder, name), join(packages, '@chowk', name))
}

/** Builds, and serves with the store of the previous release. */
async function startPortal(folder: string, env: Record<string, string>, origin: string) {
  const portal = spawn(process.execPath, ['-C', 'chowk-source', join(folder, 'tools/start.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      ...env,
      CHOWK_DATA: join(folder, 'store'),
      CHOWK_OTP_OUTBOX: join(folder, outbox),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(`${origin}/readyz`, portal)
  return portal
}

async function fragmentsOf(portal: string): Promise<Fragments> {
  const query = 'activePage=/bus-tickets&showUtilityBar=true&verticalName=bus&screenName=bus%20home'
  return (await (await fetch(`${portal}/shell/v1/fragments?${query}`)).json()) as Fragments
}

function pageOf({ head, header, footer, csp }: Fragments, scripts: string): Page {
  return {
    policy: Object.entries({ 'default-src': ["'none'"], ...csp })
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    html:
      `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Bus tickets</title>${head}</head>` +
      `<body>${header}<main id="main"><h1>Bus tickets</h1></main>${footer}${scripts}</body></html>`,
  }
}

function serve({ html, policy }: Page, port: number) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  const server = createServer((_request, response) => response.writeHead(200, headers).end(html))
  server.listen(port, 'localhost')
  return {
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function walk({ portal, host }: { portal: string; host: string }, codes: string): Promise<void> {
  const engine = await chromium(programs.chromium())
  try {
    const window = await engine.openWindow()
    const codeFor = (mobile: string) => lastCode(readFileSync(codes, 'utf8'), mobile)
    await walkHost(
      createVisitor(window, async () => {}),
      { portal, codeFor },
      `${host}/`,
    )
    // The page has no favicon; and the sign-in frame's first field is focused by our script instead of autofocus.
    const complaints = window.complaints.filter(text => !/404|Blocked autofocusing/.test(text))
    if (complaints.length > 0) throw new Error(complaints.join('; '))
  } finally {
    await engine.close()
  }
}
