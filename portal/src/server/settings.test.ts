import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSettings, unknownSettings } from './settings.ts'
import type { GivenSettings } from './settings-schema.ts'
import { SettingError } from './settings-schema.ts'

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const read = (env: Record<string, string> = {}) => readSettings({ CHOWK_DATA: dataDir(), ...env })

/** The settings that every server for customers needs. */
const forReal = () => ({ CHOWK_SECRET: 's'.repeat(32), CHOWK_OTP_OUTBOX: join(dataDir(), 'outbox') })

function problemWith(env: Record<string, string>): string {
  try {
    read(env)
  } catch (error) {
    if (error instanceof SettingError) return error.message
    throw error
  }
  throw new Error('the settings were accepted')
}

test('a first start needs no setting at all', () => {
  const settings = read()
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://localhost:3000',
    environmentName: 'production',
    demo: true,
    brand: { name: 'Paytm', licences: ['tpap'] },
    otp: { perMobile: 5, perMobileDay: 15, perAddress: 300, perDay: 100_000 },
  })
  expect(settings.secret.length).toBeGreaterThanOrEqual(32)
})

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '', CHOWK_HOSTS: '' }).port).toBe(3000)
})

describe('hosts', () => {
  test('are the portal itself where no environment is named, but for seller, business and events', () => {
    const { hosts } = read({ PORT: '4000' })
    expect(hosts.storefront).toBe('http://localhost:4000')
    expect(hosts.investorRelations).toBe('http://localhost:4000')
    expect(hosts).not.toHaveProperty('seller')
    expect(hosts).not.toHaveProperty('events')
  })

  test('are left to a named environment', () => {
    expect(read({ ...forReal(), CHOWK_ENV: 'beta' })).toMatchObject({ environmentName: 'beta', hosts: {} })
  })

  test('of an unknown environment are those of production', () => {
    expect(read({ ...forReal(), CHOWK_ENV: 'moon' }).environmentName).toBe('production')
  })

  test('can be replaced one by one', () => {
    const { hosts } = read({ CHOWK_HOSTS: '{"storefront":"https://store.example.com"}' })
    expect(hosts.storefront).toBe('https://store.example.com')
    expect(hosts.main).toBe('http://localhost:3000')
  })
})

