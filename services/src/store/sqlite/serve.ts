// The message loop of SQLite's threads: requests that wait together are answered together.
import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads'
import type { Envelope, Opening, Reply } from './protocol.ts'

/** Bounds how long the first of a group waits for its commit. */
const GROUP_SIZE = 1_000

export interface OpenDatabase {
  answer(requests: readonly Envelope[]): Reply[]
  close(): void
}

/** Opens a database, says so to the server's thread (or why not), and answers it until told to close. */
export async function serve(open: () => OpenDatabase | Promise<OpenDatabase>): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('This module is started by sqlite-store.ts as a worker thread.')
  try {
    const database = await open()
    port.on('message', (first: Envelope | 'close') => answerGroup(port, database, first))
    port.postMessage({ opened: true } satisfies Opening)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    port.postMessage({ opened: false, reason } satisfies Opening)
  }
}

function answerGroup(port: MessagePort, database: OpenDatabase, first: Envelope | 'close'): void {
  const group: Envelope[] = []
  let message: Envelope | 'close' | undefined = first
  while (message && message !== 'close') {
    group.push(message)
    message = group.length < GROUP_SIZE ? nextOf(port) : undefined
  }
  if (group.length > 0) port.postMessage(database.answer(group))
  if (message === 'close') {
    database.close()
    port.close()
  }
}

function nextOf(port: MessagePort): Envelope | 'close' | undefined {
  return receiveMessageOnPort(port)?.message as Envelope | 'close' | undefined
}
