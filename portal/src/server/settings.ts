/** The settings of the environment, checked once at start. A bad value ends the start with one clear line. */

import { randomBytes } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { portalHosts } from '@chowk/catalog'
import type { GrievanceOfficer } from '@chowk/services'
import { environment, type Hosts, hostNames } from '@chowk/shell/environment'
import { z } from 'zod'
import { inTheClear, signOfProduction } from './production.ts'

export class SettingError extends Error {
  readonly setting: string

  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`)
    this.setting = setting
  }
}

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine(value => value >= from && value <= to, `must be from ${from} to ${to}`)

/** Origins stand in headers: a host may hold nothing that means something there. */
const plainOrigin = /^https?:\/\/([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d+)?$/

const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && plainOrigin.test(url.origin) && url.origin === text.replace(/\/$/, '')) return url.origin
  context.addIssue(`“${text}” must be an origin such as https://www.example.com, without a path`)
  return z.NEVER
})

const hosts = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('must be JSON such as {"storefront":"https://store.example.com"}')
      return z.NEVER
    }
  })
  .pipe(z.record(z.string(), origin, 'must be a JSON object of hosts and their origins'))
  .refine(
    given => Object.keys(given).every(name => hostNames.some(known => known === name)),
    `knows only the hosts ${hostNames.join(', ')}`,
  )
  .transform(given => given as Partial<Hosts>)

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1')

/** What a comma separates, without the spaces around it. */
const list = z.string().transform(text =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(Boolean),
)

const addressOrRange = z.string().refine(
  text => {
    const [address = '', bits = '0', ...rest] = text.split('/')
    const most = { 4: 32, 6: 128 }[isIP(address)]
    return most !== undefined && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most
  },
  { error: ({ input }) => `“${input}” must be an address or a range such as 10.0.1.0/24` },
)

const secret = z
  .string()
  .refine(text => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes long, each of them')
  .transform(text => new Uint8Array(Buffer.from(text)))
const webUrl = z
  .string()
  .refine(text => URL.canParse(text) && /^https?:/.test(text), 'must be an http or https URL')

const schema = z.object({
  PORT: wholeNumber(1, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  NODE_ENV: z.string().optional(),
  CHOWK_ENV: z.string().optional(),
  CHOWK_ORIGIN: origin.optional(),
  CHOWK_HOSTS: hosts.default({}),
  CHOWK_VERTICALS: list.pipe(z.array(origin)).default([]),
  CHOWK_PROXIES: list.pipe(z.array(addressOrRange)).default([]),
  CHOWK_DATA: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  CHOWK_SECRET: list.pipe(z.array(secret).min(1)).optional(),
  CHOWK_DEMO: flag.optional(),
  CHOWK_SERVICE_WORKER: flag.default(true),
  CHOWK_METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  CHOWK_BILLER_SANDBOX: origin.optional(),
  CHOWK_OTP_OUTBOX: z.string().min(1).optional(),
  CHOWK_OTP_WEBHOOK: webUrl.optional(),
  CHOWK_MESSAGE_OUTBOX: z.string().min(1).optional(),
  CHOWK_MESSAGE_WEBHOOK: webUrl.optional(),
  CHOWK_SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/|tel:)[^\s]+$/, 'must be a mailto:, https:// or tel: address')
    .optional(),
  CHOWK_GRIEVANCE_OFFICER: z.string().trim().min(1).optional(),
  CHOWK_GRIEVANCE_EMAIL: z.email('must be an e-mail address').optional(),
  CHOWK_GRIEVANCE_PHONE: z
    .string()
    .regex(/^\+?[\d ]{6,20}$/, 'must be a telephone number')
    .optional(),
  CHOWK_OTP_PER_MOBILE: wholeNumber(1, 1_000_000).default(5),
  CHOWK_OTP_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
  CHOWK_OTP_IN_TOTAL: wholeNumber(1, 100_000_000).default(20_000),
  CHOWK_BILLS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
})

export interface Settings {
  readonly port: number
  readonly host: string
  readonly origin: string
  readonly environmentName: string
  readonly hosts: Partial<Hosts>
  readonly verticals: readonly string[]
  /** Whose word about a visitor's address is taken, beside this machine's own. */
  readonly trustedProxies: readonly string[]
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly secret: Uint8Array
  /** What it replaced, while something sealed with it may still come back. */
  readonly formerSecrets: readonly Uint8Array[]
  readonly demo: boolean
  /** False takes it away from every browser that has it. */
  readonly serviceWorker: boolean
  /** Where the biller sandbox answers; the demonstration starts its own without it. */
  readonly billerSandboxUrl?: string
  /** False in production that is no demonstration: what the payment sandbox makes up would be spendable. */
  readonly paymentSandbox: boolean
  readonly billsPerAddress: number
  /** Without it /metrics answers this machine alone. */
  readonly metricsToken?: string
  /** Whom to tell of a weakness. */
  readonly securityContact: string
  readonly grievanceOfficer?: GrievanceOfficer
  readonly otp: {
    readonly outbox?: string
    readonly webhook?: string
    readonly perMobile: number
    readonly perAddress: number
    readonly inTotal: number
  }
  /** Where every message to a customer goes, codes included. */
  readonly messages: { readonly outbox?: string; readonly webhook?: string }
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw firstProblem(parsed.error)
  const values = parsed.data

