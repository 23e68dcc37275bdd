/** One structured line per request. No mobile number, code, token or cookie ever reaches a line. */
import { logRedaction, StoreUnavailable } from '@chowk/services'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino'
import { gatheredLines } from './gathered-lines.ts'

/** Ten digits in a row may be a mobile number; a path may hold one that a customer pasted. */
const numberLike = /\d{6,}/g

/** Of 'This was not me' and of receipts: the log must not help to lock accounts or to show receipts. */
const tokenInPath = /(?<=\/(?:not-me|r)\/).*/

export function loggedPath(url: string): string {
  const query = url.indexOf('?')
  const path = (query < 0 ? url : url.slice(0, query)).slice(0, 200)
  return path.replace(tokenInPath, '…').replace(numberLike, '…')
}

let stampedAt = Number.NaN
let stamp = ''

/** Of many lines in one millisecond, the first writes the time. */
function timestamp(): string {
  const now = Date.now()
  if (now !== stampedAt) {
    stampedAt = now
    stamp = `,"time":"${new Date(now).toISOString()}"`
  }
  return stamp
}

const loggerOptions: LoggerOptions = {
  base: undefined,
  timestamp,
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

export function createLog(destination: DestinationStream = gatheredLines()): Logger {
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

export type WriteRequestLine = ReturnType<typeof requestLines>

/** The line of an answered request, in pino's own shape, without the objects that pino would make of it. */
export function requestLines(log: FastifyBaseLogger) {
  const stream = (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym]
  if (!stream) throw new TypeError('Requests are logged to the destination of a pino logger.')
  return (id: string, method: string, path: string, status: number, elapsedMs: number): void => {
    stream.write(
      `{"level":"info"${timestamp()},"reqId":"${id}","method":"${method}","path":${JSON.stringify(path)},` +
        `"status":${status},"durationMs":${Math.round(elapsedMs * 100) / 100},"msg":"request"}\n`,
    )
  }
}

/** Names the answer's line and tells the visitor its id. */
export function logRequests(app: FastifyInstance, writeLine: WriteRequestLine): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    writeLine(request.id, request.method, loggedPath(request.url), reply.statusCode, reply.elapsedTime)
    done()
  })
}
