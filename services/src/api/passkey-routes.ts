// Passkeys, which only a script can use: signing in, adding one, and verifying an action.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { protectedActions } from '../identity/verification/verification.ts'
import type { Services } from '../services.ts'
import { accountLockedError, passkeyRefusedError, verificationNeededError } from './api-error.ts'
import type { Guards } from './guards.ts'
import {
  authenticationResponse,
  passkeyOptions,
  registrationResponse,
  sendOptions,
} from './passkey-shapes.ts'
import { callSchema, doneAnswer, signedInAnswer, signedInAnswerOf } from './shapes.ts'

export function passkeyRoutes(
  { passkeys, pendingChanges, stepUp }: Services,
  guards: Guards,
): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/passkeys/authenticate/options',
      {
        ...guards.changes,
        schema: callSchema('Sign-in', 'Begin signing in with a passkey', passkeyOptions),
      },
      async (request, reply) =>
        sendOptions(reply, await passkeys.authenticationOptions(request, null, { action: 'sign-in' })),
    )

    app.post(
      '/v1/api/passkeys/authenticate/verify',
      {
        ...guards.changes,
        schema: {
          ...callSchema(
            'Sign-in',
            'Sign in with a passkey',
            signedInAnswer.extend({ waiting_change: z.boolean() }),
          ),
          body: authenticationResponse,
        },
      },
      async (request, reply) => {
        const result = await passkeys.signIn(request, request.body)
        if (result.outcome === 'locked') throw accountLockedError()
        if (result.outcome !== 'signed-in') throw passkeyRefusedError()
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
      {
        ...guards.changes,
        schema: callSchema('Sign-in', 'Begin unlocking a locked account with its passkey', passkeyOptions),
      },
      async (request, reply) =>
        sendOptions(reply, await passkeys.authenticationOptions(request, null, { action: 'unlock' })),
    )

    app.post(
      '/v1/api/account/unlock',
      {
        ...guards.changes,
        schema: {
          ...callSchema('Sign-in', 'Unlock a locked account with its passkey, and sign in', signedInAnswer),
          body: authenticationResponse,
        },
      },
      async (request, reply) => {
        const result = await passkeys.signIn(request, request.body, { unlock: true })
        if (result.outcome !== 'signed-in') throw passkeyRefusedError()
        reply.header('set-cookie', result.setCookies)
        return signedInAnswerOf(result.customer, result.sessionValue)
      },
    )

    app.post(
      '/v1/api/passkeys/register/options',
      { ...guards.changesOwn, schema: callSchema('Account', 'Begin adding a passkey', passkeyOptions) },
      async (request, reply) => {
        const session = guards.sessionOf(request)
        if (!(await stepUp.validUntil(session, { action: 'add-passkey' }))) throw verificationNeededError()
        return sendOptions(reply, await passkeys.registrationOptions(request, session))
      },
    )

    app.post(
      '/v1/api/passkeys/register/verify',
      {
        ...guards.changesOwn,
        schema: { ...callSchema('Account', 'Add the passkey', doneAnswer), body: registrationResponse },
      },
      async request => {
        const verification = await stepUp.take(guards.sessionOf(request), { action: 'add-passkey' })
        if (!verification) throw verificationNeededError()
        const result = await passkeys.register(request, verification, request.body)
        if (result.outcome === 'refused') throw passkeyRefusedError()
        return { done: true as const }
      },
    )

    app.post(
      '/v1/api/passkeys/confirm/options',
      {
        ...guards.changesOwn,
        schema: {
          ...callSchema('Account', 'Begin confirming one action with an own passkey', passkeyOptions),
          description: 'The answer is good for this action and subject, and refused for any other.',
          body: z.strictObject({
            action: z.enum([...protectedActions, 'change-mobile']),
            subject: z.string().max(1400),
          }),
        },
      },
      async (request, reply) =>
        sendOptions(
          reply,
          await passkeys.authenticationOptions(request, guards.sessionOf(request), request.body),
        ),
    )

    app.post(
      '/v1/api/proofs/passkey',
      {
        ...guards.changesOwn,
        schema: {
          ...callSchema('Account', 'Prove with an own passkey that one asks for this very thing', doneAnswer),
          description: 'Good for five minutes, for the named action and nothing else.',
          body: z.strictObject({
            action: z.enum(protectedActions),
            subject: z.string().max(1400),
            response: authenticationResponse,
          }),
        },
      },
      async (request, reply) => {
        const { response, ...fields } = request.body
        const verified = await stepUp.byPasskey(request, guards.sessionOf(request), fields, response)
        if (verified.outcome !== 'verified') throw passkeyRefusedError()
        reply.header('set-cookie', verified.setCookies)
        return { done: true as const }
      },
    )
  }
}
