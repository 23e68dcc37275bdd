/** nginx with the configuration of deploy/, only its addresses replaced. */
import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, mayInstall } from '../../tools/debian.ts'
import { hasNginx, runNginx } from '../run-nginx.ts'

const deployed = join(import.meta.dirname, '..', '..', 'deploy', 'nginx', 'nginx.conf')

export function ensureNginx(): void {
  if (hasNginx()) return
  if (mayInstall()) install('nginx-light')
  if (hasNginx()) return
  throw new Error(
    'nginx is not installed, and tests and benchmarks use the real one: apt-get install nginx-light.',
  )
}

export interface Nginx extends AsyncDisposable {
  readonly origin: string
  /** Its folder, with its configuration in conf/. */
  readonly prefix: string
}

/** `site` is a site's addition to its listen.conf. */
export async function startNginx(port: string, portalPorts: readonly string[], site = ''): Promise<Nginx> {
  ensureNginx()
  await using started = new AsyncDisposableStack()
  const { path: prefix } = started.use(mkdtempDisposableSync(join(tmpdir(), 'chowk-nginx-')))
  mkdirSync(join(prefix, 'conf'))
  cpSync(deployed, join(prefix, 'conf', 'nginx.conf'))
  writeFileSync(
    join(prefix, 'conf', 'listen.conf'),
    `listen 127.0.0.1:${port};\nlisten [::1]:${port};\n${site}`,
  )
  const servers = portalPorts.map(each => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;\n`)
  writeFileSync(join(prefix, 'conf', 'portals.conf'), servers.join(''))

  const origin = `http://localhost:${port}`
  started.use(await runNginx(prefix, { configuration: 'conf/nginx.conf', url: `${origin}/healthz` }))
  const running = started.move()
  return { origin, prefix, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
