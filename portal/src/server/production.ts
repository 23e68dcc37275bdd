/** Decides whether the portal serves real customers: it then refuses unsafe defaults and unencrypted networks. */
import type { GivenSettings } from './settings-schema.ts'

const webhooks = ['CHOWK_OTP_WEBHOOK', 'CHOWK_MESSAGE_WEBHOOK'] as const

type ProductionSettings = Pick<
  GivenSettings,
  'NODE_ENV' | 'CHOWK_ENV' | 'DATABASE_URL' | (typeof webhooks)[number]
>

/** The setting that marks a portal for customers. Only if there is none, the demonstration is the default. */
export function productionSetting(values: ProductionSettings, portalOrigin: string): string | undefined {
  if (values.NODE_ENV === 'production') return 'NODE_ENV=production'
  if (values.CHOWK_ENV !== undefined) return 'CHOWK_ENV'
  if (!isLoopback(portalOrigin) || portalOrigin.startsWith('https:')) return `CHOWK_ORIGIN=${portalOrigin}`
  if (values.DATABASE_URL && isRemoteDatabase(values.DATABASE_URL)) return 'a DATABASE_URL on another host'
  return webhooks.find(name => values[name])
}

/** Settings that would send codes, cookies or account data unencrypted over a network, each with a remedy. */
export function unencryptedSetting(
  values: ProductionSettings,
  portalOrigin: string,
): [setting: string, problem: string] | undefined {
  const { DATABASE_URL: database } = values
  if (isUnencrypted(portalOrigin))
    return ['CHOWK_ORIGIN', `${portalOrigin} must be https: cookies would cross the network in the clear`]
  const clearWebhook = webhooks.find(name => isUnencrypted(values[name] ?? ''))
  if (clearWebhook)
    return [clearWebhook, 'must be https: one-time codes would cross the network in the clear']
  if (database && isRemoteDatabase(database) && !asksForTls(database))
    return ['DATABASE_URL', 'must ask for TLS to another host: add ?sslmode=verify-full']
  return undefined
}

function isUnencrypted(url: string): boolean {
  return url.startsWith('http:') && !isLoopback(url)
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** Whether a database is on another machine: not behind a socket (no host, or a path as host) or on loopback. */
function isRemoteDatabase(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? hostname
  return host !== '' && !host.startsWith('/') && !host.startsWith('%2F') && !isLoopback(`http://${host}`)
}

function asksForTls(databaseUrl: string): boolean {
  return ['require', 'verify-ca', 'verify-full'].includes(
    new URL(databaseUrl).searchParams.get('sslmode') ?? '',
  )
}