describe('a bad value is named with what to do', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT: must be a whole number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT: must be from 1 to 65535'],
    [{ CHOWK_HOSTS: '{storefront' }, 'CHOWK_HOSTS: must be JSON'],
    [{ CHOWK_HOSTS: '{"moon":"https://m.example"}' }, 'CHOWK_HOSTS: knows only the hosts main'],
    [{ CHOWK_HOSTS: '[1]' }, 'CHOWK_HOSTS: must be a JSON object'],
    [{ CHOWK_HOSTS: '{"main":"no-url"}' }, 'CHOWK_HOSTS: main: “no-url” must be an origin'],
    [{ CHOWK_ORIGIN: 'https://x.example/path' }, 'CHOWK_ORIGIN: “https://x.example/path” must be an origin'],
    [{ CHOWK_VERTICALS: 'https://a.example, nonsense' }, 'CHOWK_VERTICALS: “nonsense” must be an origin'],
    [{ CHOWK_VERTICALS: 'https://a.example;script-src' }, 'CHOWK_VERTICALS: “https://a.example;script-src”'],
    [{ CHOWK_PROXIES: '10.0.0.5, 10.0.1.0/33' }, 'CHOWK_PROXIES: “10.0.1.0/33” must be an address'],
    [
      { CHOWK_VERTICALS: 'https://a.example, http://b.example', CHOWK_ORIGIN: 'https://portal.example' },
      'CHOWK_VERTICALS: http://b.example must be https, as CHOWK_ORIGIN is',
    ],
    [{ CHOWK_PROXIES: '0.0.0.0/0' }, 'CHOWK_PROXIES: “0.0.0.0/0” must be an address or a range'],
    [{ CHOWK_PROXIES: '10.0.0.5, ::/0' }, 'CHOWK_PROXIES: “::/0” must be an address or a range'],
    [{ CHOWK_PROXIES: '64.0.0.0/2' }, 'CHOWK_PROXIES: “64.0.0.0/2” must be an address or a range'],
    [{ CHOWK_PROXIES: '::ffff:10.0.0.5/104' }, 'CHOWK_PROXIES: “::ffff:10.0.0.5/104” must be an address'],
    [{ CHOWK_PROXIES: '10.0.0.0/255.0.0.0' }, 'CHOWK_PROXIES: “10.0.0.0/255.0.0.0” must be an address'],
    [{ CHOWK_PROXIES: 'nginx.example' }, 'CHOWK_PROXIES: “nginx.example” must be an address'],
    [{ CHOWK_OTP_OUTBOX: tmpdir() }, `CHOWK_OTP_OUTBOX: the file ${tmpdir()} cannot be written to (EISDIR)`],
    [{ CHOWK_SECRET: 'short' }, 'CHOWK_SECRET: must be at least 32 bytes'],
    [{ CHOWK_DEMO: 'yes' }, 'CHOWK_DEMO: must be 0 or 1'],
    [{ CHOWK_BRAND: '/nowhere/brand.json' }, 'CHOWK_BRAND: /nowhere/brand.json: cannot be read'],
    [{ CHOWK_BILLER_SANDBOX: 'localhost:3100' }, 'CHOWK_BILLER_SANDBOX: “localhost:3100” must be an origin'],
    [
      { CHOWK_BILLER_SANDBOX: 'http://localhost:3100/v1' },
      'CHOWK_BILLER_SANDBOX: “http://localhost:3100/v1” must be an origin',
    ],
    [{ CHOWK_OTP_WEBHOOK: 'gateway' }, 'CHOWK_OTP_WEBHOOK: must be an http or https URL'],
    [{ CHOWK_OTP_PER_MOBILE: '0' }, 'CHOWK_OTP_PER_MOBILE: must be from 1'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must start with postgres://'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'CHOWK_SECRET: is required with DATABASE_URL'],
    [{ CHOWK_DEMO: '0' }, 'CHOWK_OTP_WEBHOOK: no way to deliver one-time codes'],
    [
      { NODE_ENV: 'production', CHOWK_OTP_OUTBOX: '/tmp/outbox' },
      'CHOWK_SECRET: is required with NODE_ENV=production',
    ],
  ])('%o', (env, problem) => {
    const message = problemWith(env as Record<string, string>)
    expect(message).toContain(problem)
    expect(message).not.toContain('\n')
  })

  test('a data folder that is a file', () => {
    const file = join(dataDir(), 'file')
    writeFileSync(file, '')
    expect(problemWith({ CHOWK_DATA: file })).toContain('CHOWK_DATA: the folder')
  })

  test('a data folder that cannot be made', () => {
    expect(problemWith({ CHOWK_DATA: '/proc/chowk-data' })).toContain(
      'CHOWK_DATA: the folder /proc/chowk-data cannot be written to',
    )
  })
})

describe('the secret', () => {
  test('may be several: the first is in use, the others are still accepted', () => {
    const [first, second] = ['n'.repeat(32), 'o'.repeat(40)]
    const { secret, formerSecrets } = read({ CHOWK_SECRET: `${first}, ${second}` })
    expect([secret, ...formerSecrets].map(each => Buffer.from(each).toString())).toEqual([first, second])
    expect(problemWith({ CHOWK_SECRET: `${first},short` })).toContain('at least 32 bytes long')
  })

  test('is generated once and stored in the data folder', () => {
    const folder = dataDir()
    const first = readSettings({ CHOWK_DATA: folder }).secret
    expect(Buffer.from(readSettings({ CHOWK_DATA: folder }).secret)).toEqual(Buffer.from(first))
    expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).not.toBe('')
  })

  test('is never an empty or a short one, even if its file is damaged', () => {
    const folder = dataDir()
    writeFileSync(join(folder, 'secret'), '')
    expect(problemWith({ CHOWK_DATA: folder })).toContain('holds no secret of 32 bytes')
  })

  test('differs from one data folder to another', () => {
    expect(Buffer.from(read().secret)).not.toEqual(Buffer.from(read().secret))
  })
})

