/** The settings of the environment, checked once at start. A bad value ends the start with one clear line. */
import { join, resolve } from 'node:path'
import { portalHosts } from '@chowk/catalog'
import { type GrievanceOfficer, programSettings } from '@chowk/services'
import { environment, type Hosts } from '@chowk/shell/environment'
import type { z } from 'zod'
import { productionSetting, unencryptedSetting } from './production.ts'
import { checkOutbox, checkWritable, readBrand, storedSecret } from './settings-files.ts'
import { type GivenSettings, SettingError, settingsSchema } from './settings-schema.ts'

export type Settings = ReturnType<typeof readSettings>

export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) throw firstProblem(parsed.error)
  const values = parsed.data

  const portalOrigin = values.CHOWK_ORIGIN ?? `http://localhost:${values.PORT}`
  const production = productionSetting(values, portalOrigin)
  const demo = values.CHOWK_DEMO ?? !production
  const dataDir = resolve(values.CHOWK_DATA)
  if (!values.DATABASE_URL) checkWritable(dataDir)
  checkVerticals(values, portalOrigin)
  const [secret, ...formerSecrets] = secretsOf(values, dataDir, production)
  checkOutbox('CHOWK_OTP_OUTBOX', values)
  checkOutbox('CHOWK_MESSAGE_OUTBOX', values)
  if (!demo) checkRealPortal(values, portalOrigin, production)

  return {
    port: values.PORT,
    host: values.HOST,
    origin: portalOrigin,
    environmentName: environment(values.CHOWK_ENV).name,
    hosts: { ...(values.CHOWK_ENV ? {} : ownHosts(portalOrigin)), ...values.CHOWK_HOSTS },
    verticals: values.CHOWK_VERTICALS,
    /** Proxies whose X-Forwarded-For is trusted, as this machine's own is. */
    trustedProxies: values.CHOWK_PROXIES,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    secret,
    /** Former secrets, which still decrypt and verify what they protect. */
    formerSecrets,
    demo,
    /** Asks search engines not to index: true for the demonstration, unless CHOWK_INDEX is 1. */
    noindex: demo && !values.CHOWK_INDEX,
    brand: readBrand(values.CHOWK_BRAND),
    /** False removes the service worker from every browser that has it. */
    serviceWorker: values.CHOWK_SERVICE_WORKER,
    /** The address of the biller sandbox; without it the demonstration starts its own. */
    billerSandboxUrl: values.CHOWK_BILLER_SANDBOX,
    /** False in production, unless it is a demonstration: the sandbox's made-up money could be spent. */
    paymentSandbox: demo || !production,
    sandboxSpeed: values.CHOWK_SANDBOX_SPEED,
    billsPerAddress: values.CHOWK_BILLS_PER_ADDRESS,
    pinHashesAtOnce: values.CHOWK_PIN_HASHES,
    /** Without a token /metrics answers this machine only. */
    metricsToken: values.CHOWK_METRICS_TOKEN,
    /** The address that security.txt names for reports of vulnerabilities. */
    securityContact: values.CHOWK_SECURITY_CONTACT ?? `${portalOrigin}/care`,
    grievanceOfficer: grievanceOfficerIn(values),
    otp: {
      outbox: values.CHOWK_OTP_OUTBOX && resolve(values.CHOWK_OTP_OUTBOX),
      webhook: values.CHOWK_OTP_WEBHOOK,
      perMobile: values.CHOWK_OTP_PER_MOBILE,
      perMobileDay: values.CHOWK_OTP_PER_MOBILE_DAY,
      perAddress: values.CHOWK_OTP_PER_ADDRESS,
      inTotal: values.CHOWK_OTP_IN_TOTAL,
      /** The budget of codes for the whole portal. */
      perDay: values.CHOWK_OTP_PER_DAY,
    },
    /** Channels for every message to a customer, codes included. */
    messages: {
      outbox: values.CHOWK_MESSAGE_OUTBOX && resolve(values.CHOWK_MESSAGE_OUTBOX),
      webhook: values.CHOWK_MESSAGE_WEBHOOK,
      perHour: values.CHOWK_MESSAGES_PER_HOUR,
      perDay: values.CHOWK_MESSAGES_PER_DAY,
    },
  }
}

