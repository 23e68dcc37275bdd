/**
 * Lines that go out together, when there are enough of them or a moment has passed. Until then they are bytes: kept as text,
 * each is a tree of the pieces it was joined from, which lives until it is written and is moved about with every collection.
 */
import { type DestinationStream, pino } from 'pino'

const enoughBytes = 32 * 1024
const momentMs = 200
/** The most that UTF-8 makes of a letter as JavaScript counts them. */
const bytesOfALetter = 3

type Sink = Pick<ReturnType<typeof pino.destination>, 'write' | 'flush' | 'flushSync'>

export interface GatheredLines extends DestinationStream {
  flush(written: (error?: Error) => void): void
  flushSync(): void
}

export function gatheredLines(sink: Sink = pino.destination({ dest: 1, sync: false })): GatheredLines {
  const bytes = Buffer.allocUnsafe(2 * enoughBytes)
  let length = 0
  let moment: NodeJS.Timeout | undefined

  function pass(): void {
    clearTimeout(moment)
    moment = undefined
    if (length > 0) sink.write(bytes.toString('utf8', 0, length))
    length = 0
  }

  function flushSync(): void {
    pass()
    sink.flushSync()
  }

  // However the process ends, but by a kill.
  process.once('exit', flushSync)
  return {
    write(line) {
      const room = line.length * bytesOfALetter
      if (room > bytes.length - length) pass()
      if (room > bytes.length) return void sink.write(line)
      length += bytes.write(line, length)
      if (length >= enoughBytes) pass()
      else moment ??= setTimeout(pass, momentMs)
    },
    flush(written) {
      pass()
      sink.flush(written)
    },
    flushSync,
  }
}
