/**
 * The cost of the shell on other sites' pages: a cached fragment compared with a bare server's, and each host of examples/hosts
 * compared with the same page without the shell, in one run.
 */
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { buildApp, installApp, nextDependencies, whileServing } from '../e2e/fresh-app.ts'
import { canStart, hostNames, startHost } from '../e2e/hosts.ts'
import { weigh } from '../e2e/portal/weigh.ts'
import { freePort } from '../tools/free-port.ts'
import { pack } from '../tools/pack.ts'
import { asDeployed } from './as-deployed.ts'
import { measureBesideBare } from './bare-servers.ts'
import { openChromium } from './browser.ts'
import { atLeast, atMost, type Figure, median, none, plain, rounded, within } from './figure.ts'
import { ratioOf, speedOf } from './rounds.ts'
import { serveForBench } from './serve.ts'
import { openUnwatched } from './unmonitored-page.ts'
import { alternatingVisits } from './vitals.ts'

const fragmentsPath = '/shell/v1/fragments?showUtilityBar=true'
const visits = 5

export async function fragments(): Promise<Figure[]> {
  const port = Number(await freePort())
  const env = { ...asDeployed.env, CHOWK_VERTICALS: `http://localhost:${port}` }
  const { origin, stop } = await serveForBench({ ...asDeployed, env })
  try {
    const cached = { path: fragmentsPath, headers: { 'accept-encoding': 'br' } }
    const measured = await measureBesideBare(origin, new Map([['cached', cached]]), [
      'bare Fastify',
      'bare node:http',
    ])
    return [
      plain('a cached fragment', speedOf(measured, 'cached').requestsPerSecond, 'req/s'),
      atLeast(
        0.8,
        'a cached fragment, to bare Fastify',
        ratioOf(measured, 'cached', 'cached, bare Fastify'),
        'ratio',
      ),
      plain(
        'a cached fragment, to bare node:http',
        ratioOf(measured, 'cached', 'cached, bare node:http'),
        'ratio',
      ),
      ...(await comparedToBareHosts(origin, port)),
    ]
  } finally {
    await stop()
  }
}

/** What a host's page has of the shell. */
const ofShell = [
  /<chowk-(header|footer)\b.*?<\/chowk-\1>/gs,
  /<script type="module" src="http[^"]*"><\/script>/g,
  /<link rel="(modulepreload|stylesheet)"[^>]*>/g,
  /<style>[^<]*chowk[^<]*<\/style>/g,
]

const text = '<p>Choose a seat, see where the bus stops and pay by UPI, card or wallet.</p>'.repeat(40)

/** Adds two screens of text and a style sheet, as pages of verticals have; the example's policy would refuse the sheet. */
function filled(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('</head>', '<link href="/host.css" rel="stylesheet"></head>')
    .replace('</h1>', `</h1>${text}`)
}
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
const hostStyles = 'main{padding:16px;font-size:18px}'

const examples = join(import.meta.dirname, '../examples/hosts')

/** The React example with the text, built for production into `folder`, or without the shell. */
async function builtByVite(portal: string, folder: string, isAlone: boolean): Promise<[string, string][]> {
  const withText = (code: string, id: string) =>
    id.endsWith('main.tsx') &&
    `import 'virtual:host.css'\n${code.replace('http://localhost:3000', portal).replace('</h1>', `</h1>${text}`)}`
  const noShell = (id: string) => isAlone && id.startsWith('@chowk/shell') && '\0no-shell'
  const nothing = `const none = () => null
    export { none as configureEnvironment, none as environment, none as Header, none as openLogin, none as PortalFooter }
    export const useSession = () => ({})`
  const { output } = (await build({
    root: join(examples, 'vite'),
    base: `${folder}/`,
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'bench',
        enforce: 'pre',
        resolveId: id => (id === 'virtual:host.css' ? id : noShell(id) || null),
        load: id => ({ '\0no-shell': nothing, 'virtual:host.css': hostStyles })[id],
        transform: (code, id) => withText(code, id) || null,
      },
    ],
  })) as Rolldown.RolldownOutput
  return output.map(file => {
    const content = file.type === 'chunk' ? file.code : String(file.source)
    return [file.fileName === 'index.html' ? folder : `${folder}/${file.fileName}`, content]
  })
}

const nextText = `export default function Page() {
  return (
    <>
      <link rel="stylesheet" href="/host.css" />
      <h1>Bus tickets</h1>
      <div dangerouslySetInnerHTML={{ __html: '${text}' }} />
    </>
  )
}
`
const nextAlone = `import type { ReactNode } from 'react'
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en-IN"><body style={{ margin: 0 }}><main id="main">{children}</main></body></html>
}
`

