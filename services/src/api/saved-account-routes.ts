// Accounts kept to be paid again.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type SavedAccount, savedAccountNameMaxLength } from '../bills/saved-accounts/saved-accounts.ts'
import type { Services } from '../services.ts'
import { notFound } from './api-error.ts'
import type { Guards } from './guards.ts'
import { done, idParams, noQuery, time } from './shapes.ts'

const tags = ['Payments']

const savedAccount = z.object({
  id: z.string(),
  biller_id: z.string(),
  account: z.string(),
  parameters: z.record(z.string(), z.string()).describe('To start a payment with'),
  name: z.string().describe("The customer's own word for it; may be empty"),
  last_paid: z.object({ at: time, order_id: z.string(), amount_paise: z.int() }).optional(),
})

export function savedAccountRoutes({ savedAccounts }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/payments/saved',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'Accounts kept to be paid again, newest first',
          querystring: noQuery,
          response: { 200: z.object({ accounts: z.array(savedAccount) }) },
        },
      },
      async request => {
        const accounts = await savedAccounts.list(guards.sessionOf(request).customer.id)
        return { accounts: accounts.map(savedAccountOf) }
      },
    )

    app.post(
      '/v1/api/payments/saved',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Keep the account of a payment, or rename it',
          querystring: noQuery,
          body: z.strictObject({
            reference: z.string().max(64),
            name: z.string().max(savedAccountNameMaxLength).default(''),
          }),
          response: { 200: savedAccount },
        },
      },
      async request => {
        const saved = await savedAccounts.save(guards.sessionOf(request).customer.id, request.body)
        if (!saved) throw notFound('payment')
        return savedAccountOf(saved)
      },
    )

    app.post(
      '/v1/api/payments/saved/:id/remove',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Forget an account',
          querystring: noQuery,
          params: idParams,
          response: { 200: done },
        },
      },
      async request => {
        const { customer } = guards.sessionOf(request)
        if (!(await savedAccounts.remove(customer.id, request.params.id))) throw notFound('account')
        return { done: true as const }
      },
    )
  }
}

function savedAccountOf({ id, billerId, account, parameters, name, lastPaid }: SavedAccount) {
  return {
    ...{ id, account, name },
    biller_id: billerId,
    parameters: { ...parameters },
    ...(lastPaid && {
      last_paid: {
        at: lastPaid.at.toISOString(),
        order_id: lastPaid.orderId,
        amount_paise: lastPaid.amountPaise,
      },
    }),
  }
}
