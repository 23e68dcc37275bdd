// @module-tag full

import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { SandboxOnDemand } from '../bills/biller-sandbox/sandbox-server.ts'
import { createHttpGateway } from '../bills/billers/http-gateway.ts'
import type { StoreKind } from '../platform/store/database.ts'
import { freshDatabase } from '../platform/store/test-databases.ts'
import { describeOnStoresInFullSuite } from '../platform/store/test-on-stores.ts'
import { sandboxProcess } from './sandbox-process.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const log = { debug() {}, info() {}, warn() {}, error() {} }

async function databaseOf(kind: StoreKind) {
  const database = await freshDatabase(kind)
  closers.push(database.drop)
  // As the server that starts a sandbox has done.
  await database.open()
  return database.options
}

function start(options: Parameters<typeof sandboxProcess>[0]): SandboxOnDemand {
  const sandbox = sandboxProcess(options)
  closers.push(sandbox.close)
  return sandbox
}

const gatewayTo = ({ url }: SandboxOnDemand) => createHttpGateway({ url, isSandbox: true, log })

const recharge = () => ({
  reference: `R${randomBytes(17).toString('hex')}`,
  transactionId: 'T'.repeat(20),
  billerId: 'mobile-recharge/jio',
  parameters: { mobileNumber: '9876543211' },
  amountPaise: 199_00,
  payBefore: new Date(Date.now() + 60_000),
})

describeOnStoresInFullSuite('a sandbox beside a server on %s', kind => {
  test('knows what the sandbox of another server was paid', async () => {
    const options = await databaseOf(kind)
    const [one, other] = [start(options), start(options)]
    const payment = recharge()
    expect(await gatewayTo(one).pay(payment)).toMatchObject({ state: 'paid' })
    expect(await gatewayTo(other).status(payment)).toMatchObject({ state: 'paid' })
    expect(await one.url()).not.toBe(await other.url())
  })
})

test('it is started once, again when it has ended, and remembers', async () => {
  const sandbox = start(await databaseOf('sqlite'))
  const [first, same] = await Promise.all([sandbox.url(), sandbox.url()])
  expect(same).toBe(first)
  const payment = recharge()
  await gatewayTo(sandbox).pay(payment)
  await sandbox.close()
  await expect(fetch(first)).rejects.toThrow()
  expect(await gatewayTo(sandbox).status(payment)).toMatchObject({ state: 'paid' })
})

test('it can be ended while it starts', async () => {
  const sandbox = start(await databaseOf('sqlite'))
  const starting = expect(sandbox.url()).rejects.toThrow('did not start')
  await sandbox.close()
  await starting
})

test('it ends with the process that started it', async () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = fork(join(import.meta.dirname, 'biller-sandbox.ts'), {
    execArgv: [],
    env: { PATH, NODE_COMPILE_CACHE, CHOWK_SANDBOX_PORT: '0' },
    silent: true,
  })
  await once(child, 'message')
  child.kill('SIGTERM')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('one that cannot start was sent nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-sandbox-'))
  closers.push(async () => rmSync(folder, { recursive: true }))
  const dataDir = join(folder, 'file')
  writeFileSync(dataDir, '')
  const gateway = gatewayTo(start({ dataDir }))
  expect(await gateway.pay(recharge())).toEqual({ state: 'failed', failure: 'biller-unavailable' })
})
