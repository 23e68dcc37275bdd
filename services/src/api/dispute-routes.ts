// Disputes on bill payments. Someone else's is answered as if it did not exist.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { disputeStates } from '../care/disputes/dispute-row.ts'
import type { Dispute } from '../care/disputes/disputes.ts'
import type { Services } from '../services.ts'
import { notFound } from './api-error.ts'
import { invalidForm } from './form-faults.ts'
import type { Guards } from './guards.ts'
import { idParams, noQuery, time } from './shapes.ts'

const dispute = z.object({
  id: z.string(),
  order_id: z.string(),
  type: z.string(),
  details: z.string(),
  state: z.enum(disputeStates),
  raised_at: time,
  is_closed: z.boolean(),
  refunded_paise: z.int().optional().describe('What the decision gave back to the wallet'),
})

export function disputeRoutes({ disputes }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/disputes',
      {
        ...guards.readsOwn,
        schema: {
          tags: ['Disputes'],
          summary: 'Own disputes, newest first',
          querystring: noQuery,
          response: { 200: z.object({ disputes: z.array(dispute) }) },
        },
      },
      async request => {
        const own = await disputes.list(guards.sessionOf(request).customer.id)
        return { disputes: own.map(disputeOf) }
      },
    )

    app.get(
      '/v1/api/disputes/:id',
      {
        ...guards.readsOwn,
        schema: {
          tags: ['Disputes'],
          summary: 'One dispute and its timeline',
          querystring: noQuery,
          params: idParams,
          response: {
            200: dispute.extend({
              timeline: z.array(
                z.object({
                  state: z.enum(disputeStates),
                  note: z.string(),
                  note_hindi: z.string(),
                  at: time,
                }),
              ),
            }),
          },
        },
      },
      async request => {
        const found = await disputes.byId(guards.sessionOf(request).customer.id, request.params.id)
        if (!found) throw notFound('dispute')
        const timeline = found.timeline.map(({ state, note, noteHindi, at }) => ({
          ...{ state, note },
          note_hindi: noteHindi,
          at: at.toISOString(),
        }))
        return { ...disputeOf(found), timeline }
      },
    )

    app.post(
      '/v1/api/disputes',
      {
        ...guards.changesOwn,
        schema: {
          tags: ['Disputes'],
          summary: 'Raise a dispute on an order',
          description:
            'An order has at most one open dispute; raising it again answers with the open one and 200.',
          querystring: noQuery,
          body: z.strictObject({
            order_id: z.string().max(64),
            type: z.string().max(64),
            details: z.string().max(10_000),
          }),
          response: { 200: z.object({ id: z.string() }), 201: z.object({ id: z.string() }) },
        },
      },
      async (request, reply) => {
        const { order_id: orderId, type, details } = request.body
        const { customer } = guards.sessionOf(request)
        const result = await disputes.raise(customer.id, { orderId, type, details })
        if (result.outcome !== 'invalid') {
          return reply.code(result.outcome === 'raised' ? 201 : 200).send({ id: result.id })
        }
        if (result.faults.orderId) throw notFound('order')
        throw invalidForm(result.faults)
      },
    )
  }
}

function disputeOf(given: Dispute): z.infer<typeof dispute> {
  const { id, orderId, type, details, state, raisedAt, isClosed, refundedPaise } = given
  return {
    ...{ id, type, details, state },
    order_id: orderId,
    raised_at: raisedAt.toISOString(),
    is_closed: isClosed,
    ...(refundedPaise !== undefined && { refunded_paise: refundedPaise }),
  }
}