/** The Next example with the text, and a second root layout without the shell. Empty where no registry answers. */
async function builtByNext(portal: string): Promise<[string, string | Buffer][]> {
  const run = mkdtempSync(join(tmpdir(), 'chowk-next-'))
  const folder = join(run, 'app')
  mkdirSync(join(run, 'tarballs'))
  try {
    const tarballs = await pack(join(run, 'tarballs'), '@chowk/shell', '@chowk/fragments')
    if (!installApp({ folder, dependencies: nextDependencies, tarballs })) return []
    cpSync(join(examples, 'next/app'), join(folder, 'app/(shell)'), { recursive: true })
    rmSync(join(folder, 'app/(shell)/page.tsx'))
    for (const [path, content] of [
      ['(shell)/next/page.tsx', nextText],
      ['(alone)/next/alone/page.tsx', nextText],
      ['(alone)/layout.tsx', nextAlone],
    ] as const) {
      mkdirSync(join(folder, 'app', dirname(path)), { recursive: true })
      writeFileSync(join(folder, 'app', path), content)
    }
    buildApp(folder, portal, 'next', 'build')
    const port = await freePort()
    const origin = `http://localhost:${port}/next`
    const html = await whileServing(
      folder,
      { portal, origin, program: 'next', args: ['start', '--port', port] },
      () => Promise.all([origin, `${origin}/alone`].map(async url => (await fetch(url)).text())),
    )
    const files = globSync('**/*.*', { cwd: join(folder, '.next/static') })
    return [
      ...['/next', '/next/alone'].map((path, index): [string, string] => [path, html[index] ?? '']),
      ...files.map((file): [string, Buffer] => [
        `/_next/static/${file}`,
        readFileSync(join(folder, '.next/static', file)),
      ]),
    ]
  } finally {
    rmSync(run, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Both pages of each host, compressed as hosts compress theirs. */
async function comparedToBareHosts(portal: string, port: number): Promise<Figure[]> {
  const names = hostNames.filter(canStart)
  const pages = new Map<string, Buffer>()
  for (const [path, content] of await builtByNext(portal)) pages.set(path, brotliCompressSync(content))
  await build({ root: join(examples, '../../shell'), logLevel: 'error' })
  for (const folder of ['/vite', '/vite/alone'])
    for (const [path, content] of await builtByVite(portal, folder, folder !== '/vite'))
      pages.set(path, brotliCompressSync(content))
  for (const name of names) {
    const host = await startHost(name, { portal, port: Number(await freePort()) })
    const whole = filled(await (await fetch(host.origin)).text())
    await host.end()
    pages.set(`/${name}`, brotliCompressSync(whole))
    const alone = ofShell.reduce((html, part) => html.replaceAll(part, ''), whole)
    if (alone.includes('<chowk-header')) throw new Error(`The page of ${name} still has the shell: ${alone}`)
    pages.set(`/${name}/alone`, brotliCompressSync(alone))
  }
  const server = createServer(({ url = '' }, response) => {
    if (url === '/host.css') return response.writeHead(200, { 'content-type': 'text/css' }).end(hostStyles)
    const page = pages.get(url)
    if (!page) return response.writeHead(404).end()
    const type = types[extname(url)] ?? 'text/html; charset=utf-8'
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(page)
  }).listen(port, 'localhost')
  await once(server, 'listening')
  const [browser, unwatched] = await Promise.all([openChromium(), openUnwatched()])
  try {
    const figures: Figure[] = []
    const built = ['vite', 'next'].filter(name => pages.has(`/${name}`))
    for (const name of [...names, ...built]) {
      const urls = [`/${name}`, `/${name}/alone`].map(path => `http://localhost:${port}${path}`)
      figures.push(...(await growth(browser, name, urls)))
      const [whole = [], alone = []] = await alternatingVisits(unwatched, urls, 'phone', visits)
      figures.push(...waiting(name, whole, alone))
    }
    return figures
  } finally {
    await Promise.all([browser.close(), unwatched.close()])
    server.close()
  }
}

/** Counted: the same on every machine. */
async function growth(browser: Browser, name: string, urls: readonly string[]): Promise<Figure[]> {
  const [whole, alone] = await Promise.all(
    urls.map(async (url, index) => {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
      const isWhole = index === 0
      const weight = await weigh(await context.newPage(), url, async page => {
        if (isWhole) await page.locator('header[data-enhanced]').waitFor()
      })
      await context.close()
      return weight
    }),
  )
  const more = (part: 'all' | 'requests') => (whole?.[part] ?? 0) - (alone?.[part] ?? 0)
  return [
    within([10_000, 45_000], `${name}, bytes more`, more('all'), 'bytes'),
    within([1, 6], `${name}, requests more`, more('requests'), 'requests'),
  ]
}

type Visits = Awaited<ReturnType<typeof alternatingVisits>>[number]

function waiting(name: string, whole: Visits, alone: Visits): Figure[] {
  const [paint, paintAlone] = [whole, alone].map(each => median(each.map(visit => visit.largestPaintMs))) as [
    number,
    number,
  ]
  const [blocked, blockedAlone] = [whole, alone].map(each => median(each.map(visit => visit.blockedMs))) as [
    number,
    number,
  ]
  const paints = `${Math.round(paint)} and ${Math.round(paintAlone)} ms`
  return [
    atMost(
      1.15,
      `${name}, largest paint to that without the shell: ${paints}`,
      rounded(paint / paintAlone),
      '',
    ),
    atMost(20, `${name}, blocking more`, Math.round(blocked - blockedAlone), 'ms'),
    none(`${name}, layout shift`, rounded(Math.max(...whole.map(({ shift }) => shift)), 4), ''),
  ]
}
