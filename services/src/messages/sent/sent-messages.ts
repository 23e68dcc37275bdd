// The messages of a customer, as listed on their page, and which kinds they want to receive.
import type { Locale } from '@chowk/catalog'
import { z } from 'zod'
import { readCursor, writeCursor } from '../../platform/paging/cursor.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readJsonColumn } from '../../platform/store/broken-record.ts'
import { defineCommand, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { textWithoutLastLine } from '../outbox/compose-message.ts'
import { type MessageRow, notify } from '../outbox/notify.ts'
import type { MessageGroup, OptionalGroup } from '../templates/message-kinds.ts'
import { groupOf, kindsOf } from '../templates/templates.ts'

export type SentMessage = ReturnType<typeof toSent>

type MessageQuery = {
  readonly before?: string | undefined
  readonly language?: Locale
  readonly groups?: readonly MessageGroup[] | undefined
  readonly isUnread?: boolean
}

const pageLength = 20
const maxCounted = 100

/** Part of every session check. */
const unreadCount = prepare((query, value: { customerId: string }) =>
  query
    .selectFrom(
      query
        .selectFrom('message')
        .select('read_at')
        .where('customer_id', '=', value.customerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxCounted)
        .as('newest'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('read_at', 'is', null),
)

/** Suppressed: above the customer's message limits. */
function stateOf(row: MessageRow): 'suppressed' | 'sent' | 'waiting' | 'not-delivered' {
  if (row.suppressed_at !== null) return 'suppressed'
  if (row.delivered_at !== null) return 'sent'
  return row.due_at !== null ? 'waiting' : 'not-delivered'
}

const subject = z.object({
  orderId: z.string().optional(),
  disputeId: z.string().optional(),
  ticketId: z.string().optional(),
})

const hiddenCode = '••••••'

/** The text has no last line, and no code's digits. */
function toSent(row: MessageRow, language: Locale, brand: string) {
  return {
    id: row.id,
    group: groupOf(row.kind),
    text: textWithoutLastLine({ ...row, language }, { brand, code: hiddenCode }),
    language,
    at: new Date(row.created_at),
    state: stateOf(row),
    /** The last digits of the number it was sent to. */
    lastDigits: row.mobile.slice(-4),
    isUnread: row.read_at === null,
    /** Of money that goes back to the account that paid, which is not in the wallet. */
    isRefund: row.kind === 'return-started' || row.kind === 'money-returned',
    about: readJsonColumn('message.parameters', row.id, subject, row.parameters),
  }
}

export function createSentMessages({ store, now }: ServiceContext, brand: string) {
  const { db } = store
  return {
    /** Newest first; in `language`, else in the language in which each was sent. */
    async list(customerId: string, { before, language, groups, isUnread }: MessageQuery = {}) {
      let query = db
        .selectFrom('message')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageLength + 1)
      if (groups) query = query.where('kind', 'in', kindsOf(groups))
      if (isUnread) query = query.where('read_at', 'is', null)
      const cursor = before === undefined ? undefined : readCursor(before)
      if (cursor) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(cursor.at, cursor.id)),
        )
      }
      const found = await query.execute()
      const messages = found.slice(0, pageLength).map(row => toSent(row, language ?? row.language, brand))
      const last = messages.at(-1)
      if (found.length <= pageLength || !last) return { messages }
      return { messages, older: writeCursor({ at: last.at.getTime(), id: last.id }) }
    },

    /** How many of the newest `maxCounted` the customer has not opened. */
    async unread(customerId: string): Promise<number> {
      const [found] = await store.lookUp(unreadCount, { customerId })
      return found?.count ?? 0
    },

    /** Marks one message as read, or all, and returns that one; undefined for another customer's, which stays unread. */
    async read(customerId: string, id?: string): Promise<SentMessage | undefined> {
      let unread = db
        .updateTable('message')
        .where('customer_id', '=', customerId)
        .where('read_at', 'is', null)
      if (id !== undefined) unread = unread.where('id', '=', id)
      await unread.set({ read_at: now().getTime() }).execute()
      if (id === undefined) return undefined
      const message = db.selectFrom('message').selectAll().where('id', '=', id)
      const row = await message.where('customer_id', '=', customerId).executeTakeFirst()
      return row && toSent(row, row.language, brand)
    },

    /** The groups that the customer has switched off. */
    async muted(customerId: string): Promise<readonly OptionalGroup[]> {
      const groups = await db
        .selectFrom('muted_message_group')
        .select('message_group')
        .where('customer_id', '=', customerId)
        .execute()
      return groups.map(({ message_group }) => message_group)
    },

    mute: (customerId: string, groups: readonly OptionalGroup[]) =>
      store.run(chooseMessages, { customerId, muted: groups, at: now().getTime() }),
  }
}

export const chooseMessages = defineCommand(
  'choose-messages',
  function* (
    tx: Tx,
    { customerId, muted, at }: { customerId: string; muted: readonly OptionalGroup[]; at: number },
  ): Steps<void> {
    const former = yield* rows(
      tx.query
        .deleteFrom('muted_message_group')
        .where('customer_id', '=', customerId)
        .returning('message_group'),
    )
    for (const group of muted) {
      yield* write(
        tx.query.insertInto('muted_message_group').values({ customer_id: customerId, message_group: group }),
      )
    }
    if (muted.some(group => !former.some(({ message_group }) => message_group === group)))
      yield* notify(tx, { kind: 'messages-muted', customerId, parameters: {}, at })
  },
)
