/** From settings to a listening server and, one day, to an orderly end. */
import { createServices, openStore, type Store } from '@chowk/services'
import { environment } from '@chowk/shell/environment'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { type AppParts, createApp } from './app.ts'
import { createLog } from './logging.ts'
import { orderlyClose } from './orderly-close.ts'
import { readSettings, SettingError, type Settings } from './settings.ts'

/** What differs between the built portal and the one in development. */
export type Rendering = Pick<AppParts, 'site' | 'inlineScripts' | 'assets' | 'keepPages'>

const closeWithinMs = 9_000

export async function run(prepare: (settings: Settings) => Promise<Rendering>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const store = await openStore({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir })
    const app = await compose(settings, store, await prepare(settings))
    await listen(app, settings)
    welcome(settings)
  } catch (error) {
    process.stderr.write(`Chowk could not start. ${reasonOf(error)}\n`)
    process.exit(1)
  }
}

async function compose(settings: Settings, store: Store, rendering: Rendering): Promise<FastifyInstance> {
  const log = createLog()
  const services = await createServices({
    store,
    secret: settings.secret,
    origin: settings.origin,
    verticals: settings.verticals,
    demo: settings.demo,
    otp: settings.otp,
    environmentHosts: environment(settings.environmentName, { hosts: settings.hosts }).hosts,
    log,
  })
  const app = await createApp({ settings, services, log, ping: () => store.ping(), ...rendering })
  const close = orderlyClose(app)
  services.start()
  closeWithGrace({ delay: closeWithinMs, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error')
    else log.info({ signal }, 'stopping')
    await close()
    await services.close()
    await store.close()
  })
  return app
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

function welcome({ origin, demo }: Settings): void {
  process.stdout.write(`\nChowk is ready at ${origin}\n`)
  if (demo)
    process.stdout.write(
      'To sign in, use any Indian mobile number (try 98765 43210 or 91234 56780, who have a past here);\n' +
        'the one-time code is shown on the page, since this is a demonstration.\n\n',
    )
}

/** Settings and the store explain themselves in one line; anything else is a defect and shows where it happened. */
function reasonOf(error: unknown): string {
  if (error instanceof SettingError) return error.message
  if (error instanceof Error && 'setting' in error) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
