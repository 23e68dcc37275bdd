// Tickets of visitors who cannot sign in: the number that they typed is not verified. A ticket reveals nothing about
// an account, and the answer is sent to that number only.

import { randomUUIDv7 } from 'node:crypto'
import type { Locale } from '@chowk/catalog'
import { type MobileFault, parseMobile } from '../../identity/mobile/mobile.ts'
import type { Client, OneTimeCodes } from '../../identity/one-time-code/one-time-codes.ts'
import { insertMessage, newMessage } from '../../messages/outbox/notify.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import { newReadableId } from '../../platform/ids/readable-id.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { change, defineCommand, row, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { type TextFault, textFault } from '../customer-texts/card-number.ts'
import { messageLimits } from './tickets.ts'

type UnverifiedTicket = Database['unverified_ticket']

/** Per network, so that a stranger does not use up the tickets of the number's owner. */
const perMobileAndNetworkDay = 3
const perMobileDay = 9
const perNetworkDay = 20
const maxOpenPerNetwork = 40

export type UnverifiedTicketOpened =
  | { readonly outcome: 'opened' }
  | { readonly outcome: 'invalid'; readonly mobile?: MobileFault; readonly message?: TextFault }
  | { readonly outcome: 'too-many'; readonly waitSeconds: number }

export function createUnverifiedTickets({ store, now }: ServiceContext, { codes }: { codes: OneTimeCodes }) {
  return {
    /** Takes the same steps for a number with an account and one without. */
    async open(
      client: Client,
      { mobile: typed, message, language }: { mobile: string; message: string; language: Locale },
    ): Promise<UnverifiedTicketOpened> {
      const mobile = parseMobile(typed)
      const text = message.trim()
      const fault = textFault(text, messageLimits)
      if (!mobile.ok || fault)
        return {
          outcome: 'invalid',
          ...(!mobile.ok && { mobile: mobile.fault }),
          ...(fault && { message: fault }),
        }
      const at = now().getTime()
      const freeAt = await store.run(openUnverifiedTicket, {
        id: newReadableId('TKT'),
        mobile: mobile.mobile,
        language,
        network_hash: codes.widestNetwork(client.ip),
        text,
        opened_at: at,
      })
      if (freeAt === undefined) return { outcome: 'opened' }
      return { outcome: 'too-many', waitSeconds: Math.ceil((freeAt - at) / 1000) }
    },
  }
}

/** Returns the time of the next attempt above the limit. The same unanswered text is one ticket. */
export const openUnverifiedTicket = defineCommand(
  'open-unverified-ticket',
  function* (tx: Tx, ticket: Omit<UnverifiedTicket, 'state' | 'answer' | 'answered_at'>) {
    const { mobile, network_hash, text, opened_at: at } = ticket
    const tickets = tx.query.selectFrom('unverified_ticket').select('opened_at').orderBy('opened_at', 'desc')
    const ofMobile = tickets.where('mobile', '=', mobile)
    const ofNetwork = tickets.where('network_hash', '=', network_hash)
    if (yield* row(ofMobile.where('state', '=', 'open').where('text', '=', text).limit(1))) return undefined

    const ofDay = function* (table: typeof tickets, maxCount: number): Steps<number> {
      const latest = yield* rows(table.where('opened_at', '>', at - dayMs).limit(maxCount))
      return (latest[maxCount - 1]?.opened_at ?? -dayMs) + dayMs
    }
    const open = yield* rows(ofNetwork.where('state', '=', 'open').limit(maxOpenPerNetwork))
    const freeAt = Math.max(
      yield* ofDay(ofMobile.where('network_hash', '=', network_hash), perMobileAndNetworkDay),
      yield* ofDay(ofMobile, perMobileDay),
      yield* ofDay(ofNetwork, perNetworkDay),
      open.length === maxOpenPerNetwork ? at + dayMs : 0,
    )
    if (freeAt > at) return freeAt
    yield* write(tx.query.insertInto('unverified_ticket').values({ ...ticket, state: 'open' }))
    return undefined
  },
)

/** False if there is no such ticket. The message belongs to no account, so sign-in with the number does not list it. */
export function* answerUnverified(tx: Tx, { id, text, at }: { id: string; text: string; at: number }) {
  const before = yield* row(tx.query.selectFrom('unverified_ticket').select('state').where('id', '=', id))
  if (!before) return false
  const ticket = yield* row(
    tx.query
      .updateTable('unverified_ticket')
      .set({ state: 'answered', answer: text, answered_at: at })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning(['mobile', 'language']),
  )
  if (!ticket) throw new Refusal('ticket-ended', `Ticket ${id} is ${before.state}: it takes one answer.`)
  const message = newMessage({
    ...ticket,
    id: randomUUIDv7(),
    customer_id: null,
    kind: 'unverified-ticket-answered',
    at,
    parameters: { ticketId: id, answer: text },
  })
  yield* write(insertMessage(tx, [message]))
  return true
}

/** Also without an answer, for nonsense. False if there is no such ticket. */
export function* closeUnverified(tx: Tx, id: string): Steps<boolean> {
  const closing = tx.query.updateTable('unverified_ticket').set({ state: 'closed' }).where('id', '=', id)
  return (yield* change(closing)) === 1
}
