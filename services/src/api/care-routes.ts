// Tickets to customer care. Someone else's is answered as if it did not exist.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Ticket } from '../care/tickets/care.ts'
import { ticketStates } from '../care/tickets/ticket-row.ts'
import type { Services } from '../services.ts'
import { notFound } from './api-error.ts'
import { invalidForm } from './form-faults.ts'
import type { Guards } from './guards.ts'
import { idParams, noQuery, time } from './shapes.ts'

const ticket = z.object({
  id: z.string(),
  topic: z.string(),
  order_id: z.string().optional(),
  subject: z.string(),
  state: z.enum(ticketStates),
  opened_at: time,
})

export function careRoutes({ care }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/tickets',
      {
        ...guards.readsOwn,
        schema: {
          tags: ['Care'],
          summary: 'Own tickets, newest first',
          querystring: noQuery,
          response: { 200: z.object({ tickets: z.array(ticket) }) },
        },
      },
      async request => {
        const own = await care.tickets(guards.sessionOf(request).customer.id)
        return { tickets: own.map(ticketOf) }
      },
    )

    app.get(
      '/v1/api/tickets/:id',
      {
        ...guards.readsOwn,
        schema: {
          tags: ['Care'],
          summary: 'One ticket and its messages',
          querystring: noQuery,
          params: idParams,
          response: {
            200: ticket.extend({
              messages: z.array(
                z.object({ author: z.enum(['customer', 'care']), text: z.string(), at: time }),
              ),
            }),
          },
        },
      },
      async request => {
        const found = await care.ticket(guards.sessionOf(request).customer.id, request.params.id)
        if (!found) throw notFound('ticket')
        const messages = found.messages.map(message => ({ ...message, at: message.at.toISOString() }))
        return { ...ticketOf(found), messages }
      },
    )

    app.post(
      '/v1/api/tickets',
      {
        ...guards.changesOwn,
        schema: {
          tags: ['Care'],
          summary: 'Write to customer care',
          description: 'The same submission sent twice is one ticket.',
          querystring: noQuery,
          body: z.strictObject({
            topic: z.string().max(100),
            subject: z.string().max(1000),
            message: z.string().max(10_000),
            order_id: z.string().max(64).optional(),
            submission: z.string().max(64),
          }),
          response: { 201: z.object({ id: z.string() }) },
        },
      },
      async (request, reply) => {
        const { order_id: orderId, ...form } = request.body
        const result = await care.openTicket(guards.sessionOf(request).customer.id, { ...form, orderId })
        if (result.outcome === 'invalid') throw invalidForm(result.faults)
        return reply.code(201).send({ id: result.id })
      },
    )

    app.post(
      '/v1/api/tickets/:id/messages',
      {
        ...guards.changesOwn,
        schema: {
          tags: ['Care'],
          summary: 'Write more in one of your tickets',
          description: 'The same message after the same number of messages seen is one message.',
          querystring: noQuery,
          params: idParams,
          body: z.strictObject({ message: z.string().max(10_000), seen: z.int().min(1).max(100_000) }),
          response: { 201: z.object({ id: z.string() }) },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const result = await care.reply(guards.sessionOf(request).customer.id, id, request.body)
        if (result.outcome === 'unknown-ticket') throw notFound('ticket')
        if (result.outcome === 'invalid') throw invalidForm(result.faults)
        return reply.code(201).send({ id })
      },
    )
  }
}

function ticketOf({ id, topic, orderId, subject, state, openedAt }: Ticket): z.infer<typeof ticket> {
  return {
    ...{ id, topic, subject, state },
    ...(orderId && { order_id: orderId }),
    opened_at: openedAt.toISOString(),
  }
}
