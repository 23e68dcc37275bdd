import { Writable } from 'node:stream'
import Fastify from 'fastify'
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

test('a request is logged by its path, without what was typed into a form or carried in a header', async () => {
  const { app, lines } = recordingServer()
  app.get('/login', async () => 'ok')
  await app.inject({
    url: '/login?mobile=9876543210&code=123456',
    headers: { cookie: 'chowk=secret-cookie', sso_token: 'secret-sso' },
  })
  expect(lines.join()).toContain('"path":"/login"')
  expect(lines.join()).not.toMatch(/9876543210|123456|secret/)
})

test('a secret that someone logs by mistake is hidden where it usually stands', () => {
  const { app, lines } = recordingServer()
  app.log.info({ mobile: '9876543210', body: { code: '123456', newMobile: '9876543210' } }, 'by mistake')
  app.log.info({ request: { headers: { cookie: 'secret', 'x-csrf-token': 'secret' } } }, 'by mistake')
  app.log.info({ headers: { 'set-cookie': 'secret' }, answer: { sso_token_enc: 'secret' } }, 'by mistake')
  expect(lines).toHaveLength(3)
  expect(lines.join()).not.toMatch(/9876543210|123456|secret/)
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
