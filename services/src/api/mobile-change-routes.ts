// Confirms a change of the mobile number with a passkey. All other steps are forms.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MobileChangeProgress } from '../identity/accounts/mobile-change-row.ts'
import type { Services } from '../services.ts'
import { ApiError, passkeyRefusedError } from './api-error.ts'
import { codeError } from './code-errors.ts'
import type { Guards } from './guards.ts'
import { authenticationResponse } from './passkey-shapes.ts'
import { doneAnswer, noQuery } from './shapes.ts'

export function mobileChangeRoutes({ mobileChange }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/mobile/change/confirm-with-passkey',
      {
        ...guards.changesOwn,
        schema: {
          tags: ['Account'],
          summary: 'Confirm the change with a passkey',
          querystring: noQuery,
          body: z.strictObject({ change: z.string().max(100), response: authenticationResponse }),
          response: { 200: doneAnswer.extend({ waiting_change: z.boolean() }) },
        },
      },
      async (request, reply) => {
        const result = await mobileChange.confirmWithPasskey(request, guards.sessionOf(request), request.body)
        if (result.outcome === 'passkey-refused') throw passkeyRefusedError()
        if (!('mobile' in result || 'stillMissing' in result || 'dueAt' in result)) throw changeError(result)
        if (result.outcome === 'changed') reply.header('set-cookie', result.setCookies)
        return { done: true as const, waiting_change: result.outcome === 'delayed' }
      },
    )
  }
}

function changeError(
  refused: Exclude<MobileChangeProgress, { outcome: 'changed' | 'confirmed' | 'delayed' }>,
): ApiError {
  if (refused.outcome !== 'number-in-use') return codeError(refused, 'change')
  return new ApiError(422, {
    code: 'number_in_use',
    message: 'Another account signs in with this number.',
    what_to_do: 'Sign in with that number, or choose another one.',
  })
}
