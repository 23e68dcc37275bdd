// The wallet: its balance by the shell's contract, and how adding money went.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rupeesOf } from '../money/rupees/rupees.ts'
import type { Services } from '../services.ts'
import { notFound } from './api-error.ts'
import type { Guards } from './guards.ts'
import { noQuery } from './shapes.ts'

const tags = ['Wallet']

export function walletRoutes({ wallet }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/wallet/balance',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'Wallet balance',
          querystring: z.strictObject({
            detail: z.enum(['0', '1']).optional(),
            service: z.literal('wallet').optional(),
            channel: z.literal('web').optional(),
            version: z.literal('2').optional(),
          }),
          response: {
            200: z.object({
              response: z.object({ totalBalance: z.number().describe('Rupees, at most two decimals') }),
            }),
          },
        },
      },
      async request => {
        const { balancePaise } = await wallet.balance(guards.sessionOf(request).customer.id)
        return { response: { totalBalance: rupeesOf(balancePaise) } }
      },
    )

    app.get(
      '/v1/api/wallet/add-money/:id',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'How adding money went',
          querystring: noQuery,
          params: z.object({ id: z.string().max(64) }),
          response: { 200: z.object({ state: z.enum(['pending', 'succeeded', 'failed']) }) },
        },
      },
      async request => {
        const found = await wallet.topUp(guards.sessionOf(request).customer.id, request.params.id)
        if (!found) throw notFound('payment')
        return { state: found.state }
      },
    )
  }
}
