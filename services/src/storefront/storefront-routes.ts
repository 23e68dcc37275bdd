import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Services } from '../services.ts'
export function storefrontRoutes(_services: Services): FastifyPluginAsyncZod {
  return async () => {}
}