describe('the demonstration', () => {
  test.each<[string, Record<string, string>]>([
    ['NODE_ENV=production', { NODE_ENV: 'production' }],
    ['CHOWK_ENV', { CHOWK_ENV: 'staging' }],
    ['an https origin', { CHOWK_ORIGIN: 'https://localhost:3000' }],
    ['a public origin', { CHOWK_ORIGIN: 'https://www.example.com' }],
    ['a database elsewhere', { DATABASE_URL: 'postgres://db.example/chowk?sslmode=verify-full' }],
    ['a webhook', { CHOWK_OTP_WEBHOOK: 'https://sms.example.com/codes' }],
  ])('never runs by accident: %s means customers', (_, env) => {
    expect(read({ ...forReal(), ...env })).toMatchObject({ demo: false, paymentSandbox: false })
    expect(problemWith({ ...env })).toContain('CHOWK_SECRET: is required with')
  })

  test('runs anywhere when enabled by the setting', () => {
    const enabled = { NODE_ENV: 'production', CHOWK_ORIGIN: 'https://demo.example.com', CHOWK_DEMO: '1' }
    expect(read({ ...forReal(), ...enabled })).toMatchObject({ demo: true, paymentSandbox: true })
  })

  test('is indexed only when the setting says so, and a portal for customers always', () => {
    expect(read().noindex).toBe(true)
    expect(read({ CHOWK_INDEX: '1' }).noindex).toBe(false)
    expect(read({ ...forReal(), CHOWK_DEMO: '0' }).noindex).toBe(false)
  })

  test('says why it is off when no channel delivers a code', () => {
    expect(problemWith({ CHOWK_ENV: 'production', CHOWK_SECRET: 's'.repeat(32) })).toBe(
      'CHOWK_OTP_WEBHOOK: no way to deliver one-time codes: set it, or CHOWK_OTP_OUTBOX, or CHOWK_DEMO=1, since CHOWK_ENV means production',
    )
  })
})

describe('a portal for customers sends nothing unencrypted over a network', () => {
  test.each<[Record<string, string>, string]>([
    [{ CHOWK_ORIGIN: 'http://www.example.com' }, 'CHOWK_ORIGIN: http://www.example.com must be https'],
    [{ CHOWK_OTP_WEBHOOK: 'http://sms.example.com/' }, 'CHOWK_OTP_WEBHOOK: must be https'],
    [{ DATABASE_URL: 'postgres://db.example/chowk' }, 'DATABASE_URL: must ask for TLS'],
    [{ DATABASE_URL: 'postgres://db.example/chowk?sslmode=prefer' }, 'DATABASE_URL: must ask for TLS'],
  ])('%o is refused', (env, problem) => {
    expect(problemWith({ ...forReal(), NODE_ENV: 'production', ...env })).toContain(problem)
  })

  test.each([
    'postgres://localhost/chowk',
    'postgres://127.0.0.1:5433/chowk',
    'postgres:///chowk?host=/var/run/postgresql',
    'postgres://db.example/chowk?sslmode=require',
  ])('%s is not', url => {
    expect(read({ ...forReal(), NODE_ENV: 'production', DATABASE_URL: url }).databaseUrl).toBe(url)
  })
})

test('trustworthy proxies and verticals are accepted', () => {
  const proxies = ['10.0.0.5', '10.0.0.0/8', '2001:db8::1', 'fd00::/8']
  expect(read({ CHOWK_PROXIES: proxies.join(',') }).trustedProxies).toEqual(proxies)
  const verticals = ['http://localhost:4000']
  expect(read({ CHOWK_VERTICALS: verticals.join(',') }).verticals).toEqual(verticals)
})

test('a configured biller sandbox is used; otherwise only the demonstration has one', () => {
  const url = 'http://localhost:3100'
  expect(read({ CHOWK_BILLER_SANDBOX: `${url}/` }).billerSandboxUrl).toBe(url)
  expect(read().billerSandboxUrl).toBeUndefined()
})