  const portalOrigin = values.CHOWK_ORIGIN ?? `http://localhost:${values.PORT}`
  const production = signOfProduction(values, portalOrigin)
  const demo = values.CHOWK_DEMO ?? !production
  const dataDir = resolve(values.CHOWK_DATA)
  if (!values.DATABASE_URL) checkWritable(dataDir)
  const [secret, ...formerSecrets] = secretsOf(values, dataDir, production)
  checkOutbox('CHOWK_OTP_OUTBOX', values)
  checkOutbox('CHOWK_MESSAGE_OUTBOX', values)
  if (!demo && !waysOut.some(name => values[name] !== undefined))
    throw new SettingError(
      'CHOWK_OTP_WEBHOOK',
      `no way to deliver one-time codes: set it, or CHOWK_OTP_OUTBOX, or CHOWK_DEMO=1${production ? `, since ${production} means production` : ''}`,
    )
  if (!demo) {
    const problem = inTheClear(values, portalOrigin)
    if (problem) throw new SettingError(...problem)
  }

  return {
    port: values.PORT,
    host: values.HOST,
    origin: portalOrigin,
    environmentName: environment(values.CHOWK_ENV).name,
    hosts: { ...(values.CHOWK_ENV ? {} : ownHosts(portalOrigin)), ...values.CHOWK_HOSTS },
    verticals: values.CHOWK_VERTICALS,
    trustedProxies: values.CHOWK_PROXIES,
    dataDir,
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    secret,
    formerSecrets,
    demo,
    serviceWorker: values.CHOWK_SERVICE_WORKER,
    ...(values.CHOWK_BILLER_SANDBOX && { billerSandboxUrl: values.CHOWK_BILLER_SANDBOX }),
    paymentSandbox: demo || !production,
    billsPerAddress: values.CHOWK_BILLS_PER_ADDRESS,
    ...(values.CHOWK_METRICS_TOKEN && { metricsToken: values.CHOWK_METRICS_TOKEN }),
    securityContact: values.CHOWK_SECURITY_CONTACT ?? `${portalOrigin}/care`,
    ...grievanceOfficerIn(values),
    otp: {
      ...(values.CHOWK_OTP_OUTBOX && { outbox: resolve(values.CHOWK_OTP_OUTBOX) }),
      ...(values.CHOWK_OTP_WEBHOOK && { webhook: values.CHOWK_OTP_WEBHOOK }),
      perMobile: values.CHOWK_OTP_PER_MOBILE,
      perAddress: values.CHOWK_OTP_PER_ADDRESS,
      inTotal: values.CHOWK_OTP_IN_TOTAL,
    },
    messages: {
      ...(values.CHOWK_MESSAGE_OUTBOX && { outbox: resolve(values.CHOWK_MESSAGE_OUTBOX) }),
      ...(values.CHOWK_MESSAGE_WEBHOOK && { webhook: values.CHOWK_MESSAGE_WEBHOOK }),
    },
  }
}

/** Somebody by name whom nobody can write to is none. */
function grievanceOfficerIn(values: z.infer<typeof schema>): Pick<Settings, 'grievanceOfficer'> {
  const { CHOWK_GRIEVANCE_OFFICER: name, CHOWK_GRIEVANCE_EMAIL: email } = values
  if (!name && !email) return {}
  if (!name) throw new SettingError('CHOWK_GRIEVANCE_OFFICER', 'is required with CHOWK_GRIEVANCE_EMAIL')
  if (!email) throw new SettingError('CHOWK_GRIEVANCE_EMAIL', 'is required with CHOWK_GRIEVANCE_OFFICER')
  return { grievanceOfficer: { name, email, phone: values.CHOWK_GRIEVANCE_PHONE } }
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

function checkWritable(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SettingError('CHOWK_DATA', `the folder ${dataDir} cannot be written to${reasonOf(error)}`)
  }
}

/** Each takes codes. */
const waysOut = [
  'CHOWK_OTP_OUTBOX',
  'CHOWK_OTP_WEBHOOK',
  'CHOWK_MESSAGE_OUTBOX',
  'CHOWK_MESSAGE_WEBHOOK',
] as const

/** Opened once as each code will open it, so that a mistake is found before anybody waits for a code. */
function checkOutbox(
  setting: 'CHOWK_OTP_OUTBOX' | 'CHOWK_MESSAGE_OUTBOX',
  { [setting]: given }: z.infer<typeof schema>,
): void {
  if (given === undefined) return
  const file = resolve(given)
  try {
    makeFolder(dirname(file))
    closeSync(openSync(file, 'a', 0o600))
  } catch (error) {
    throw new SettingError(setting, `the file ${file} cannot be written to${reasonOf(error)}`)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? ` (${error.code})` : ''
}

/** Step by step, since Node's recursive mkdir never returns for a folder that cannot be, such as one under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Two servers must agree on the secret, so it is only made up where one machine keeps its own store. */
function secretsOf(
  values: z.infer<typeof schema>,
  dataDir: string,
  production: string | undefined,
): [Uint8Array, ...Uint8Array[]] {
  const [newest, ...former] = values.CHOWK_SECRET ?? []
  if (newest) return [newest, ...former]
  if (values.DATABASE_URL)
    throw new SettingError('CHOWK_SECRET', 'is required with DATABASE_URL, at least 32 bytes')
  if (production) throw new SettingError('CHOWK_SECRET', `is required with ${production}, at least 32 bytes`)
  return [keptSecret(join(dataDir, 'secret'))]
}

function keptSecret(file: string): Uint8Array {
  if (!existsSync(file)) makeSecret(file)
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (secret.length >= 32) return secret
  throw new SettingError(
    'CHOWK_DATA',
    `${file} holds no secret of 32 bytes: restore it, or remove it and sign in anew`,
  )
}

/** Whole or not at all, and never over one that is there: a link fails where another server was first. */
function makeSecret(file: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
