import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSource } from '../page/in-html.ts'
import { cspReports, securityHeaders } from './security-headers.ts'

const local = {
  origin: 'http://localhost:3000',
  hosts: { main: 'http://localhost:3000', storefront: 'https://store.example' },
  verticals: ['https://travel.example'],
  frameAncestors: "'self' https://travel.example",
  inlineScripts: ['alert(1)'],
}
const policyOf = (table: Readonly<Record<string, string>>) => table['content-security-policy'] ?? ''

test('no page allows inline or evaluated code, only the scripts whose hash it names', () => {
  const policy = policyOf(securityHeaders(local).everywhere)
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
  expect(policy).toContain(`script-src 'self' ${hashSource('alert(1)')}`)
})

test('no page can be framed, except the login by the portal and the verticals', () => {
  const { everywhere, policyFor } = securityHeaders(local)
  expect(policyOf(everywhere)).toContain("frame-ancestors 'none'")
  expect(policyOf(policyFor("'sha256-x'"))).toContain("frame-ancestors 'none'")
  expect(policyOf(policyFor("'sha256-x'", true))).toContain("frame-ancestors 'self' https://travel.example")
})

test('a form may redirect to a vertical, as sign-in does', () => {
  expect(policyOf(securityHeaders(local).everywhere)).toContain("form-action 'self' https://travel.example")
})

test('calls may go to the storefront when it is another host', () => {
  expect(policyOf(securityHeaders(local).everywhere)).toContain("connect-src 'self' https://store.example")
})

test('scripts and styles may come from the assets host, and pages of any origin may load them', () => {
  const { everywhere, files } = securityHeaders({ ...local, hosts: { assets: 'https://assets.example' } })
  expect(policyOf(everywhere)).toContain("script-src 'self' https://assets.example 'sha256-")
  expect(policyOf(everywhere)).toContain("style-src 'self' https://assets.example;")
  expect(files).toHaveProperty('access-control-allow-origin', '*')
  expect(everywhere).not.toHaveProperty('access-control-allow-origin')
  expect(securityHeaders(local).files).toHaveProperty('access-control-allow-origin', '*')
})

test('browsers must use https when the origin is https', () => {
  expect(securityHeaders(local).everywhere).not.toHaveProperty('strict-transport-security')
  const secure = securityHeaders({ ...local, origin: 'https://www.example.com' })
  expect(secure.everywhere['strict-transport-security']).toContain('max-age=')
})

describe('reports of violations', () => {
  let app: FastifyInstance
  let counted: string[]

  beforeEach(() => {
    counted = []
    app = Fastify()
    cspReports(app, { count: directive => counted.push(directive) })
  })
  afterEach(() => app.close())

  const report = (type: string, body: unknown) =>
    app.inject({
      method: 'POST',
      url: '/csp-reports',
      headers: { 'content-type': type },
      payload: JSON.stringify(body),
    })
  const oldWay = (directive: string) => ({ 'csp-report': { 'effective-directive': directive } })

  test('a violation is counted by its directive, in both report formats', async () => {
    const body = { effectiveDirective: 'script-src-elem' }
    expect((await report('application/csp-report', oldWay('script-src-elem'))).statusCode).toBe(204)
    await report('application/reports+json', [{ type: 'csp-violation', body }])
    await report('application/csp-report', oldWay('made-up-by-a-stranger'))
    expect(counted).toEqual(['script-src-elem', 'script-src-elem', 'other'])
  })

  test('junk is not counted, and a long report is not read', async () => {
    expect((await report('application/csp-report', 'junk')).statusCode).toBe(204)
    expect((await report('application/csp-report', oldWay('x'.repeat(20_000)))).statusCode).toBe(413)
    expect(counted).toEqual([])
  })

  test('too many reports are refused', async () => {
    const statuses = new Set<number>()
    for (let time = 0; time < 700; time++)
      statuses.add((await report('application/csp-report', oldWay('script-src-elem'))).statusCode)
    expect([...statuses]).toEqual([204, 429])
    expect(counted.length).toBeLessThanOrEqual(600)
  })
})
