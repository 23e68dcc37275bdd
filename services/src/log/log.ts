// What the services ask of a logger, and what the server's logger must leave out.

import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

const secretHeaders = ['cookie', 'set-cookie', 'authorization', 'sso_token', 'x-csrf-token']
const secretFields = ['mobile', 'newMobile', 'code', 'token', 'challenge', 'sso_token_enc', '_csrf']

/**
 * Options for pino. A request is logged by its method and path alone: a query string may hold what was typed into a form.
 * The redaction below is the second wall, for a log line that someone adds later.
 */
export const logRedaction = {
  redact: {
    paths: [
      ...secretHeaders.flatMap(name => [`*.headers["${name}"]`, `headers["${name}"]`]),
      ...secretFields.flatMap(name => [name, `*.${name}`, `*.*.${name}`]),
    ],
    censor: '[hidden]',
  },
  serializers: {
    req: (request: { method?: string; url?: string; id?: unknown }) => ({
      method: request.method,
      path: request.url?.split('?')[0],
    }),
    res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
    // Not all of an error's fields: PostgreSQL's name the values that a constraint refused.
    err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
  },
}
