import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { MessageEnd, Outgoing } from './end.ts'

interface FileEnd extends Pick<MessageEnd, 'name' | 'takes'> {
  readonly file: string
  readonly body: (message: Outgoing) => string
}

/** One JSON line per message, in a file only its owner may read. */
export function fileEnd({ file, body, ...end }: FileEnd): MessageEnd {
  return {
    ...end,
    isQuick: true,
    async send(message) {
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await appendFile(file, `${body(message)}\n`, { mode: 0o600 })
        return 'taken'
      } catch (error) {
        return {
          problem: error instanceof Error && 'code' in error ? String(error.code) : 'unknown',
          refused: false,
        }
      }
    },
  }
}
