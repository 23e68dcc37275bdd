// What the services ask of a logger, and what the server's logger must leave out.

import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

const secretHeaders = ['cookie', 'set-cookie', 'authorization', 'sso_token', 'x-csrf-token']
const secretFields = ['mobile', 'newMobile', 'code', 'token', 'challenge', 'sso_token_enc', '_csrf']
const secret = `(?:${[...secretHeaders, ...secretFields].join('|')})`
const isSecret = new RegExp(`^${secret}$`, 'i')
/** As JSON writes a field, and as it writes one inside a text that is JSON itself. */
const holdsSecret = new RegExp(`"${secret}\\\\*"\\s*:`, 'i')

/**
 * Options for pino. A request is logged by its method and path alone: a query string may hold what was typed into a form. A
 * path that is itself a key, as in 'This was not me' and on a receipt, is cut short.
 * The hook below is the second wall, for a log line that someone adds later. It reads the line as it is about to be
 * written: what is a secret has its name there, at whatever depth, and a line without such a name costs one look.
 */
export const logRedaction = {
  hooks: {
    streamWrite: (line: string) =>
      holdsSecret.test(line) ? `${JSON.stringify(JSON.parse(line, hideSecret))}\n` : line,
  },
  serializers: {
    req: (request: { method?: string; url?: string; id?: unknown }) => ({
      method: request.method,
      path: request.url?.split('?')[0]?.replace(/(\/(?:not-me|r)\/).*/, '$1…'),
    }),
    res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
    // Not all of an error's fields: PostgreSQL's name the values that a constraint refused.
    err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
  },
}

function hideSecret(name: string, value: unknown): unknown {
  const hidden = isSecret.test(name) || (typeof value === 'string' && holdsSecret.test(value))
  return hidden ? '[hidden]' : value
}
