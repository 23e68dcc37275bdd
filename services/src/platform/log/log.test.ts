import { Writable } from 'node:stream'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { logRedaction } from './log.ts'

function recordingServer() {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, written) {
      lines.push(String(line))
      written()
    },
  })
  return { app: Fastify({ logger: { level: 'trace', stream, ...logRedaction } }), lines }
}

test('a request is logged with its path, without form values, query values or headers', async () => {
  const { app, lines } = recordingServer()
  app.get('/login', async () => 'ok')
  await app.inject({
    url: '/login?mobile=9876543210&code=123456',
    headers: { cookie: 'chowk=secret-cookie', sso_token: 'secret-sso' },
  })
  expect(lines.join()).toContain('"path":"/login"')
  expect(lines.join()).not.toMatch(/9876543210|123456|secret/)
})

test.each(['/not-me', '/hi/r'])('a path under %s is logged without its token', async folder => {
  const { app, lines } = recordingServer()
  app.get(`${folder}/:token`, async () => 'ok')
  await app.inject(`${folder}/secret-token`)
  expect(lines.join()).toContain(`"path":"${folder}/…"`)
  expect(lines.join()).not.toContain('secret-token')
})

const mobile = '9876543210'
const mistakes: [string, (log: FastifyBaseLogger) => void][] = [
  ['among the fields', log => log.info({ mobile, code: 123456 }, 'by mistake')],
  ['inside a field', log => log.info({ body: { code: '123456', newMobile: mobile } }, 'by mistake')],
  ['deeply nested', log => log.info({ a: [{ b: { c: { d: { token: 'secret' } } } }] }, 'by mistake')],
  ['together with nested values', log => log.info({ challenge: { of: ['secret'] } }, 'by mistake')],
  [
    'in headers',
    log => log.info({ headers: { 'set-cookie': ['secret'], Authorization: 'secret' } }, 'by mistake'),
  ],
  ['in headers of a request', log => log.info({ request: { headers: { cookie: 'secret' } } }, 'by mistake')],
  ['in the bindings of a child logger', log => log.child({ sso_token_enc: 'secret' }).info('by mistake')],
  ['in the message', log => log.info('by mistake: %j', { 'x-csrf-token': 'secret' })],
  ['in a string of JSON', log => log.info({ answer: JSON.stringify({ _csrf: 'secret' }) }, 'by mistake')],
  [
    'in the message of an error',
    log => log.error({ err: new Error(`of {"mobile": "${mobile}"}`) }, 'by mistake'),
  ],
]

test.each(mistakes)('a secret logged by mistake is redacted %s', (_, write) => {
  const { app, lines } = recordingServer()
  write(app.log)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\{.*\[hidden\].*\}\n$/)
  expect(lines[0]).not.toMatch(/9876543210|123456|secret/)
})

test('what only looks like a secret is not redacted', () => {
  const { app, lines } = recordingServer()
  app.log.info({ codes: 2, path: '/token', message: 'the code: wrong' }, 'no mobile')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    codes: 2,
    path: '/token',
    message: 'the code: wrong',
    msg: 'no mobile',
  })
})

test("an error is logged without the values that PostgreSQL's names", () => {
  const { app, lines } = recordingServer()
  const error = Object.assign(new Error('duplicate key'), {
    detail: 'Key (mobile)=(9876543210) already exists.',
  })
  app.log.error({ err: error }, 'failed')
  expect(lines.join()).toContain('duplicate key')
  expect(lines.join()).not.toContain('9876543210')
})
