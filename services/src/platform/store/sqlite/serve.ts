// The message loop of SQLite's threads: requests that wait together are answered together.
import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads'
import type { Envelope, Message, Opening, Reply } from './protocol.ts'

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
    port.on('message', (first: Message) => answerGroup(port, database, first))
    port.postMessage({ opened: true } satisfies Opening)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    port.postMessage({ opened: false, reason } satisfies Opening)
  }
}

function answerGroup(port: MessagePort, database: OpenDatabase, first: Message): void {
  const requests: Envelope[] = []
  let message: Message | undefined = first
  while (message && message !== 'close') {
    for (const request of message) requests.push(request)
    message = requests.length < GROUP_SIZE ? nextOf(port) : undefined
  }
  while (requests.length > 0) port.postMessage(database.answer(requests.splice(0, GROUP_SIZE)))
  if (message === 'close') {
    database.close()
    port.close()
  }
}

function nextOf(port: MessagePort): Message | undefined {
  return receiveMessageOnPort(port)?.message as Message | undefined
}
