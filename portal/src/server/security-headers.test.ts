import { expect, test } from 'vitest'
import { hashSource } from '../page/hash-source.ts'
import { securityHeaders } from './security-headers.ts'

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

test('nobody frames a page; the portal and the verticals frame the login', () => {
  const { everywhere, policyFor } = securityHeaders(local)
  expect(policyOf(everywhere)).toContain("frame-ancestors 'none'")
  expect(policyOf(policyFor("'sha256-x'"))).toContain("frame-ancestors 'none'")
  expect(policyOf(policyFor("'sha256-x'", true))).toContain("frame-ancestors 'self' https://travel.example")
})

test('a form may lead on to a vertical, as sign-in does', () => {
  expect(policyOf(securityHeaders(local).everywhere)).toContain("form-action 'self' https://travel.example")
})

test('calls may go to the storefront when it is another host', () => {
  expect(policyOf(securityHeaders(local).everywhere)).toContain("connect-src 'self' https://store.example")
})

test('scripts and styles may come from the assets host, and any page may have them', () => {
  const { everywhere, files } = securityHeaders({ ...local, hosts: { assets: 'https://assets.example' } })
  expect(policyOf(everywhere)).toContain("script-src 'self' https://assets.example 'sha256-")
  expect(policyOf(everywhere)).toContain("style-src 'self' https://assets.example;")
  expect(files).toHaveProperty('access-control-allow-origin', '*')
  expect(everywhere).not.toHaveProperty('access-control-allow-origin')
  expect(securityHeaders(local).files).toHaveProperty('access-control-allow-origin', '*')
})

test('browsers are held to https where the origin is https', () => {
  expect(securityHeaders(local).everywhere).not.toHaveProperty('strict-transport-security')
  const secure = securityHeaders({ ...local, origin: 'https://www.example.com' })
  expect(secure.everywhere['strict-transport-security']).toContain('max-age=')
})
