/** nginx as deploy/ has it, with only its addresses replaced. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { install, mayInstall } from '../../tools/debian.ts'

const program = '/usr/sbin/nginx'
const deployed = join(import.meta.dirname, '..', '..', 'deploy', 'nginx', 'nginx.conf')

export function ensureNginx(): void {
  if (existsSync(program)) return
  if (mayInstall()) install('nginx-light')
  if (existsSync(program)) return
  throw new Error(
    'nginx is not installed, and this is measured with the real one: apt-get install nginx-light.',
  )
}

export interface Nginx extends AsyncDisposable {
  readonly origin: string
}

const answersWithinMs = 10_000

/** `site` is what a site adds to its listen.conf. */
export async function startNginx(port: string, portalPorts: readonly string[], site = ''): Promise<Nginx> {
  ensureNginx()
  await using started = new AsyncDisposableStack()
  const { path: prefix } = started.use(mkdtempDisposableSync(join(tmpdir(), 'chowk-nginx-')))
  // Started as root, nginx answers as a user of its own, who must reach its folder.
  chmodSync(prefix, 0o755)
  mkdirSync(join(prefix, 'conf'))
  cpSync(deployed, join(prefix, 'conf', 'nginx.conf'))
  writeFileSync(
    join(prefix, 'conf', 'listen.conf'),
    `listen 127.0.0.1:${port};\nlisten [::1]:${port};\n${site}`,
  )
  const servers = portalPorts.map(each => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;\n`)
  writeFileSync(join(prefix, 'conf', 'portals.conf'), servers.join(''))

  const args = ['-p', prefix, '-c', 'conf/nginx.conf', '-e', 'error.log', '-g', 'daemon off;']
  const nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const gone = once(nginx, 'exit')
  started.defer(async () => {
    nginx.kill('SIGTERM')
    await gone
  })
  const origin = `http://localhost:${port}`
  for (const deadline = Date.now() + answersWithinMs; ; await wait(20)) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}; it says why above.`)
    const answered = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answered) break
    if (Date.now() > deadline)
      throw new Error(`nginx does not answer at ${origin} after ${answersWithinMs / 1000} s.`)
  }
  const running = started.move()
  return { origin, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
