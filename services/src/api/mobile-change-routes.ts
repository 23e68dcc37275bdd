// Confirms a change of the mobile number with a passkey. All other steps are forms.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MobileChangeProgress } from '../identity/accounts/mobile-change-row.ts'
import type { Services } from '../services.ts'
import { ApiError, mustWaitError, passkeyRefusedError } from './api-error.ts'
import type { Guards } from './guards.ts'
import { authenticationResponse } from './passkey-shapes.ts'
import { callSchema, doneAnswer } from './shapes.ts'

export function mobileChangeRoutes({ mobileChange }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/mobile/change/confirm-with-passkey',
      {
        ...guards.changesOwn,
        schema: {
          ...callSchema(
            'Account',
            'Confirm the change with a passkey',
            doneAnswer.extend({ waiting_change: z.boolean() }),
          ),
          body: z.strictObject({ change: z.string().max(100), response: authenticationResponse }),
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
  switch (refused.outcome) {
    case 'number-in-use':
      return new ApiError(422, {
        code: 'number_in_use',
        message: 'Another account signs in with this number.',
        what_to_do: 'Sign in with that number, or choose another one.',
      })
    case 'wrong-code':
      return new ApiError(422, {
        code: 'wrong_code',
        message: 'The code is wrong.',
        what_to_do: 'Check the code and enter it again.',
        fields: { change: 'Wrong code.' },
        tries_left: refused.triesLeft,
      })
    case 'expired':
      return new ApiError(422, {
        code: 'expired_code',
        message: 'The code is too old, was used already, or was asked for in another browser.',
        what_to_do: 'Ask for a new code.',
        fields: { change: 'Expired code.' },
      })
    default:
      return mustWaitError(refused)
  }
}
