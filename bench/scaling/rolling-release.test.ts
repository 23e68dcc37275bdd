// @module-tag full
// deploy/rolling-release.sh replaces two portals behind nginx while visitors and a customer use them.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../services/src/platform/store/test-databases.ts'
import { freePort } from '../../tools/free-port.ts'
import { Customer } from '../faults/customer.ts'
import { type PortalProcess, startPortal } from '../faults/portal-process.ts'
import { hasNginx } from '../run-nginx.ts'
import { startNginx } from './nginx.ts'

const script = join(import.meta.dirname, '..', '..', 'deploy', 'rolling-release.sh')
const pauseMs = 25

if (!hasNginx()) console.warn('Skipped: nginx is not installed, so no rolling release is tried.')

test.skipIf(!hasNginx())('a rolling release fails no request', { timeout: 300_000 }, async () => {
  await using site = await startSite()
  const asha = await new Customer(site.origin, '9000000001').signIn()
  let isReleased = false
  const answers = new Map<number | string, number>()
  const count = (answer: number | string) => answers.set(answer, (answers.get(answer) ?? 0) + 1)

  const visit = async (path: string) => {
    while (!isReleased) {
      const answer = await fetch(site.origin + path, { headers: { connection: 'close' } }).catch(
        error => error,
      )
      count(answer instanceof Response ? answer.status : String(answer.cause ?? answer))
      await wait(pauseMs)
    }
  }
  const addMoney = async () => {
    for (let number = 0; !isReleased; number++) {
      await asha.approve(await asha.addMoney(100, `during-release-${number}`))
      count(200)
      await wait(pauseMs)
    }
  }
  // Query strings pass nginx's cache, so that each of these requests reaches a portal.
  const asking = [visit('/care?each=asked'), visit('/v1/api/user/details'), addMoney()]
  const output = await site.release().finally(() => {
    isReleased = true
  })
  await Promise.all(asking)

  const total = [...answers.values()].reduce((sum, each) => sum + each, 0)
  const failed = total - (answers.get(200) ?? 0)
  console.log(`Rolling release: ${total} requests, ${failed} failed.`)
  expect([...answers.keys()]).toEqual([200])
  expect(total).toBeGreaterThan(20)
  expect(output.trim().split('\n')).toEqual(site.addresses.map(address => `${address} restarted.`))
  expect(site.restarted).toEqual(site.addresses.map(address => address.split(':')[1]))
})

test('a single portal is not replaced, nor one that nginx does not know', async () => {
  await expect(promisify(execFile)(script, ['127.0.0.1:3000'])).rejects.toThrow('Name two portals at least')
})

interface Site extends AsyncDisposable {
  readonly origin: string
  readonly addresses: readonly string[]
  /** The ports of the instances, in the order in which systemd was asked to restart them. */
  readonly restarted: readonly string[]
  /** Runs the script, and resolves with its output. */
  release(): Promise<string>
}

async function startSite(): Promise<Site> {
  await using started = new AsyncDisposableStack()
  const database = started.adopt(await freshDatabase('postgres'), each => each.drop())
  const ports = [await freePort(), await freePort()] as const
  const port = await freePort()
  const start = (each: string) =>
    startPortal({
      PORT: each,
      CHOWK_ORIGIN: `http://localhost:${port}`,
      CHOWK_SECRET: 'a secret that both portals share',
      DATABASE_URL: database.options.databaseUrl ?? '',
    })
  const portals = new Map<string, PortalProcess>()
  started.defer(async () => {
    await Promise.all([...portals.values()].map(portal => portal.end('SIGTERM')))
  })
  for (const each of ports) portals.set(each, await start(each))
  const nginx = started.use(await startNginx(port, ports))

  const restarted: string[] = []
  const systemd = createServer(async ({ url = '' }, response) => {
    const each = url.slice(1)
    restarted.push(each)
    await portals.get(each)?.end('SIGTERM')
    portals.set(each, await start(each))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(systemd, 'listening')
  started.defer(() => {
    systemd.close()
  })
  const { path: bin } = started.use(mkdtempDisposableSync(join(tmpdir(), 'chowk-systemctl-')))
  const { port: control } = systemd.address() as AddressInfo
  // Instead of systemctl: `systemctl restart chowk-portal@3000` asks this process to restart that portal.
  writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\nexec curl -sf "http://127.0.0.1:${control}/\${2##*@}"\n`)
  chmodSync(join(bin, 'systemctl'), 0o755)

  const addresses = ports.map(each => `127.0.0.1:${each}`)
  const env = {
    PATH: `${bin}:${process.env.PATH}:/usr/sbin`,
    CHOWK_NGINX_PREFIX: nginx.prefix,
    CHOWK_NGINX_CONF: join(nginx.prefix, 'conf', 'nginx.conf'),
  }
  const running = started.move()
  return {
    origin: nginx.origin,
    addresses,
    restarted,
    release: async () => (await promisify(execFile)(script, addresses, { env })).stdout,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
