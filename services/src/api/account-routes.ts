// What a customer sees and changes of their own account: profile, devices, passkeys.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { languages } from '../identity/accounts/customer.ts'
import type { NameFault } from '../identity/accounts/name.ts'
import type { Services } from '../services.ts'
import { invalid, notFound, passkeyRefused } from './api-error.ts'
import type { Guards } from './guards.ts'
import { passkeyOptions, registrationResponse } from './passkey-shapes.ts'
import { done, noQuery, time } from './shapes.ts'

const tags = ['Account']

const nameFaultText: Record<NameFault, string> = {
  empty: 'Enter your name.',
  'too-long': 'A name has at most 60 characters.',
  characters: 'A name holds letters, digits, spaces, dots, hyphens and apostrophes.',
}

const device = z.object({
  id: z.string(),
  name: z.string(),
  method: z.enum(['code', 'passkey']),
  signed_in_at: time,
  last_seen_at: time,
  is_current: z.boolean(),
})

const passkey = z.object({
  id: z.string(),
  device: z.string(),
  created_at: time,
  last_used_at: time.optional(),
})

export function profileRoutes({ accounts }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/profile',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'Own profile',
          querystring: noQuery,
          response: {
            200: z.object({
              id: z.string(),
              mobile: z.string(),
              name: z.string(),
              language: z.enum(languages),
            }),
          },
        },
      },
      async request => {
        const { customer } = guards.sessionOf(request)
        return customer
      },
    )

    app.post(
      '/v1/api/profile',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Change name or language',
          querystring: noQuery,
          body: z.strictObject({
            name: z.string().max(200).optional(),
            language: z.enum(languages).optional(),
          }),
          response: { 200: done },
        },
      },
      async request => {
        const result = await accounts.updateProfile(guards.sessionOf(request).customer.id, request.body)
        if (result.outcome === 'invalid') {
          const { name, language } = result.faults
          throw invalid({
            ...(name && { name: nameFaultText[name] }),
            ...(language && { language: 'Not a language we speak.' }),
          })
        }
        return { done: true as const }
      },
    )
  }
}

export function deviceRoutes({ sessions }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/devices',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'Devices that are signed in',
          querystring: noQuery,
          response: { 200: z.object({ devices: z.array(device) }) },
        },
      },
      async request => {
        const devices = await sessions.devices(guards.sessionOf(request))
        return {
          devices: devices.map(({ signedInAt, lastSeenAt, isCurrent, ...same }) => ({
            ...same,
            signed_in_at: signedInAt.toISOString(),
            last_seen_at: lastSeenAt.toISOString(),
            is_current: isCurrent,
          })),
        }
      },
    )

    app.post(
      '/v1/api/devices/:id/revoke',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Sign one device out',
          querystring: noQuery,
          params: z.object({ id: z.string().max(64) }),
          response: { 200: done },
        },
      },
      async request => {
        const { customer } = guards.sessionOf(request)
        if (!(await sessions.revoke(customer.id, request.params.id))) throw notFound('device')
        return { done: true as const }
      },
    )

    app.post(
      '/v1/api/devices/revoke-all',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Sign out everywhere',
          description: 'This browser as well.',
          querystring: noQuery,
          response: { 200: done },
        },
      },
      async (request, reply) => {
        await sessions.revokeAll(guards.sessionOf(request).customer.id)
        const { setCookies } = await sessions.end(request)
        reply.header('set-cookie', setCookies)
        return { done: true as const }
      },
    )
  }
}

export function passkeyRoutes({ passkeys }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/passkeys',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'Own passkeys',
          querystring: noQuery,
          response: { 200: z.object({ passkeys: z.array(passkey) }) },
        },
      },
      async request => {
        const own = await passkeys.list(guards.sessionOf(request).customer.id)
        return { passkeys: own.map(passkeyOf) }
      },
    )

    app.post(
      '/v1/api/passkeys/register/options',
      {
        ...guards.changesOwn,
        schema: {
          tags,
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
          tags,
          summary: 'Add the passkey',
          querystring: noQuery,
          body: registrationResponse,
          response: { 200: z.object({ passkey }) },
        },
      },
      async request => {
        const result = await passkeys.register(request, guards.sessionOf(request), request.body)
        if (result.outcome !== 'registered') throw passkeyRefused()
        return { passkey: passkeyOf(result.passkey) }
      },
    )

    app.post(
      '/v1/api/passkeys/confirm/options',
      {
        ...guards.changesOwn,
        schema: {
          tags,
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

    app.post(
      '/v1/api/passkeys/:id/remove',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Remove a passkey',
          querystring: noQuery,
          params: z.object({ id: z.string().max(1400) }),
          response: { 200: done },
        },
      },
      async request => {
        const { customer } = guards.sessionOf(request)
        if (!(await passkeys.remove(customer.id, request.params.id))) throw notFound('passkey')
        return { done: true as const }
      },
    )
  }
}

function passkeyOf({
  id,
  device,
  createdAt,
  lastUsedAt,
}: {
  id: string
  device: string
  createdAt: Date
  lastUsedAt?: Date
}) {
  return {
    id,
    device,
    created_at: createdAt.toISOString(),
    ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
  }
}
