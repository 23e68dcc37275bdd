// Notifies a customer inside the command that makes the change: the message is written in its transaction. The worker
// delivers it afterwards.

import { randomUUIDv7 } from 'node:crypto'
import type { Locale } from '@chowk/catalog'
import { dayMs } from '../../platform/calendar/durations.ts'
import { row, rows, runTogether, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { prepare, prepareInsert } from '../../platform/store/prepare.ts'
import {
  type CodeKind,
  isOptional,
  type MessageParameters,
  type NotificationKind,
  type OptionalGroup,
} from '../templates/message-kinds.ts'
import { groupOf } from '../templates/templates.ts'

export type MessageRow = Database['message']

export type CustomerNotification = {
  [Kind in NotificationKind]: {
    readonly kind: Kind
    readonly customerId: string
    readonly parameters: MessageParameters[Kind]
    /** Replaces the customer's number: after a change the former one is notified, too. */
    readonly mobile?: string
    readonly at: number
    /** Delivery ends at this time. */
    readonly until?: number
  }
}[NotificationKind]

/** Skips kinds that the customer has switched off. A closed account is notified only while money is being returned. */
export function* notify(tx: Tx, { kind, customerId, parameters, mobile, at, until }: CustomerNotification) {
  const group = groupOf(kind)
  const [customer, muted] = yield* runTogether(
    row(customerToNotify(tx, { customerId })),
    isOptional(group) ? row(mutedGroup(tx, { customerId, group })) : nothing(),
  )
  const to = mobile ?? customer?.mobile ?? (yield* row(closedAccount(tx, { customerId })))?.mobile
  if (!customer || to == null || muted) return
  const { language } = customer
  const message = { id: randomUUIDv7(), customer_id: customerId, mobile: to, language, kind, parameters, at }
  const written = newMessage(message)
  yield* write(insertMessage(tx, [{ ...written, expires_at: until ?? written.expires_at }]))
}

/** Until when the customer has as many messages of this kind as a day allows, sent or not; undefined below that number. */
export function* dailyLimitUntil(
  tx: Tx,
  request: { customerId: string; kind: NotificationKind; maxPerDay: number; at: number },
): Steps<number | undefined> {
  const first = yield* row(
    tx.query
      .selectFrom('message')
      .select('created_at')
      .where('customer_id', '=', request.customerId)
      .where('kind', '=', request.kind)
      .where('created_at', '>', request.at - dayMs)
      .orderBy('created_at', 'desc')
      .offset(request.maxPerDay - 1)
      .limit(1),
  )
  return first && first.created_at + dayMs
}

/** A code for a number, in the language of the page that requested it; an account's own language has priority. */
export type CodeToSend = {
  [Kind in CodeKind]: {
    readonly kind: Kind
    readonly mobile: string
    readonly language: Locale
    readonly parameters: MessageParameters[Kind]
    readonly code: string
    readonly at: number
    readonly expiresAt: number
  }
}[CodeKind]

/** The same as `MessageOutbox.encryptCode` makes it for the store. */
export type EncryptedCode = Omit<CodeToSend, 'code' | 'parameters'> &
  Pick<MessageRow, 'id' | 'parameters'> & { readonly sealed: string }

/** Takes the same steps for a number with an account and one without. */
export function* notifyCode(tx: Tx, { at, expiresAt, ...code }: EncryptedCode): Steps<void> {
  const [customer] = yield* rows(
    tx.query
      .selectFrom('customer')
      .select(['id', 'language'])
      .where('mobile', '=', code.mobile as never),
  )
  const message = {
    ...code,
    ...untried,
    customer_id: customer?.id ?? null,
    language: customer?.language ?? code.language,
    created_at: at,
    expires_at: expiresAt,
    due_at: at,
    read_at: at,
  }
  yield* write(insertMessage(tx, [message]))
}

const customerToNotify = prepare((query, { customerId }: { customerId: string }) =>
  query.selectFrom('customer').select(['mobile', 'language']).where('id', '=', customerId),
)

const closedAccount = prepare((query, { customerId }: { customerId: string }) =>
  query.selectFrom('closed_account').select('mobile').where('customer_id', '=', customerId),
)

const mutedGroup = prepare((query, value: { customerId: string; group: OptionalGroup }) =>
  query
    .selectFrom('muted_message_group')
    .select('customer_id')
    .where('customer_id', '=', value.customerId)
    .where('message_group', '=', value.group),
)

// biome-ignore lint/correctness/useYield: it takes the place of a question that is not asked
function* nothing(): Steps<undefined> {
  return undefined
}

interface NewMessage extends Pick<MessageRow, 'id' | 'customer_id' | 'mobile' | 'language'> {
  readonly kind: NotificationKind
  readonly parameters: object
  readonly at: number
}

/** How long delivery is tried; later the message would be old news. */
export const notifyWithinMs = 3 * 24 * 60 * 60_000

const untried = {
  attempts: 0,
  done_ends: '[]',
  delivered_at: null,
  not_me_hash: null,
  suppressed_at: null,
  read_at: null,
}

export const newMessage = ({ parameters, at, ...message }: NewMessage): MessageRow => ({
  ...message,
  ...untried,
  parameters: JSON.stringify(parameters),
  sealed: null,
  created_at: at,
  expires_at: at + notifyWithinMs,
  due_at: at,
})

export const insertMessage = prepareInsert('message')
