/** One structured line per request. No mobile number, code, token or cookie ever reaches a line. */
import { logRedaction, StoreUnavailable } from '@chowk/services'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino'

/** Masks long numbers, because a customer may have pasted a mobile number into a path. */
const numberLike = /\d{6,}/g

/** Tokens of 'This was not me', of receipts and of calendars: a log's reader could lock accounts or see what is paid and due. */
const tokenInPath = /(?<=\/(?:not-me|r|bills\/calendar)\/).*/

export function loggedPath(url: string): string {
  const query = url.indexOf('?')
  const path = (query < 0 ? url : url.slice(0, query)).slice(0, 200)
  return path.replace(tokenInPath, '…').replace(numberLike, '…')
}

let stampedAt = Number.NaN
let stamp = ''

/** Formatted once per millisecond, because many lines are written in one. */
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
    // Masks numbers in the message too, because it may quote what was typed.
    err: (error: Error) => {
      const { type, message, stack } = logRedaction.serializers.err(error)
      return { type, message: message.replace(numberLike, '…'), stack: stack.replace(numberLike, '…') }
    },
  },
}

export function createLog(destination: DestinationStream = bufferedLines()): Logger {
  return pino(
    { ...loggerOptions, hooks: { ...logRedaction.hooks, logMethod: limitOutageLines() } },
    destination,
  )
}

const outageLineEveryMs = 10_000

/** An outage of the store is logged once in ten seconds, because every request would log it with a stack. */
function limitOutageLines(): LogMethod {
  let loggedAt = Number.NEGATIVE_INFINITY
  let leftOut = 0
  return function (args, method) {
    const [fields, ...message] = args as Parameters<LogFn>
    if (!isAboutOutage(fields)) return method.apply(this, args)
    if (performance.now() - loggedAt < outageLineEveryMs) {
      leftOut++
      return
    }
    method.apply(this, [{ ...fields, leftOut }, ...message])
    loggedAt = performance.now()
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

/** Writes a line for each answer, and sends the visitor the id that its line has. */
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

const fullBytes = 32 * 1024
const longestDelayMs = 200
/** The most bytes that a UTF-16 code unit has in UTF-8. */
const bytesPerUnit = 3

type Sink = Pick<ReturnType<typeof pino.destination>, 'write' | 'flush' | 'flushSync'>

interface BufferedLines extends DestinationStream {
  flush(written: (error?: Error) => void): void
  flushSync(): void
}

/**
 * Lines that are written together, once they fill a buffer or after a moment. They are stored as bytes, because each string
 * would be a tree of the pieces it was concatenated from, and the garbage collector would copy it until it is written.
 */
export function bufferedLines(sink: Sink = pino.destination({ dest: 1, sync: false })): BufferedLines {
  const bytes = Buffer.allocUnsafe(2 * fullBytes)
  let length = 0
  let timer: NodeJS.Timeout | undefined

  function writeOut(): void {
    clearTimeout(timer)
    timer = undefined
    if (length > 0) sink.write(bytes.toString('utf8', 0, length))
    length = 0
  }

  function flushSync(): void {
    writeOut()
    sink.flushSync()
  }

  // Writes the remaining lines however the process ends, except by a kill.
  process.once('exit', flushSync)
  return {
    write(line) {
      const maxBytes = line.length * bytesPerUnit
      if (maxBytes > bytes.length - length) writeOut()
      if (maxBytes > bytes.length) return void sink.write(line)
      length += bytes.write(line, length)
      if (length >= fullBytes) writeOut()
      else timer ??= setTimeout(writeOut, longestDelayMs)
    },
    flush(written) {
      writeOut()
      sink.flush(written)
    },
    flushSync,
  }
}
