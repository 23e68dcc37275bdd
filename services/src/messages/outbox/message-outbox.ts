// Delivers messages at least once to every channel, and retries with growing pauses until a message expires. Any
// number of servers may do this at once; another server continues what one did not finish.
import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { encryptText } from '../../platform/keys/encrypted-text.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readJsonColumn } from '../../platform/store/broken-record.ts'
import type { MessageChannel, Outgoing } from '../channels/channels.ts'
import { createComposer } from './compose-message.ts'
import { type MessageLimits, suppressAboveLimits } from './message-limits.ts'
import type { CodeToSend, EncryptedCode, MessageRow } from './notify.ts'

export type MessageOutbox = ReturnType<typeof createMessageOutbox>

interface OutboxOptions {
  readonly channels: readonly MessageChannel[]
  readonly limits: MessageLimits
  /** The sender's name. */
  readonly brand: string
}

/** After this time another server may claim the message. Longer than any channel may take to answer. */
const claimMs = 30_000
const pausesMs = [1000, 4000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000] as const
const claimedAtOnce = 50
const closeTimeoutMs = 5000

const channelNames = z.array(z.string())

export function createMessageOutbox(context: ServiceContext, { channels, limits, brand }: OutboxOptions) {
  const { store, log, now } = context
  const { db } = store
  const codeKeys = context.keysFor('message-seal')
  const compose = createComposer(context, brand)
  const inFlight = new Set<Promise<void>>()
  const closing = new AbortController()

  /** Of several servers that claim a message, one receives it. */
  async function claim(messageId?: string): Promise<MessageRow[]> {
    const at = now().getTime()
    const due = db.selectFrom('message').select('id').where('due_at', '<=', at).orderBy('due_at')
    return db
      .updateTable('message')
      .set(message => ({ due_at: at + claimMs, attempts: message('attempts', '+', 1) }))
      .where('id', 'in', messageId === undefined ? due.limit(claimedAtOnce) : [messageId])
      .where('due_at', '<=', at)
      .where('expires_at', '>', at)
      .returningAll()
      .execute()
  }

  async function expireOld(): Promise<void> {
    const old = await db
      .updateTable('message')
      .set({ due_at: null, sealed: null })
      .where('due_at', 'is not', null)
      .where('expires_at', '<=', now().getTime())
      .returning(['id', 'kind', 'attempts'])
      .execute()
    for (const { id, kind, attempts } of old) log.error({ messageId: id, kind, attempts }, 'message given up')
  }

  async function sendTo(channel: MessageChannel, message: Outgoing): Promise<'taken' | 'refused' | 'failed'> {
    const answer = await channel.send(message, closing.signal)
    if (answer === 'taken') return 'taken'
    const { problem, refused } = answer
    log[refused ? 'error' : 'warn'](
      { messageId: message.id, channel: channel.name, problem },
      'message not taken',
    )
    return refused ? 'refused' : 'failed'
  }

  /** Delivers a message that a command has just written. Waits for files only; gateways are sent to in the background. */
  async function deliver(messageId: string): Promise<void> {
    for (const message of await claim(messageId)) await send(message)
  }

  /** Resolves when the quick channels have delivered it. */
  async function send(row: MessageRow): Promise<void> {
    const suppressed = await suppressAboveLimits(store, row, limits)
    if (suppressed) return suppressed.summaryId ? deliver(suppressed.summaryId) : undefined
    const done = new Set(readJsonColumn('message.done_ends', row.id, channelNames, row.done_ends))
    const message = await compose(row)
    if (!message) {
      log.error(
        { messageId: row.id },
        'a code cannot be opened, as after another CHOWK_SECRET: not delivered',
      )
      return record(row, { done, isDone: true, isDelivered: false })
    }
    const waiting = channels.filter(channel => !done.has(channel.name) && channel.takes(message))
    let isTaken = row.delivered_at !== null

    async function sendToAll(isQuick: boolean): Promise<void> {
      await Promise.all(
        waiting
          .filter(channel => channel.isQuick === isQuick)
          .map(async channel => {
            const answer = await sendTo(channel, message as Outgoing)
            if (answer !== 'failed') done.add(channel.name)
            isTaken ||= answer === 'taken'
          }),
      )
    }

    const conclude = () =>
      record(row, { done, isDone: waiting.every(({ name }) => done.has(name)), isDelivered: isTaken })

    await sendToAll(true)
    if (waiting.some(channel => !channel.isQuick)) inBackground(sendToAll(false).then(conclude))
    else await conclude()
  }

  /** Ends the delivery of a message, or plans its next attempt. */
  async function record(
    { id, attempts, delivered_at }: MessageRow,
    { done, isDone, isDelivered }: { done: Iterable<string>; isDone: boolean; isDelivered: boolean },
  ): Promise<void> {
    const at = now().getTime()
    const pauseMs = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? pausesMs[0]
    await db
      .updateTable('message')
      .set({
        ...(isDone ? { due_at: null, sealed: null } : { due_at: at + pauseMs }),
        done_ends: JSON.stringify([...done]),
        ...(isDelivered && { delivered_at: delivered_at ?? at }),
      })
      .where('id', '=', id)
      .execute()
  }

  function inBackground(work: Promise<void>): void {
    const done: Promise<void> = work
      .catch(error => log.error({ err: error }, 'a message could not be marked; it will be sent again'))
      .finally(() => inFlight.delete(done))
    inFlight.add(done)
  }

  return {
    /** A code for `notifyCode` with encrypted digits, so that it can be stored. */
    encryptCode({ code, parameters, ...message }: CodeToSend): EncryptedCode {
      const id = randomUUIDv7()
      return {
        ...message,
        id,
        parameters: JSON.stringify(parameters),
        sealed: encryptText(codeKeys, id, code),
      }
    },

    deliver,

    /** Delivers due messages, and ends expired ones. */
    async runDueWork(): Promise<void> {
      await expireOld()
      await Promise.all((await claim()).map(send))
    },

    /** Waits briefly for messages in flight; the rest is delivered after the next start. */
    async close(): Promise<void> {
      const giveUp = setTimeout(() => closing.abort(), closeTimeoutMs)
      await Promise.all(inFlight)
      clearTimeout(giveUp)
    },
  }
}
