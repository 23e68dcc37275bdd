/** One structured line per request. No mobile number, code, token or cookie ever reaches a line. */
import { logRedaction, StoreUnavailable } from '@chowk/services'
import type { FastifyInstance } from 'fastify'
import { type LogFn, type Logger, type LoggerOptions, pino } from 'pino'

/** Ten digits in a row may be a mobile number; a path may hold one that a customer pasted. */
const numberLike = /\d{6,}/g

/** Of 'This was not me': whoever reads the log must not lock accounts. */
const tokenInPath = /(?<=\/not-me\/).*/

function loggedPath(url: string): string {
  const query = url.indexOf('?')
  const path = (query < 0 ? url : url.slice(0, query)).slice(0, 200)
  return path.replace(tokenInPath, '…').replace(numberLike, '…')
}

const loggerOptions: LoggerOptions = {
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: label => ({ level: label }) },
  serializers: {
    ...logRedaction.serializers,
    // A message may quote what was typed.
    err: (error: Error) => {
      const { type, message, stack } = logRedaction.serializers.err(error)
      return { type, message: message.replace(numberLike, '…'), stack: stack.replace(numberLike, '…') }
    },
  },
}

export function createLog(destination = pino.destination({ dest: 1, sync: false })): Logger {
  return pino(
    { ...loggerOptions, hooks: { ...logRedaction.hooks, logMethod: outagesNowAndThen() } },
    destination,
  )
}

const outageLineEveryMs = 10_000

/** While the store is away every request and every chore would say so, with a stack: now and then is enough. */
function outagesNowAndThen(): LogMethod {
  let saidAt = Number.NEGATIVE_INFINITY
  let leftOut = 0
  return function (args, method) {
    const [fields, ...message] = args as Parameters<LogFn>
    if (!isAboutOutage(fields)) return method.apply(this, args)
    if (performance.now() - saidAt < outageLineEveryMs) {
      leftOut++
      return
    }
    method.apply(this, [{ ...fields, leftOut }, ...message])
    saidAt = performance.now()
    leftOut = 0
  }
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

function isAboutOutage(fields: unknown): fields is { err: StoreUnavailable } {
  return (
    typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof StoreUnavailable
  )
}

/** Names the answer's line and tells the visitor its id. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 100) / 100,
      },
      'request',
    )
    done()
  })
}
