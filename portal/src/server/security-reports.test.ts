import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cspReportPath, cspReports } from './csp-reports.ts'
import { securityTxt } from './security-txt.ts'

let app: FastifyInstance
let counted: string[]

beforeEach(() => {
  counted = []
  app = Fastify()
  cspReports(app, { directives: ['script-src-elem'], count: directive => counted.push(directive) })
  securityTxt(app, { origin: 'https://www.example.com', contact: 'mailto:security@example.com' })
})
afterEach(() => app.close())

const report = (type: string, body: unknown) =>
  app.inject({
    method: 'POST',
    url: cspReportPath,
    headers: { 'content-type': type },
    payload: JSON.stringify(body),
  })
const oldWay = (directive: string) => ({ 'csp-report': { 'effective-directive': directive } })

test('what the policy kept from happening is counted by its directive, in both ways of telling', async () => {
  const body = { effectiveDirective: 'script-src-elem' }
  expect((await report('application/csp-report', oldWay('script-src-elem'))).statusCode).toBe(204)
  await report('application/reports+json', [{ type: 'csp-violation', body }])
  await report('application/csp-report', oldWay('made-up-by-a-stranger'))
  expect(counted).toEqual(['script-src-elem', 'script-src-elem', 'other'])
})

test('junk is counted as nothing, and a long report is not read', async () => {
  expect((await report('application/csp-report', 'junk')).statusCode).toBe(204)
  expect((await report('application/csp-report', oldWay('x'.repeat(20_000)))).statusCode).toBe(413)
  expect(counted).toEqual([])
})

test('whoever sends them without end is not heard any more', async () => {
  const statuses = new Set<number>()
  for (let time = 0; time < 700; time++)
    statuses.add((await report('application/csp-report', oldWay('script-src-elem'))).statusCode)
  expect([...statuses]).toEqual([204, 429])
  expect(counted.length).toBeLessThanOrEqual(600)
})

test('security.txt says whom to tell, and is never out of date', async () => {
  const { body, headers } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: mailto:security@example.com\n')
  expect(body).toContain('Canonical: https://www.example.com/.well-known/security.txt\n')
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
})
