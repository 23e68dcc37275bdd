// The wallet: its balance by the shell's contract.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rupeesOf } from '../money/rupees/rupees.ts'
import type { Services } from '../services.ts'
import type { Guards } from './guards.ts'
import { preflight, readableBy } from './vertical-calls.ts'

export function walletRoutes({ wallet, sameSiteVerticals }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    preflight(app, '/v1/api/wallet/balance', sameSiteVerticals)

    app.get(
      '/v1/api/wallet/balance',
      {
        ...guards.readsOwn,
        ...readableBy(sameSiteVerticals),
        schema: {
          tags: ['Wallet'],
          summary: 'Wallet balance',
          querystring: z.strictObject({
            detail: z.enum(['0', '1']).optional(),
            service: z.literal('wallet').optional(),
            channel: z.literal('web').optional(),
            version: z.literal('2').optional(),
          }),
          response: {
            200: z.object({
              response: z.object({
                totalBalance: z.number().describe('Rupees that can be spent, at most two decimals'),
              }),
            }),
          },
        },
      },
      async request => {
        // The name is the contract's; money on hold is not available to the customer.
        const { availablePaise } = await wallet.balance(guards.sessionOf(request).customer.id)
        return { response: { totalBalance: rupeesOf(availablePaise) } }
      },
    )
  }
}
