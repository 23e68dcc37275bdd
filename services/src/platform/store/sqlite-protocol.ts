// Messages between the server's thread and SQLite's thread: many requests per message, and many replies.
import type { EventEmitter } from 'node:events'
import type { MessagePort } from 'node:worker_threads'

export type SqliteRequest =
  | {
      readonly query: { readonly sql: string; readonly parameters: readonly unknown[] }
      readonly reads: boolean
    }
  | { readonly command: string; readonly input: unknown }

export type Envelope = SqliteRequest & { readonly id: number }

export type RequestOutcome = { readonly value: unknown } | { readonly failure: Failure }

export type Reply = RequestOutcome & { readonly id: number }

/** An error as plain data, because its class does not survive the transfer between threads. */
export interface Failure {
  readonly message: string
  readonly refusal?: { readonly code: string; readonly details: Readonly<Record<string, unknown>> }
  /** Set when the cause is the disk or another program's lock rather than the query. */
  readonly isOutage?: boolean
}

/** A batch of requests, or the request to close. */
export type Message = readonly Envelope[] | 'close'

export interface ThreadSettings {
  readonly file: string
  /** The module whose `modules` bring the commands and migrations that the thread runs. */
  readonly modulesAddress: string
  /** Runs no migrations. */
  readonly skipMigrations?: boolean
}

/** A worker, or an object with the same interface. */
export interface Thread extends EventEmitter {
  ref(): void
  unref(): void
  postMessage(message: Message): void
}

export type StartThread = (module: URL, settings: ThreadSettings) => Thread

/** Sent to a thread that serves one store after another: the next store, and the port for its messages. */
export type NextStore = { readonly settings: ThreadSettings; readonly port: MessagePort }

/** The thread's first message: the store is open, or the reason why it is not. */
export type Opening = { readonly opened: true } | { readonly opened: false; readonly reason: string }
