// Limits how many messages one customer is sent: SMS cost money, and many of them hide an important one. Messages
// above the limits are stored for the customer to read but not sent; the first of them sends a summary.

import { randomUUIDv7 } from 'node:crypto'
import { dayMs, hourMs } from '../../platform/calendar/durations.ts'
import { defineCommand, type Tx, write } from '../../platform/store/command.ts'
import type { Store } from '../../platform/store/store.ts'
import { groupOf, limitedKinds } from '../templates/templates.ts'
import { insertMessage, type MessageRow, newMessage } from './notify.ts'

export interface MessageLimits {
  /** Messages of one kind. */
  readonly perHour: number
  /** Messages of all limited kinds. */
  readonly perDay: number
}

/** Returns undefined for a message that may be sent. Else marks it, and returns the id of the summary if it is the first. */
export async function suppressAboveLimits(
  store: Store,
  message: MessageRow,
  { perHour, perDay }: MessageLimits,
): Promise<{ readonly summaryId: string | undefined } | undefined> {
  const { id, customer_id: customerId, kind, created_at: at } = message
  if (customerId === null || !limitedKinds.includes(kind)) return undefined
  const sent = store.db.selectFrom('message').where('customer_id', '=', customerId)

  // By time and id: servers that deliver concurrently then agree on the first message above a limit.
  const before = sent
    .select('created_at')
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(at, id)))
    .where('suppressed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  const [ofKind, ofDay] = await Promise.all([
    before
      .where('kind', '=', kind)
      .where('created_at', '>', at - hourMs)
      .limit(perHour + 1)
      .execute(),
    before
      .where('kind', 'in', limitedKinds)
      .where('created_at', '>', at - dayMs)
      .limit(perDay + 1)
      .execute(),
  ])
  const isAboveHour = ofKind.length >= perHour
  const isAboveDay = ofDay.length >= perDay
  if (!isAboveHour && !isAboveDay) return undefined

  const isFirst = isAboveDay ? ofDay.length === perDay : ofKind.length === perHour
  const reachedAt = (isAboveDay ? ofDay.at(-1) : ofKind.at(-1))?.created_at ?? at
  const wasNotified = isAboveDay
    ? sent.where('kind', '=', 'messages-paused').where('created_at', '>=', reachedAt)
    : sent.where('kind', '=', kind).where('id', '<', id).where('suppressed_at', '>=', reachedAt)
  const isSaid = !isFirst || (await wasNotified.select('id').limit(1).executeTakeFirst()) !== undefined
  const summary = isSaid
    ? undefined
    : newMessage({
        id: randomUUIDv7(),
        customer_id: customerId,
        mobile: message.mobile,
        language: message.language,
        at,
        ...(isAboveDay
          ? { kind: 'messages-paused', parameters: { until: reachedAt + dayMs } }
          : { kind: 'messages-limited', parameters: { about: groupOf(kind), most: perHour } }),
      })
  await store.run(suppressMessage, { id, at, summary })
  return { summaryId: summary?.id }
}

export const suppressMessage = defineCommand(
  'suppress-message',
  function* (tx: Tx, { id, at, summary }: { id: string; at: number; summary: MessageRow | undefined }) {
    yield* write(
      tx.query.updateTable('message').set({ suppressed_at: at, due_at: null }).where('id', '=', id),
    )
    if (summary) yield* write(insertMessage(tx, [summary]))
  },
)
