/** The services' calls, and the document about them that their own schemas write. */
import { openApiTransform, openApiTransformObject, type Services, servicesApi } from '@chowk/services'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { OpenApiDocument } from '../pages/site/api-document/api-document.tsx'
import type { Site } from '../site/site.tsx'
import type { PageSender } from './send-page.ts'
import type { Settings } from './settings.ts'

interface ApiOptions {
  readonly services: Services
  readonly settings: Settings
  readonly site: () => Promise<Site> | Site
  readonly sender: PageSender
}

export async function api(
  app: FastifyInstance,
  { services, settings, site, sender }: ApiOptions,
): Promise<void> {
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
  app.get('/v1/api/docs/json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(app.swagger()),
  )
  app.get('/v1/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    sender.fresh(reply, (await site()).apiDocument(app.swagger() as OpenApiDocument)),
  )
}
