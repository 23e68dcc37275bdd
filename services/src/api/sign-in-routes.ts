// Signing in, by one-time code or by passkey, for pages that do it with script.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { languages } from '../identity/customer/customer.ts'
import type { Services } from '../services.ts'
import { invalid, mustWait, passkeyRefused } from './api-error.ts'
import { codeError, mobileFaultText, sentCode, sentCodeOf } from './code-answers.ts'
import type { Guards } from './guards.ts'
import { authenticationResponse, passkeyOptions } from './passkey-shapes.ts'
import { noQuery, signedInAnswer, signedInAnswerOf } from './shapes.ts'

export function signInRoutes({ accounts, passkeys }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/otp/request',
      {
        ...guards.changes,
        schema: {
          tags: ['Sign-in'],
          summary: 'Send a one-time code to a mobile number',
          description: 'The answer is the same whether the number has an account or not.',
          querystring: noQuery,
          body: z.strictObject({ mobile: z.string().max(40) }),
          response: { 200: sentCode },
        },
      },
      async (request, reply) => {
        const asked = await accounts.requestCode(request, request.body)
        if (asked.outcome === 'wrong-number') throw invalid({ mobile: mobileFaultText[asked.fault] })
        if (asked.outcome !== 'sent') throw mustWait(asked)
        reply.header('set-cookie', asked.setCookies)
        return sentCodeOf(asked)
      },
    )

    app.post(
      '/v1/api/otp/verify',
      {
        ...guards.changes,
        schema: {
          tags: ['Sign-in'],
          summary: 'Sign in with the code',
          description: 'Works only in the browser that asked for the code.',
          querystring: noQuery,
          body: z.strictObject({
            challenge: z.string().max(100),
            code: z.string().max(20),
            language: z.enum(languages).optional(),
          }),
          response: { 200: signedInAnswer },
        },
      },
      async (request, reply) => {
        const result = await accounts.signIn(request, request.body)
        if (result.outcome !== 'signed-in') throw codeError(result, 'code')
        reply.header('set-cookie', result.setCookies)
        return signedInAnswerOf(result.customer, result.sessionValue)
      },
    )

    app.post(
      '/v1/api/passkeys/authenticate/options',
      {
        ...guards.changes,
        schema: {
          tags: ['Sign-in'],
          summary: 'Begin signing in with a passkey',
          querystring: noQuery,
          response: { 200: passkeyOptions },
        },
      },
      async (request, reply) => {
        const { options, setCookies } = await passkeys.authenticationOptions(request, null)
        reply.header('set-cookie', setCookies)
        return { ...options }
      },
    )

    app.post(
      '/v1/api/passkeys/authenticate/verify',
      {
        ...guards.changes,
        schema: {
          tags: ['Sign-in'],
          summary: 'Sign in with a passkey',
          querystring: noQuery,
          body: authenticationResponse,
          response: { 200: signedInAnswer },
        },
      },
      async (request, reply) => {
        const result = await passkeys.signIn(request, request.body)
        if (result.outcome !== 'signed-in') throw passkeyRefused()
        reply.header('set-cookie', result.setCookies)
        return signedInAnswerOf(result.customer, result.sessionValue)
      },
    )
  }
}
