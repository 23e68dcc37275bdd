// Telling a customer something, inside the command that does it: the message is written with the deed or not at all. The
// worker delivers it afterwards.

import { randomUUIDv7 } from 'node:crypto'
import type { Locale } from '@chowk/catalog'
import { row, rows, type Steps, type Tx, together, write } from '../../platform/store/command.ts'
import { prepare, prepareInsert } from '../../platform/store/prepare.ts'
import {
  type CodeKind,
  isOptional,
  type MessageParameters,
  type OptionalGroup,
  type ToldKind,
  unlimitedKinds,
} from '../templates/message-kinds.ts'
import { groupOf, limitedKinds } from '../templates/templates.ts'
import type { MessageRow } from './messages.tables.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
/** To one customer: SMS cost money, and many of them hide the one that matters. */
const perKindAndHour = 3
const perDay = 20
/** Tried for as long as it is still news. */
export const tellWithinMs = 3 * dayMs

export type Told = {
  [Kind in ToldKind]: {
    readonly kind: Kind
    readonly customerId: string
    readonly parameters: MessageParameters[Kind]
    /** Where it goes instead of the customer's number: to the former one, when it changes. */
    readonly mobile?: string
    readonly at: number
  }
}[ToldKind]

/**
 * A kind that the customer has switched off is not told; whoever closed the account, for as long as money is on its way. What is
 * above the limits is stored for the customer to read and not sent; the first of it sends a summary.
 */
export function* tell(tx: Tx, { kind, customerId, parameters, mobile, at }: Told): Steps<void> {
  const group = groupOf(kind)
  const isLimited = !unlimitedKinds.includes(kind)
  const [customer, muted, thirdOfKind, lastOfDay] = yield* together(
    row(toldCustomer(tx, { customerId })),
    isOptional(group) ? row(mutedGroup(tx, { customerId, group })) : nothing(),
    isLimited ? row(thirdOfKindSince(tx, { customerId, kind, since: at - hourMs })) : nothing(),
    isLimited ? row(lastOfDaySince(tx, { customerId, since: at - dayMs })) : nothing(),
  )
  const to = mobile ?? customer?.mobile ?? (yield* row(closedAccount(tx, { customerId })))?.mobile
  if (!customer || to == null || muted) return
  const message = { customer_id: customerId, mobile: to, language: customer.language, at }
  const isSuppressed = (thirdOfKind ?? lastOfDay) !== undefined
  // The search for an earlier one comes before this one is stored.
  const summary = isSuppressed
    ? yield* summaryOf(tx, { kind, customerId, thirdOfKind, lastOfDay })
    : undefined
  yield* keepTold(tx, { ...message, kind, parameters, isSuppressed })
  if (summary) yield* keepTold(tx, { ...message, ...summary, isSuppressed: false })
}

interface Limited {
  readonly kind: ToldKind
  readonly customerId: string
  /** With which the hour's limit of the kind was reached. */
  readonly thirdOfKind: { readonly created_at: number } | undefined
  /** With which the day's limit was reached. */
  readonly lastOfDay: { readonly created_at: number } | undefined
}

/** Undefined where one was sent since the limit was reached. */
function* summaryOf(
  tx: Tx,
  { kind, customerId, thirdOfKind, lastOfDay }: Limited,
): Steps<Pick<NewTold, 'kind' | 'parameters'> | undefined> {
  const messages = tx.query.selectFrom('message').select('id').where('customer_id', '=', customerId).limit(1)
  if (lastOfDay) {
    const paused = messages.where('kind', '=', 'messages-paused')
    if (yield* row(paused.where('created_at', '>=', lastOfDay.created_at))) return undefined
    return { kind: 'messages-paused', parameters: { until: lastOfDay.created_at + dayMs } }
  }
  const suppressed = messages.where('kind', '=', kind)
  if (yield* row(suppressed.where('suppressed_at', '>=', thirdOfKind?.created_at ?? 0))) return undefined
  return { kind: 'messages-limited', parameters: { about: groupOf(kind) } }
}

interface NewTold extends Pick<NewMessage, 'customer_id' | 'mobile' | 'language'> {
  readonly kind: ToldKind
  readonly parameters: object
  readonly isSuppressed: boolean
  readonly at: number
}

function* keepTold(tx: Tx, { parameters, isSuppressed, at, ...message }: NewTold): Steps<void> {
  yield* keep(tx, {
    ...message,
    id: randomUUIDv7(),
    parameters: JSON.stringify(parameters),
    sealed: null,
    created_at: at,
    expires_at: at + tellWithinMs,
    due_at: isSuppressed ? null : at,
    suppressed_at: isSuppressed ? at : null,
  })
}

/** A code on its way to a number, made by `MessageOutbox.seal`. */
export interface SealedCode {
  readonly id: string
  readonly kind: CodeKind
  readonly mobile: string
  /** Of the page that it was asked for on: an account's own goes before. */
  readonly language: Locale
  readonly parameters: string
  readonly sealed: string
  readonly at: number
  readonly expiresAt: number
}

/** The same steps for a number with an account and one without. */
export function* tellCode(tx: Tx, { at, expiresAt, ...code }: SealedCode): Steps<void> {
  const [customer] = yield* rows(
    tx.query
      .selectFrom('customer')
      .select(['id', 'language'])
      .where('mobile', '=', code.mobile as never),
  )
  yield* keep(tx, {
    ...code,
    customer_id: customer?.id ?? null,
    language: customer?.language ?? code.language,
    created_at: at,
    expires_at: expiresAt,
    due_at: at,
    suppressed_at: null,
  })
}

const toldCustomer = prepare((query, { customerId }: { customerId: string }) =>
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

const thirdOfKindSince = prepare((query, value: { customerId: string; kind: ToldKind; since: number }) =>
  query
    .selectFrom('message')
    .select('created_at')
    .where('customer_id', '=', value.customerId)
    .where('kind', '=', value.kind)
    .where('suppressed_at', 'is', null)
    .where('created_at', '>', value.since)
    .orderBy('created_at', 'desc')
    .offset(perKindAndHour - 1)
    .limit(1),
)

const lastOfDaySince = prepare((query, value: { customerId: string; since: number }) =>
  query
    .selectFrom('message')
    .select('created_at')
    .where('customer_id', '=', value.customerId)
    .where('kind', 'in', limitedKinds)
    .where('suppressed_at', 'is', null)
    .where('created_at', '>', value.since)
    .orderBy('created_at', 'desc')
    .offset(perDay - 1)
    .limit(1),
)

type NewMessage = Omit<MessageRow, 'attempts' | 'done_ends' | 'delivered_at' | 'not_me_hash'>

function* keep(tx: Tx, message: NewMessage): Steps<void> {
  const kept = { attempts: 0, done_ends: '[]', delivered_at: null, not_me_hash: null }
  yield* write(insertMessage(tx, [{ ...message, ...kept }]))
}

const insertMessage = prepareInsert('message', [
  'id',
  'customer_id',
  'mobile',
  'kind',
  'language',
  'parameters',
  'sealed',
  'created_at',
  'expires_at',
  'due_at',
  'attempts',
  'done_ends',
  'delivered_at',
  'not_me_hash',
  'suppressed_at',
])
