/** Starts the server from its settings, and ends it in order. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { locales } from '@chowk/catalog'
import {
  createServices,
  demonstrationCustomers,
  openStore,
  type SandboxOnDemand,
  sandboxProcess,
} from '@chowk/services'
import { environment, localePath } from '@chowk/shell/environment'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { publicNameOf } from '../page/public-name.ts'
import { type AppParts, createApp } from './app.ts'
import { closeGracefully } from './graceful-shutdown.ts'
import { createLog } from './logging.ts'
import { readSettings, type Settings, unknownSettings } from './settings.ts'
import { SettingError } from './settings-schema.ts'

/** The parts that differ between the built portal and development. */
export type Rendering = Pick<AppParts, 'site' | 'inlineScripts' | 'assets' | 'cachesPages' | 'strictPolicy'>

const closeWithinMs = 9_000

export interface Portal {
  readonly app: FastifyInstance
  /** The demonstration starts its own sandbox, unless a setting names another. */
  readonly sandbox: SandboxOnDemand | undefined
  /** Finishes the requests in flight, then closes the store; resolves when the last lines of the log are written. */
  close(): Promise<void>
}

export async function run(prepare: (settings: Settings) => Promise<Rendering>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    for (const name of unknownSettings(process.env))
      process.stderr.write(`${name} is set, but no setting of this portal: nothing reads it.\n`)
    const portal = await compose(settings, await prepare(settings))
    closeWithGrace({ delay: closeWithinMs, logger: false }, async ({ err, signal }) => {
      if (err) portal.app.log.fatal({ err }, 'stopping after an unexpected error')
      else portal.app.log.info({ signal }, 'stopping')
      await portal.close()
    })
    collectGarbageOnce()
    await listen(portal.app, settings)
    logStart(settings)
    await warmUp(portal)
  } catch (error) {
    process.stderr.write(`Chowk could not start. ${reasonOf(error)}\n`)
    process.exit(1)
  }
}

export async function compose(settings: Settings, rendering: Rendering, log = createLog()): Promise<Portal> {
  const store = await openStore(settings)
  const sandbox = settings.demo && !settings.billerSandboxUrl ? sandboxProcess(settings) : undefined
  const services = await createServices({
    ...settings,
    store,
    brand: publicNameOf(settings.brand.name, settings.demo),
    billerSandboxUrl: settings.billerSandboxUrl ?? sandbox?.url,
    environmentHosts: environment(settings.environmentName, { hosts: settings.hosts }).hosts,
    log,
  })
  const app = await createApp({ settings, services, log, ping: () => store.ping(), ...rendering })
  const closeApp = closeGracefully(app)
  services.start()
  return {
    app,
    sandbox,
    async close() {
      await closeApp()
      await services.close()
      await sandbox?.close()
      await store.close()
      await new Promise(written => log.flush(written))
    },
  }
}

/**
 * Loading and compiling hundreds of modules leaves as much garbage as live data, and V8 would keep the memory for both. One
 * collection before the first request returns it to the machine.
 */
function collectGarbageOnce(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  // Only a last-resort collection returns memory to the machine.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  try {
    await app.listen({
      port: settings.port,
      host: settings.host,
      listenTextResolver: address => `listening on ${address}`,
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new SettingError(
        'PORT',
        `${settings.port} is taken by another program; choose another, as PORT=3001`,
      )
    if (code === 'EACCES') throw new SettingError('PORT', `${settings.port} may not be used by this user`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SettingError('HOST', `${settings.host} is not an address of this machine`)
    throw error
  }
}

/**
 * Fills the cache with the home page at its best compression, and starts the sandbox, so that the first visitor does not wait. A
 * portal that is being closed refuses these requests, which is no failure.
 */
async function warmUp({ app, sandbox }: Portal): Promise<void> {
  try {
    // Each page is requested twice, because its second request starts the better compression.
    for (const locale of [...locales, ...locales]) await app.inject({ url: localePath('/', locale) })
    await sandbox?.url()
  } catch (error) {
    app.log.warn({ err: error }, 'the cache could not be warmed: the first visitor waits')
  }
}

/** All lines are one write, so a program that waits for the first line also has the others. */
function logStart({ origin, demo, billerSandboxUrl, paymentSandbox }: Settings): void {
  const people = demonstrationCustomers.map(({ name, mobile }) => `${mobile} (${name})`).join(' or ')
  const lines = [
    `\nChowk is ready at ${origin}`,
    billerSandboxUrl && `Bills are those of the sandbox at ${billerSandboxUrl}: no real one is paid.`,
    !billerSandboxUrl && !demo && 'No bill can be paid: there is no way to the billers.',
    !paymentSandbox && 'No money can be added: there is no payment source.',
    demo &&
      `To sign in, use any Indian mobile number; ${people} have a past here.\n` +
        'The one-time code is shown on the page, since this is a demonstration.\n',
  ]
  process.stdout.write(`${lines.filter(Boolean).join('\n')}\n`)
}

/** Errors of settings and of the store explain themselves in one line; any other is a defect and needs its stack. */
function reasonOf(error: unknown): string {
  if (error instanceof SettingError) return error.message
  if (error instanceof Error && 'setting' in error) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
