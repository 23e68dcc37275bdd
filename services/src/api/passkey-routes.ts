// Passkeys, which only a script can use: signing in, adding one, and verifying an action or a change of number.
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MobileChangeProgress } from '../identity/accounts/mobile-change-row.ts'
import { protectedActions } from '../identity/verification/verification.ts'
import type { Services } from '../services.ts'
import { ApiError, mustWaitError } from './api-error.ts'
import type { Guards } from './guards.ts'
import {
  authenticationResponse,
  passkeyOptions,
  registrationResponse,
  sendOptions,
} from './passkey-shapes.ts'
import { callOptions, doneAnswer, signedInAnswer, signedInAnswerOf } from './shapes.ts'

export function passkeyRoutes(
  { passkeys, pendingChanges, stepUp }: Services,
  guards: Guards,
): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/passkeys/authenticate/options',
      callOptions({
        guard: guards.changes,
        tag: 'Sign-in',
        summary: 'Begin signing in with a passkey',
        answer: passkeyOptions,
      }),
      async (request, reply) =>
        sendOptions(reply, await passkeys.authenticationOptions(request, null, { action: 'sign-in' })),
    )

    app.post(
      '/v1/api/passkeys/authenticate/verify',
      callOptions({
        guard: guards.changes,
        tag: 'Sign-in',
        summary: 'Sign in with a passkey',
        answer: signedInAnswer.extend({ waiting_change: z.boolean() }),
        body: authenticationResponse,
      }),
      async (request, reply) => {
        const result = await passkeys.signIn(request, request.body)
        if (result.outcome === 'locked') throw new ApiError('account_locked')
        if (result.outcome !== 'signed-in') throw new ApiError('passkey_refused')
        reply.header('set-cookie', result.setCookies)
        const waiting = await pendingChanges.list(result.customer.id)
        return {
          ...signedInAnswerOf(result.customer, result.sessionValue),
          waiting_change: waiting.length > 0,
        }
      },
    )

    app.post(
      '/v1/api/account/unlock/options',
      callOptions({
        guard: guards.changes,
        tag: 'Sign-in',
        summary: 'Begin unlocking a locked account with its passkey',
        answer: passkeyOptions,
      }),
      async (request, reply) =>
        sendOptions(reply, await passkeys.authenticationOptions(request, null, { action: 'unlock' })),
    )

    app.post(
      '/v1/api/account/unlock',
      callOptions({
        guard: guards.changes,
        tag: 'Sign-in',
        summary: 'Unlock a locked account with its passkey, and sign in',
        answer: signedInAnswer,
        body: authenticationResponse,
      }),
      async (request, reply) => {
        const result = await passkeys.signIn(request, request.body, { unlock: true })
        if (result.outcome !== 'signed-in') throw new ApiError('passkey_refused')
        reply.header('set-cookie', result.setCookies)
        return signedInAnswerOf(result.customer, result.sessionValue)
      },
    )

    app.post(
      '/v1/api/passkeys/register/options',
      callOptions({
        guard: guards.changesOwn,
        tag: 'Account',
        summary: 'Begin adding a passkey',
        answer: passkeyOptions,
      }),
      async (request, reply) => {
        const session = guards.sessionOf(request)
        if (!(await stepUp.validUntil(session, { action: 'add-passkey' }))) throw new ApiError('proof_needed')
        return sendOptions(reply, await passkeys.registrationOptions(request, session))
      },
    )

    app.post(
      '/v1/api/passkeys/register/verify',
      callOptions({
        guard: guards.changesOwn,
        tag: 'Account',
        summary: 'Add the passkey',
        answer: doneAnswer,
        body: registrationResponse,
      }),
      async request => {
        const verification = await stepUp.take(guards.sessionOf(request), { action: 'add-passkey' })
        if (!verification) throw new ApiError('proof_needed')
        const result = await passkeys.register(request, verification, request.body)
        if (result.outcome === 'refused') throw new ApiError('passkey_refused')
        return { done: true as const }
      },
    )

    app.post(
      '/v1/api/passkeys/confirm/options',
      callOptions({
        guard: guards.changesOwn,
        tag: 'Account',
        summary: 'Begin confirming one action with an own passkey',
        answer: passkeyOptions,
        description: 'The answer is good for this action and subject, and refused for any other.',
        body: z.strictObject({
          action: z.enum([...protectedActions, 'change-mobile']),
          subject: z.string().max(1400),
        }),
      }),
      async (request, reply) =>
        sendOptions(
          reply,
          await passkeys.authenticationOptions(request, guards.sessionOf(request), request.body),
        ),
    )

    app.post(
      '/v1/api/proofs/passkey',
      callOptions({
        guard: guards.changesOwn,
        tag: 'Account',
        summary: 'Prove with an own passkey that one asks for this very thing',
        answer: doneAnswer,
        description: 'Good for five minutes, for the named action and nothing else.',
        body: z.strictObject({
          action: z.enum(protectedActions),
          subject: z.string().max(1400),
          response: authenticationResponse,
        }),
      }),
      async (request, reply) => {
        const { response, ...fields } = request.body
        const verified = await stepUp.byPasskey(request, guards.sessionOf(request), fields, response)
        if (verified.outcome !== 'verified') throw new ApiError('passkey_refused')
        reply.header('set-cookie', verified.setCookies)
        return { done: true as const }
      },
    )
  }
}

/** Confirms a change of the mobile number; all other steps of it are forms. */
export function mobileChangeRoutes({ mobileChange }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/mobile/change/confirm-with-passkey',
      callOptions({
        guard: guards.changesOwn,
        tag: 'Account',
        summary: 'Confirm the change with a passkey',
        answer: doneAnswer.extend({ waiting_change: z.boolean() }),
        body: z.strictObject({ change: z.string().max(100), response: authenticationResponse }),
      }),
      async (request, reply) => {
        const result = await mobileChange.confirmWithPasskey(request, guards.sessionOf(request), request.body)
        if (result.outcome === 'passkey-refused') throw new ApiError('passkey_refused')
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
      return new ApiError('number_in_use')
    case 'wrong-code':
      return new ApiError('wrong_code', { fields: { change: 'Wrong code.' }, tries_left: refused.triesLeft })
    case 'expired':
      return new ApiError('expired_code', { fields: { change: 'Expired code.' } })
    default:
      return mustWaitError(refused)
  }
}
