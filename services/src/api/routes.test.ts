import { readFileSync } from 'node:fs'
import Fastify, { type FastifySchema } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '../test-portal/test-portal.ts'
import { servicesApi } from './services-api.ts'

let portal: TestPortal
const routes: { readonly call: string; readonly schema: FastifySchema }[] = []

beforeAll(async () => {
  portal = await openTestPortal('sqlite')
  const app = Fastify()
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    // A GET also registers its HEAD, and a route that verticals read its OPTIONS.
    const made = [method].flat().filter(each => each !== 'HEAD' && each !== 'OPTIONS')
    routes.push(...made.map(each => ({ call: `${each} ${path}`, schema })))
  })
  await app.register(servicesApi, { services: portal.services })
  await app.close()
})
afterAll(() => portal?.close())

test('the routes are the calls that docs/contracts/calls.md lists, each with who makes it', () => {
  expect(routes.map(({ call }) => call).toSorted()).toEqual(listedCalls().toSorted())
})

// A query or body that no schema describes is `unknown` to its route: the compiler finds that.
test('each has schemas for its path and its answers', () => {
  const lacking = routes.filter(
    ({ call, schema: { params, response = {} } }) =>
      !('200' in (response as object)) || (call.includes('{') && !params),
  )
  expect(
    lacking.map(({ call }) => call),
    'without params or response[200] in its schema',
  ).toEqual([])
})

function listedCalls(): string[] {
  const text = readFileSync(new URL('../../../docs/contracts/calls.md', import.meta.url), 'utf8')
  const calls = text.split('\n').flatMap(line => (/^(`.*?) \|/.exec(line)?.[1] ?? '').split(', '))
  return calls.filter(call => call !== '').map(call => call.replaceAll('`', ''))
}
