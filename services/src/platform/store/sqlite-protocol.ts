// What the server's thread and SQLite's thread say to each other: many requests to a message, and many replies.
import type { EventEmitter } from 'node:events'
import type { MessagePort } from 'node:worker_threads'

export type SqliteRequest =
  | {
      readonly query: { readonly sql: string; readonly parameters: readonly unknown[] }
      readonly reads: boolean
    }
  | { readonly command: string; readonly input: unknown }

export type Envelope = SqliteRequest & { readonly id: number }

export type Outcome = { readonly value: unknown } | { readonly failure: Failure }

export type Reply = Outcome & { readonly id: number }

/** An error as plain data, since a class does not survive the way between threads. */
export interface Failure {
  readonly message: string
  readonly refusal?: { readonly code: string; readonly details: Readonly<Record<string, unknown>> }
  /** Set when not the query but the disk or another program's lock is the trouble. */
  readonly isOutage?: boolean
}

/** What was asked together, or that nothing more will be. */
export type Message = readonly Envelope[] | 'close'

export interface ThreadSettings {
  readonly file: string
  /** Of the module whose rooms' commands and migrations the thread runs. */
  readonly roomsAddress: string
  /** Migrates nothing. */
  readonly asItIs?: boolean
}

/** A worker, or what stands for one. */
export interface Thread extends EventEmitter {
  ref(): void
  unref(): void
  postMessage(message: Message): void
}

export type StartThread = (module: URL, settings: ThreadSettings) => Thread

/** Told to a thread that serves one store after another: the next one, and a port for all that is said about it. */
export interface NextStore {
  readonly settings: ThreadSettings
  readonly port: MessagePort
}

/** The thread's first message: it is open, or why it is not. */
export type Opening = { readonly opened: true } | { readonly opened: false; readonly reason: string }
