/** The services' calls, and the document about them that their own schemas write. */
import { openApiTransform, openApiTransformObject, type Services, servicesApi } from '@chowk/services'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

interface ApiOptions {
  readonly services: Services
  readonly settings: Settings
}

export async function api(app: FastifyInstance, { services, settings }: ApiOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Chowk services',
        version: '1',
        description: 'What answers the shell: session, wallet, storefront.',
      },
      servers: [{ url: settings.origin }],
    },
    transform: openApiTransform,
    transformObject: openApiTransformObject,
  })
  await app.register(servicesApi, { services })
  await app.register(swaggerUi, { routePrefix: '/v1/api/docs', staticCSP: true })
}