test('each setting changes what the portal runs with', () => {
  const folder = dataDir()
  const file = (name: string) => join(folder, name)
  writeFileSync(file('brand.json'), '{"name":"Nagar Pay"}')
  const usual: Partial<Record<keyof GivenSettings, string>> = {
    NODE_ENV: 'production',
    CHOWK_DATA: folder,
    DATABASE_URL: 'postgres://localhost/chowk',
    CHOWK_SECRET: 's'.repeat(32),
    CHOWK_DEMO: '0',
    CHOWK_OTP_OUTBOX: file('codes'),
    CHOWK_GRIEVANCE_OFFICER: 'Ravi Kumar',
    CHOWK_GRIEVANCE_EMAIL: 'ravi@portal.example',
  }
  /** A new setting does not compile without a value here. */
  const others: Record<keyof GivenSettings, string> = {
    PORT: '4000',
    HOST: '0.0.0.0',
    NODE_ENV: 'development',
    CHOWK_ENV: 'beta',
    CHOWK_ORIGIN: 'https://www.portal.example',
    CHOWK_HOSTS: '{"storefront":"https://store.example"}',
    CHOWK_VERTICALS: 'https://travel.example',
    CHOWK_PROXIES: '10.0.0.5',
    CHOWK_DATA: file('data'),
    DATABASE_URL: 'postgres://localhost/another',
    CHOWK_SECRET: 'n'.repeat(32),
    CHOWK_DEMO: '1',
    CHOWK_INDEX: '1',
    CHOWK_BRAND: file('brand.json'),
    CHOWK_SERVICE_WORKER: '0',
    CHOWK_METRICS_TOKEN: 't'.repeat(16),
    CHOWK_BILLER_SANDBOX: 'http://localhost:3100',
    CHOWK_SANDBOX_SPEED: '10',
    CHOWK_OTP_OUTBOX: file('other-codes'),
    CHOWK_OTP_WEBHOOK: 'https://sms.example/codes',
    CHOWK_MESSAGE_OUTBOX: file('messages'),
    CHOWK_MESSAGE_WEBHOOK: 'https://sms.example/messages',
    CHOWK_SECURITY_CONTACT: 'mailto:security@portal.example',
    CHOWK_GRIEVANCE_OFFICER: 'Asha Rao',
    CHOWK_GRIEVANCE_EMAIL: 'asha@portal.example',
    CHOWK_GRIEVANCE_PHONE: '1800 123 4567',
    CHOWK_OTP_PER_MOBILE: '6',
    CHOWK_OTP_PER_MOBILE_DAY: '16',
    CHOWK_OTP_PER_DAY: '100001',
    CHOWK_MESSAGES_PER_HOUR: '4',
    CHOWK_MESSAGES_PER_DAY: '21',
    CHOWK_PIN_HASHES: '4',
    CHOWK_OTP_PER_ADDRESS: '301',
    CHOWK_OTP_IN_TOTAL: '20001',
    CHOWK_BILLS_PER_ADDRESS: '301',
  }
  for (const [name, value] of Object.entries(others)) {
    const given = name === 'CHOWK_INDEX' ? { ...usual, CHOWK_DEMO: '1' } : usual
    expect(readSettings({ ...given, [name]: value }), name).not.toEqual(readSettings(given))
  }
})

test('a grievance officer has a name and contact details', () => {
  const officer = { CHOWK_GRIEVANCE_OFFICER: 'Asha Rao', CHOWK_GRIEVANCE_EMAIL: 'asha@portal.example' }
  expect(read(officer).grievanceOfficer).toEqual({ name: 'Asha Rao', email: 'asha@portal.example' })
  expect(read().grievanceOfficer).toBeUndefined()
  expect(problemWith({ CHOWK_GRIEVANCE_OFFICER: 'Asha Rao' })).toContain('CHOWK_GRIEVANCE_EMAIL')
  expect(problemWith({ ...officer, CHOWK_GRIEVANCE_EMAIL: 'asha' })).toContain('must be an e-mail address')
  expect(problemWith({ ...officer, CHOWK_GRIEVANCE_PHONE: 'call' })).toContain('telephone number')
  expect(problemWith({ CHOWK_GRIEVANCE_PHONE: '1800 123 4567' })).toContain('CHOWK_GRIEVANCE_OFFICER')
})

test('a misspelt name is reported, except one that another program may read', () => {
  const env = { CHOWK_LICENSES: 'none', CHOWK_DATA: '.', CHOWK_BACKUP_KEY: 'key', PATH: '/bin' }
  expect(unknownSettings(env)).toEqual(['CHOWK_LICENSES'])
})
