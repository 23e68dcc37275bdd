// The services' calls as a Fastify plugin. Each route's schemas validate requests, serialise answers, and generate
// the OpenAPI document.

import fastifyPlugin from 'fastify-plugin'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Services } from '../services.ts'
import { answerError, errorBody } from './api-error.ts'
import { createGuards } from './guards.ts'
import { paymentRoutes, walletRoutes } from './money-routes.ts'
import { mobileChangeRoutes, passkeyRoutes } from './passkey-routes.ts'
import { logoutFrameRoutes, sessionRoutes } from './session-routes.ts'
import { storefrontRoutes } from './storefront-routes.ts'

const bodyLimitBytes = 32 * 1024

export const servicesApi = fastifyPlugin<{ services: Services }>(
  async (portal, { services }) => {
    // A separate scope: the portal's pages have their own error handlers and compilers.
    await portal.register(async app => {
      app.setValidatorCompiler(validatorCompiler)
      app.setSerializerCompiler(serializerCompiler)
      app.setErrorHandler(answerError)
      app.addHook('onRoute', route => {
        route.bodyLimit ??= bodyLimitBytes
        const response = route.schema?.response
        if (route.schema) route.schema.response = { ...(response ?? {}), '4xx': errorBody }
      })

      await app.register(storefrontRoutes(services.storefront, services.verticals))

      await app.register(async own => {
        own.addHook('onRequest', (_request, reply, done) => {
          reply.header('cache-control', 'no-store')
          done()
        })
        const guards = createGuards(services)
        await own.register(sessionRoutes(services, guards))
        await own.register(logoutFrameRoutes(services))
        await own.register(passkeyRoutes(services, guards))
        await own.register(mobileChangeRoutes(services, guards))
        await own.register(walletRoutes(services, guards))
        await own.register(paymentRoutes(services, guards))
      })
    })
  },
  { name: '@chowk/services', fastify: '5.x' },
)
