// Changing the mobile number, for pages that do it with script.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MobileChangeProgress } from '../identity/accounts/mobile-change-row.ts'
import type { Services } from '../services.ts'
import { ApiError, invalid, mustWait, passkeyRefused } from './api-error.ts'
import { codeError, mobileFaultText, sentCode, sentCodeOf } from './code-answers.ts'
import type { Guards } from './guards.ts'
import { authenticationResponse } from './passkey-shapes.ts'
import { noQuery } from './shapes.ts'

const tags = ['Account']

const typedCode = z.strictObject({ challenge: z.string().max(100), code: z.string().max(20) })

const progress = z.union([
  z.object({ state: z.literal('changed'), mobile: z.string() }),
  z.object({
    state: z.literal('confirmed'),
    still_missing: z.enum(['new-number', 'old-number-or-passkey']),
  }),
])

export function mobileChangeRoutes({ mobileChange }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/mobile/change',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Begin changing the mobile number',
          description:
            'Sends a code to the new number, and one to the old number unless a passkey will confirm instead.',
          querystring: noQuery,
          body: z.strictObject({
            new_mobile: z.string().max(40),
            confirm_with: z.enum(['old-number', 'passkey']).default('old-number'),
          }),
          response: {
            200: z.object({ change: z.string(), new_number: sentCode, old_number: sentCode.optional() }),
          },
        },
      },
      async (request, reply) => {
        const { new_mobile: newMobile, confirm_with: confirmWith } = request.body
        const session = guards.sessionOf(request)
        const begun = await mobileChange.begin(request, session, { newMobile, confirmWith })
        switch (begun.outcome) {
          case 'wrong-number':
            throw invalid({ new_mobile: mobileFaultText[begun.fault] })
          case 'same-number':
            throw invalid({ new_mobile: 'This is your number already.' })
          case 'no-passkey':
            throw invalid({ confirm_with: 'There is no passkey in your account.' })
          case 'rate-limited':
          case 'too-many-tries':
            throw mustWait(begun)
        }
        reply.header('set-cookie', begun.setCookies)
        return {
          change: begun.change,
          new_number: sentCodeOf(begun.newNumber),
          ...(begun.oldNumber && { old_number: sentCodeOf(begun.oldNumber) }),
        }
      },
    )

    app.post(
      '/v1/api/mobile/change/confirm',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Confirm the change with one code or both',
          querystring: noQuery,
          body: z.strictObject({
            change: z.string().max(100),
            new_number: typedCode.optional(),
            old_number: typedCode.optional(),
          }),
          response: { 200: progress },
        },
      },
      async request => {
        const { change, new_number: newNumber, old_number: oldNumber } = request.body
        const session = guards.sessionOf(request)
        const result = await mobileChange.confirm(request, session, { change, newNumber, oldNumber })
        if (result.outcome === 'malformed-code') throw codeError(result, fieldOf(result.number))
        return progressOf(result)
      },
    )

    app.post(
      '/v1/api/mobile/change/confirm-with-passkey',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Confirm the change with a passkey',
          querystring: noQuery,
          body: z.strictObject({ change: z.string().max(100), response: authenticationResponse }),
          response: { 200: progress },
        },
      },
      async request => {
        const result = await mobileChange.confirmWithPasskey(request, guards.sessionOf(request), request.body)
        if (result.outcome === 'passkey-refused') throw passkeyRefused()
        return progressOf(result)
      },
    )
  }
}

function progressOf(result: MobileChangeProgress): z.infer<typeof progress> {
  switch (result.outcome) {
    case 'changed':
      return { state: 'changed', mobile: result.mobile }
    case 'confirmed':
      return { state: 'confirmed', still_missing: result.stillMissing }
    case 'number-in-use':
      throw new ApiError(422, {
        code: 'number_in_use',
        message: 'Another account signs in with this number.',
        what_to_do: 'Sign in with that number, or choose another one.',
      })
    default:
      throw codeError(result, 'number' in result ? fieldOf(result.number) : 'change')
  }
}

function fieldOf(number: 'new-number' | 'old-number'): string {
  return number === 'new-number' ? 'new_number' : 'old_number'
}
