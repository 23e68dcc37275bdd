// What a customer was told, for them to look up, and what they want to be told.

import type { Locale } from '@chowk/catalog'
import { tokenHash } from '../../platform/keys/opaque-token.ts'
import { readCursor, writeCursor } from '../../platform/paging/cursor.ts'
import type { Store } from '../../platform/store/store.ts'
import { notMePath, wordsOf } from '../outbox/message-text.ts'
import type { MessageRow } from '../outbox/messages.tables.ts'
import { notMeLifetimeMs, notMeToken } from '../outbox/not-me-token.ts'
import type { MessageGroup, OptionalGroup } from '../templates/message-kinds.ts'
import { groupOf } from '../templates/templates.ts'
import { chooseMessages } from './choose-messages.ts'

export interface SentMessage {
  readonly id: string
  readonly group: MessageGroup
  /** As it was sent; of a code without its digits. */
  readonly text: string
  readonly language: Locale
  readonly at: Date
  readonly state: 'sent' | 'waiting' | 'not-delivered'
  /** The last digits of the number that it went to. */
  readonly lastDigits: string
  /** Where 'This was not me' leads, as long as it does. */
  readonly notMePath?: string
}

export interface SentMessages {
  /** Newest first. */
  list(
    customerId: string,
    from?: { before?: string | undefined },
  ): Promise<{ messages: SentMessage[]; older?: string }>
  /** The groups that the customer has switched off. */
  muted(customerId: string): Promise<readonly OptionalGroup[]>
  mute(customerId: string, groups: readonly OptionalGroup[]): Promise<void>
}

interface SentMessagesOptions {
  readonly store: Store
  readonly brand: string
  readonly notMeKey: Uint8Array
  /** Only where this is the inbox: elsewhere whoever holds a session could use up the owner's links. */
  readonly showsLinks: boolean
  readonly now: () => Date
}

const pageLength = 20
const hiddenCode = '••••••'

export function createSentMessages(options: SentMessagesOptions): SentMessages {
  const { store, brand, notMeKey, showsLinks, now } = options
  const { db } = store

  function toSent(row: MessageRow): SentMessage {
    const group = groupOf(row.kind)
    return {
      id: row.id,
      group,
      text: wordsOf(row, { brand, code: hiddenCode }),
      language: row.language,
      at: new Date(row.created_at),
      state: row.delivered_at !== null ? 'sent' : row.due_at !== null ? 'waiting' : 'not-delivered',
      lastDigits: row.mobile.slice(-4),
      ...(isNotMeGood(row) && { notMePath: notMePath(notMeToken(notMeKey, row.id)) }),
    }
  }

  /** A token of an older secret cannot be said again, though its link still works. */
  function isNotMeGood({ id, not_me_hash, created_at }: MessageRow): boolean {
    if (!showsLinks || not_me_hash === null || created_at <= now().getTime() - notMeLifetimeMs) return false
    return tokenHash(notMeToken(notMeKey, id)) === not_me_hash
  }

  return {
    async list(customerId, { before } = {}) {
      let query = db
        .selectFrom('message')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageLength + 1)
      const cursor = before === undefined ? undefined : readCursor(before)
      if (cursor) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(cursor.at, cursor.id)),
        )
      }
      const found = await query.execute()
      const messages = found.slice(0, pageLength).map(toSent)
      const last = messages.at(-1)
      if (found.length <= pageLength || !last) return { messages }
      return { messages, older: writeCursor({ at: last.at.getTime(), id: last.id }) }
    },

    async muted(customerId) {
      const groups = await db
        .selectFrom('muted_message_group')
        .select('message_group')
        .where('customer_id', '=', customerId)
        .execute()
      return groups.map(({ message_group }) => message_group)
    },

    mute: (customerId, groups) => store.run(chooseMessages, { customerId, muted: groups }),
  }
}
