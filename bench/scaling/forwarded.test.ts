// @module-tag slow
// The visitor's address, behind nginx as configured in deploy/: limits are counted by it, so a visitor must not choose it.

import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../tools/free-port.ts'
import { startNginx } from './nginx.ts'

const listenConf = readFileSync(join(import.meta.dirname, '../../deploy/nginx/listen.conf'), 'utf8')
/** The lines for a balancer, as a site would include them. */
const balancer = (address: string) =>
  listenConf
    .split('\n')
    .filter(line => /^#(set_real_ip_from|real_ip)/.test(line))
    .map(line => line.slice(1).replace('10.0.0.5', address))
    .join('\n')

let portal: FastifyInstance

beforeAll(async () => {
  portal = Fastify({ trustProxy: ['loopback'] })
  portal.get('*', async request => request.ip)
  await portal.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => portal.close())

async function addressSeen(claimed: string, site = ''): Promise<string> {
  const { port } = portal.server.address() as AddressInfo
  await using nginx = await startNginx(await freePort(), [String(port)], site)
  const answer = await fetch(`${nginx.origin}/whoami`, { headers: { 'x-forwarded-for': claimed } })
  return answer.text()
}

test('an address that the visitor sends is ignored', async () => {
  expect(await addressSeen('198.51.100.7')).toMatch(/^(127\.0\.0\.1|::1)$/)
})

test('behind a balancer the address that it adds counts, not one sent before it', async () => {
  const site = `${balancer('127.0.0.1')}\nset_real_ip_from ::1;\n`
  expect(await addressSeen('6.6.6.6, 198.51.100.7', site)).toBe('198.51.100.7')
})

test('an unconfigured balancer counts as a visitor', async () => {
  expect(await addressSeen('198.51.100.7', balancer('192.0.2.1'))).toMatch(/^(127\.0\.0\.1|::1)$/)
})
