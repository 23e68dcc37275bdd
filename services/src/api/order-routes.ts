// Own orders. Someone else's is answered as if it did not exist.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { orderStates } from '../money/orders/order-states.ts'
import type { Order } from '../money/orders/orders.ts'
import type { Services } from '../services.ts'
import { notFound } from './api-error.ts'
import type { Guards } from './guards.ts'
import { idParams, noQuery, time } from './shapes.ts'

const order = z.object({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  provider: z.string(),
  account: z.string(),
  amount_paise: z.int(),
  state: z.enum(orderStates),
  placed_at: time,
})

export function orderRoutes({ orders }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/orders',
      {
        ...guards.readsOwn,
        schema: {
          tags: ['Orders'],
          summary: 'Own orders, newest first',
          querystring: z.strictObject({
            search: z.string().max(100).optional(),
            state: z.enum(orderStates).optional(),
            before: z.string().max(100).optional().describe('`next` of the page before'),
            limit: z.coerce.number().int().min(1).max(100).optional(),
          }),
          response: { 200: z.object({ orders: z.array(order), next: z.string().optional() }) },
        },
      },
      async request => {
        const { orders: page, next } = await orders.list(guards.sessionOf(request).customer.id, request.query)
        return { orders: page.map(orderOf), ...(next && { next }) }
      },
    )

    app.get(
      '/v1/api/orders/:id',
      {
        ...guards.readsOwn,
        schema: {
          tags: ['Orders'],
          summary: 'One order and its history',
          querystring: noQuery,
          params: idParams,
          response: {
            200: order.extend({ history: z.array(z.object({ state: z.enum(orderStates), at: time })) }),
          },
        },
      },
      async request => {
        const found = await orders.byId(guards.sessionOf(request).customer.id, request.params.id)
        if (!found) throw notFound('order')
        return {
          ...orderOf(found),
          history: found.history.map(({ state, at }) => ({ state, at: at.toISOString() })),
        }
      },
    )
  }
}

function orderOf(given: Order): z.infer<typeof order> {
  const { id, category, title, provider, account, amountPaise, state, placedAt } = given
  return {
    ...{ id, category, title, provider, account, state },
    amount_paise: amountPaise,
    placed_at: placedAt.toISOString(),
  }
}
