/** What each setting of the environment may be, and its default. */
import { isIP } from 'node:net'
import { type Hosts, hostNames } from '@chowk/shell/environment'
import { z } from 'zod'

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

/** Origins are written into headers: a host may hold no character with a meaning there. */
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

/** Comma-separated, spaces ignored. */
const list = z.string().transform(text =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(Boolean),
)

/** With a wider range almost every visitor could make up an address. */
const minPrefixBits = 8

const addressOrRange = z.string().refine(
  text => {
    const [address = '', bits = '32', ...rest] = text.split('/')
    const maxBits = { 4: 32, 6: 128 }[isIP(address)]
    if (maxBits === undefined || rest.length > 0 || !/^\d+$/.test(bits)) return false
    // Fastify's parser reads these in another way: an IPv4 address inside of an IPv6 one, and a zone.
    if (maxBits === 128 && /[.%]|^[0:]*:ffff:/i.test(address)) return false
    return Number(bits) >= minPrefixBits && Number(bits) <= maxBits
  },
  {
    error: ({ input }) =>
      `“${input}” must be an address or a range such as 10.0.1.0/24, no wider than /${minPrefixBits}`,
  },
)

const secret = z
  .string()
  .refine(text => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes long, each of them')
  .transform(text => new Uint8Array(Buffer.from(text)))
const webUrl = z
  .string()
  .refine(text => URL.canParse(text) && /^https?:/.test(text), 'must be an http or https URL')

export const settingsSchema = z.object({
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
  CHOWK_INDEX: flag.default(false),
  CHOWK_BRAND: z.string().min(1).optional(),
  CHOWK_SERVICE_WORKER: flag.default(true),
  CHOWK_METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  CHOWK_BILLER_SANDBOX: origin.optional(),
  CHOWK_SANDBOX_SPEED: wholeNumber(1, 1000).default(1),
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
  CHOWK_OTP_PER_MOBILE_DAY: wholeNumber(1, 1_000_000).default(15),
  CHOWK_OTP_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
  CHOWK_OTP_IN_TOTAL: wholeNumber(1, 100_000_000).default(20_000),
  CHOWK_OTP_PER_DAY: wholeNumber(1, 100_000_000).default(100_000),
  CHOWK_MESSAGES_PER_HOUR: wholeNumber(1, 1000).default(3),
  CHOWK_MESSAGES_PER_DAY: wholeNumber(1, 10_000).default(20),
  CHOWK_BILLS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
  CHOWK_PIN_HASHES: wholeNumber(1, 64).default(3),
})

export type GivenSettings = z.infer<typeof settingsSchema>
