// The logger interface of the services, and the redaction rules of the server's logger.

import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

const secretHeaders = ['cookie', 'set-cookie', 'authorization', 'sso_token', 'x-csrf-token']
const secretFields = ['mobile', 'newMobile', 'code', 'token', 'challenge', 'sso_token_enc', '_csrf']
const secret = `(?:${[...secretHeaders, ...secretFields].join('|')})`
const isSecret = new RegExp(`^${secret}$`, 'i')
/** Matches a secret's field in JSON, also in JSON nested inside a JSON string. */
const holdsSecret = new RegExp(`"${secret}\\\\*"\\s*:`, 'i')

/**
 * Options for pino. Requests are logged with method and path only, because a query string may hold form values. A
 * path that is itself a secret (the link in 'This was not me', the link of a receipt) is truncated. The hook is a
 * second line of defence against log lines added later: it inspects the serialised line, in which secret fields have
 * known names at any depth. A line without such a name costs one regular expression.
 */
export const logRedaction = {
  hooks: {
    streamWrite: (line: string) =>
      holdsSecret.test(line) ? `${JSON.stringify(JSON.parse(line, hideSecret))}\n` : line,
  },
  serializers: {
    req: (request: { method?: string; url?: string; id?: unknown }) => ({
      method: request.method,
      path: request.url?.split('?')[0]?.replace(/(\/(?:not-me|r|bills\/calendar)\/).*/, '$1…'),
    }),
    res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
    // Copies only these fields: PostgreSQL's errors also carry the values that violated a constraint.
    err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
  },
}

function hideSecret(name: string, value: unknown): unknown {
  const hidden = isSecret.test(name) || (typeof value === 'string' && holdsSecret.test(value))
  return hidden ? '[hidden]' : value
}