/** An attacker who can change the traffic of an http vertical could change what it requests of the portal, and what it frames. */
function checkVerticals({ CHOWK_VERTICALS: verticals }: GivenSettings, portalOrigin: string): void {
  const unencryptedSetting = verticals.find(vertical => vertical.startsWith('http:'))
  if (unencryptedSetting && portalOrigin.startsWith('https:'))
    throw new SettingError('CHOWK_VERTICALS', `${unencryptedSetting} must be https, as CHOWK_ORIGIN is`)
}

/** Checks of what only a demonstration may omit: a channel for codes, and encryption on every network. */
function checkRealPortal(values: GivenSettings, portalOrigin: string, production: string | undefined): void {
  if (!channels.some(name => values[name] !== undefined))
    throw new SettingError(
      'CHOWK_OTP_WEBHOOK',
      `no way to deliver one-time codes: set it, or CHOWK_OTP_OUTBOX, or CHOWK_DEMO=1${production ? `, since ${production} means production` : ''}`,
    )
  const problem = unencryptedSetting(values, portalOrigin)
  if (problem) throw new SettingError(...problem)
}

/** A name alone is refused, because customers could not write to that person. */
function grievanceOfficerIn(values: GivenSettings): GrievanceOfficer | undefined {
  const { CHOWK_GRIEVANCE_OFFICER: name, CHOWK_GRIEVANCE_EMAIL: email, CHOWK_GRIEVANCE_PHONE: phone } = values
  if (!name && !email && !phone) return undefined
  if (!name)
    throw new SettingError('CHOWK_GRIEVANCE_OFFICER', 'is required with CHOWK_GRIEVANCE_EMAIL or _PHONE')
  if (!email) throw new SettingError('CHOWK_GRIEVANCE_EMAIL', 'is required with CHOWK_GRIEVANCE_OFFICER')
  return { name, email, phone }
}

function firstProblem(error: z.ZodError): SettingError {
  const [issue] = error.issues
  const [setting, ...inside] = issue?.path ?? []
  const where = inside.filter(key => typeof key === 'string').map(key => `${key}: `)
  return new SettingError(String(setting), `${where.join('')}${issue?.message ?? 'is not valid'}`)
}

/** Without a named environment every service host is the portal itself. */
function ownHosts(portalOrigin: string): Partial<Hosts> {
  return Object.fromEntries(portalHosts.map(name => [name, portalOrigin]))
}

/** The settings of which at least one must name a channel for codes. */
const channels = [
  'CHOWK_OTP_OUTBOX',
  'CHOWK_OTP_WEBHOOK',
  'CHOWK_MESSAGE_OUTBOX',
  'CHOWK_MESSAGE_WEBHOOK',
] as const

/** Two servers must agree on the secret, so one is generated only for an embedded store. */
function secretsOf(
  values: GivenSettings,
  dataDir: string,
  production: string | undefined,
): [Uint8Array, ...Uint8Array[]] {
  const [newest, ...former] = values.CHOWK_SECRET ?? []
  if (newest) return [newest, ...former]
  if (values.DATABASE_URL)
    throw new SettingError('CHOWK_SECRET', 'is required with DATABASE_URL, at least 32 bytes')
  if (production) throw new SettingError('CHOWK_SECRET', `is required with ${production}, at least 32 bytes`)
  return [storedSecret(join(dataDir, 'secret'))]
}

/** The start names misspelt and former names, which change nothing. Programs beside the portal may share its environment file. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set([...Object.keys(settingsSchema.shape), ...programSettings])
  return Object.keys(env).filter(name => /^CHOWK_(?!TEST_)/.test(name) && !known.has(name))
}
