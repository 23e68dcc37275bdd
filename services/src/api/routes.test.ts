import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { openTestPortal } from '../test-portal/test-portal.ts'
import { servicesApi } from './services-api.ts'

test('the routes are the calls that docs/contracts/calls.md lists, each with who makes it', async () => {
  const portal = await openTestPortal('sqlite')
  const app = Fastify()
  const routes = routesOf(app)
  await app.register(servicesApi, { services: portal.services })
  await app.ready()
  expect(routes.toSorted()).toEqual(listedCalls().toSorted())
  await app.close()
  await portal.close()
})

function routesOf(app: FastifyInstance): string[] {
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    // A GET brings its HEAD, and what verticals may read its OPTIONS.
    const made = [method].flat().filter(each => each !== 'HEAD' && each !== 'OPTIONS')
    routes.push(...made.map(each => `${each} ${path}`))
  })
  return routes
}

function listedCalls(): string[] {
  const text = readFileSync(new URL('../../../docs/contracts/calls.md', import.meta.url), 'utf8')
  const calls = text.split('\n').flatMap(line => (/^\| (`.*?) \|/.exec(line)?.[1] ?? '').split(', '))
  return calls.filter(call => call !== '').map(call => call.replaceAll('`', ''))
}
