// Passkeys, which only a script can ask for: signing in with one, adding one, and confirming with one of one's own.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Services } from '../services.ts'
import { passkeyRefused } from './api-error.ts'
import type { Guards } from './guards.ts'
import { authenticationResponse, passkeyOptions, registrationResponse } from './passkey-shapes.ts'
import { done, noQuery, signedInAnswer, signedInAnswerOf } from './shapes.ts'

export function passkeySignInRoutes({ passkeys }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
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

export function ownPasskeyRoutes({ passkeys }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/passkeys/register/options',
      {
        ...guards.changesOwn,
        schema: {
          tags: ['Account'],
          summary: 'Begin adding a passkey',
          querystring: noQuery,
          response: { 200: passkeyOptions },
        },
      },
      async (request, reply) => {
        const { options, setCookies } = await passkeys.registrationOptions(request, guards.sessionOf(request))
        reply.header('set-cookie', setCookies)
        return { ...options }
      },
    )

    app.post(
      '/v1/api/passkeys/register/verify',
      {
        ...guards.changesOwn,
        schema: {
          tags: ['Account'],
          summary: 'Add the passkey',
          querystring: noQuery,
          body: registrationResponse,
          response: { 200: done },
        },
      },
      async request => {
        const result = await passkeys.register(request, guards.sessionOf(request), request.body)
        if (result.outcome !== 'registered') throw passkeyRefused()
        return { done: true as const }
      },
    )

    app.post(
      '/v1/api/passkeys/confirm/options',
      {
        ...guards.changesOwn,
        schema: {
          tags: ['Account'],
          summary: 'Begin confirming with an own passkey',
          querystring: noQuery,
          response: { 200: passkeyOptions },
        },
      },
      async (request, reply) => {
        const session = guards.sessionOf(request)
        const { options, setCookies } = await passkeys.authenticationOptions(request, session)
        reply.header('set-cookie', setCookies)
        return { ...options }
      },
    )
  }
}
