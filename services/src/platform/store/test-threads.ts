// Worker threads for the SQLite stores of tests, bundled once per test run and reused by one store after another. A
// run opens hundreds of stores, and starting a thread takes longer than most tests take, five times as long from
// unbundled sources.
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel, Worker } from 'node:worker_threads'
import { modules } from '../../test-modules.ts'
import type { Message, NextStore, StartThread } from './sqlite-protocol.ts'
import type { StoreModules } from './store-module.ts'
import { onceIn, run } from './test-once.ts'

export async function testModules(): Promise<StoreModules> {
  if (!run) return modules
  const folder = await onceIn(run, 'threads', async folder => {
    const { bundle } = await import('./test-bundle.ts')
    await bundle(folder)
  })
  const address = pathToFileURL(join(folder, 'test-modules.mjs')).href
  return { ...modules, threads: address, address, startThread }
}

const idle = new Map<string, Set<Worker>>()

/** Returns an idle thread. Two stores that are open at the same time have a thread each, as in two servers. */
const startThread: StartThread = ({ href }, settings) => {
  const waiting = idle.get(href) ?? new Set()
  idle.set(href, waiting)
  const [worker = new Worker(new URL(href))] = waiting
  waiting.delete(worker)
  worker.unref()
  worker.removeAllListeners('exit').once('exit', () => waiting.delete(worker))
  const { port1, port2: port } = new MessageChannel()
  const thread = Object.assign(new EventEmitter(), {
    ref: () => port1.ref(),
    unref: () => port1.unref(),
    postMessage: (message: Message) => port1.postMessage(message),
  })
  const fail = (error: Error) => thread.emit('error', error)
  worker.once('error', fail)
  port1.on('message', message => thread.emit('message', message))
  port1.once('close', () => {
    // A thread that failed is not reused.
    if (worker.off('error', fail).threadId > 0) waiting.add(worker)
    thread.emit('exit')
  })
  worker.postMessage({ settings, port } satisfies NextStore, [port])
  return thread
}
