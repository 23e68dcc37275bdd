// Approves payments with a passkey. All other steps of paying are forms. Payments of others are answered as if they
// did not exist.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { notFound } from './api-error.ts'
import type { Guards } from './guards.ts'
import { authenticationResponse, passkeyOptions, sendOptions } from './passkey-shapes.ts'
import { approveError } from './payment-errors.ts'
import { doneAnswer, noQuery } from './shapes.ts'

const tags = ['Payments']
const referenceParams = z.object({ reference: z.string().max(64) })

export function paymentRoutes({ payments }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/payments/:reference/passkey/options',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Begin approving with a passkey',
          querystring: noQuery,
          params: referenceParams,
          response: { 200: passkeyOptions },
        },
      },
      async (request, reply) => {
        const session = guards.sessionOf(request)
        const begun = await payments.passkeyOptions(request, session, request.params.reference)
        if (!begun) throw notFound('payment to approve')
        return sendOptions(reply, begun)
      },
    )

    app.post(
      '/v1/api/payments/:reference/passkey/approve',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Approve with the passkey',
          description:
            'From the wallet the money is held and sent; by UPI it is awaited. The same approval again changes nothing.',
          querystring: noQuery,
          params: referenceParams,
          body: authenticationResponse,
          response: { 200: doneAnswer },
        },
      },
      async request => {
        const session = guards.sessionOf(request)
        const { reference } = request.params
        const approved = await payments.approveWithPasskey(request, session, reference, request.body)
        if (approved.outcome !== 'approved') throw approveError(approved)
        return { done: true as const }
      },
    )
  }
}
