/** The examples of pages that use the shell without React, each started as its README says. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programOnPath } from '../tools/debian.ts'
import { hostPorts } from './addresses.ts'
import { end } from './engines/processes.ts'

const examples = join(import.meta.dirname, '../examples/hosts')

export type HostName = keyof typeof hostPorts
export const hostNames = Object.keys(hostPorts) as HostName[]

export interface Host {
  readonly origin: string
  end(): Promise<void>
}

export interface HostOptions {
  readonly portal: string
  readonly port?: number
  /** For how many seconds it uses its copy; its own default unless set. With a negative number it fetches for every page. */
  readonly freshSeconds?: number
}

interface Started extends HostOptions {
  readonly port: number
  /** Its own folder. */
  readonly run: string
}

/** Each resolves once its port is free: the next host may use it. */
const starters: Record<HostName, (started: Started) => () => Promise<void>> = {
  node: ({ portal, port, run, freshSeconds }) =>
    program(process.execPath, ['-C', 'chowk-source', 'node/serve.ts'], {
      PORTAL: portal,
      PORT: String(port),
      CACHE: join(run, 'shell.json'),
      ...fresh(freshSeconds),
    }),
  php: ({ portal, port, run, freshSeconds }) =>
    program('php', ['-S', `localhost:${port}`, 'php/index.php'], {
      PORTAL: portal,
      CACHE: join(run, 'shell'),
      ...fresh(freshSeconds),
    }),
  python: ({ portal, port, freshSeconds }) =>
    program('python3', ['python/serve.py'], {
      PORTAL: portal,
      PORT: String(port),
      ...fresh(freshSeconds),
    }),
  nginx({ portal, port, run }) {
    cpSync(join(examples, 'nginx'), run, { recursive: true })
    for (const file of ['nginx.conf', 'site/index.html'])
      writeFileSync(join(run, file), filled(join(run, file), { portal, port, run }))
    return program('nginx', ['-p', run, '-c', 'nginx.conf', '-e', 'stderr'], {})
  },
  django: ({ portal, port }) =>
    program(pythonWithDjango() ?? 'python3', ['django/serve.py'], { PORTAL: portal, PORT: String(port) }),
  static: started => files(started, 'static'),
  turbo: started => files(started, 'turbo'),
}

/** A server of static files. */
function files(started: Started, folder: string): () => Promise<void> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const isTurbo = pathname === '/turbo.js'
    const name = isTurbo ? turbo : join(examples, folder, pathname === '/' ? 'index.html' : pathname)
    const type = { '.js': 'text/javascript', '.css': 'text/css' }[extname(name)] ?? 'text/html; charset=utf-8'
    // A test may ask for any address of the page.
    const file = existsSync(name) ? name : join(examples, folder, 'index.html')
    response.setHeader('content-type', type).end(filled(file, started))
  }).listen(started.port, 'localhost')
  return () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

const turbo = fileURLToPath(import.meta.resolve('@hotwired/turbo')).replace('-umd.', '-esm.')

/** Debian's Django belongs to Debian's Python, which may not be the first one. */
function pythonWithDjango(): string | undefined {
  return ['python3', '/usr/bin/python3'].find(
    python => spawnSync(python, ['-c', 'import django']).status === 0,
  )
}

const fresh = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { FRESH: String(seconds) }

const programs: Partial<Record<HostName, string>> = { php: 'php', python: 'python3', nginx: 'nginx' }

export function canStart(name: HostName): boolean {
  if (name === 'django') return pythonWithDjango() !== undefined
  const needed = programs[name]
  return needed === undefined || programOnPath(needed) !== undefined
}

export async function startHost(name: HostName, options: HostOptions): Promise<Host> {
  const run = mkdtempSync(join(tmpdir(), `chowk-host-${name}-`))
  // nginx's workers are separate processes.
  chmodSync(run, 0o755)
  const { port = hostPorts[name] } = options
  const endServer = starters[name]({ ...options, port, run })
  const origin = `http://localhost:${port}`
  await answers(origin)
  return {
    origin,
    async end() {
      await endServer()
      rmSync(run, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function filled(file: string, { portal, port, run }: Started): string {
  return readFileSync(file, 'utf8')
    .replaceAll('@PORTAL@', portal)
    .replaceAll('@PORT@', String(port))
    .replaceAll('@RUN@', run)
}

function program(command: string, args: readonly string[], env: Record<string, string>): () => Promise<void> {
  const started = spawn(command, args, {
    cwd: examples,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  return () => end(started)
}

async function answers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${origin} does not answer.`)
}
