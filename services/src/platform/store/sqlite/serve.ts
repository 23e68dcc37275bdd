// The message loop of SQLite's threads. Requests that wait together are answered together.
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { messageOf } from '../errors.ts'
import type { Envelope, Message, NextStore, Opening, Reply, ThreadSettings } from '../sqlite-protocol.ts'

/** Limits how long the first request of a group waits for its commit. */
const groupSize = 1_000

interface OpenDatabase {
  answer(requests: readonly Envelope[]): Reply[]
  close(): void
}

type Open = (settings: ThreadSettings) => OpenDatabase | Promise<OpenDatabase>

/** Serves the store the thread was started for; a thread started for none serves the stores it is sent. */
export async function serve(open: Open): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('This module is started by sqlite-store.ts as a worker thread.')
  const settings = workerData as ThreadSettings | null
  if (settings) await serveOne(port, settings, open)
  else port.on('message', (next: NextStore) => serveOne(next.port, next.settings, open))
}

/** Opens a database, reports the result to the server's thread, and answers requests until the close message. */
async function serveOne(port: MessagePort, settings: ThreadSettings, open: Open): Promise<void> {
  try {
    const database = await open(settings)
    port.on('message', (first: Message) => answerGroup(port, database, first))
    port.postMessage({ opened: true } satisfies Opening)
  } catch (error) {
    port.postMessage({ opened: false, reason: messageOf(error) } satisfies Opening)
    port.close()
  }
}

function answerGroup(port: MessagePort, database: OpenDatabase, first: Message): void {
  const requests: Envelope[] = []
  let message: Message | undefined = first
  while (message && message !== 'close') {
    for (const request of message) requests.push(request)
    message = requests.length < groupSize ? nextOf(port) : undefined
  }
  while (requests.length > 0) port.postMessage(database.answer(requests.splice(0, groupSize)))
  if (message === 'close') {
    database.close()
    port.close()
  }
}

function nextOf(port: MessagePort): Message | undefined {
  return receiveMessageOnPort(port)?.message as Message | undefined
}
