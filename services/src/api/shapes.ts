// Schemas shared by several calls.

import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Customer, userInfo } from '../identity/customer/customer.ts'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '../identity/passkeys/passkeys.ts'
import type { SessionValue } from '../identity/session/sessions.ts'

/** The spec's fixed values: with any other value in the query it is not a call of the shell. */
export const siteQuery = {
  site_id: z.literal('1').optional(),
  child_site_id: z.literal('1').optional(),
} as const

/** The options of a call without a query: who may call it, and its schemas. */
export const callOptions = <Guard extends object, Answer extends z.ZodType, More extends object = object>(
  guard: Guard,
  tag: string,
  summary: string,
  answer: Answer,
  more = {} as More,
) => ({
  ...guard,
  schema: { tags: [tag], summary, querystring: z.strictObject({}), response: { 200: answer }, ...more },
})

export const doneAnswer = z.object({ done: z.literal(true) })

/** A vertical's page cannot read the cookie. */
export const forVerticals = {
  csrf_token: z
    .string()
    .optional()
    .describe('To verticals only: for the sign-out, and good for nothing else there'),
} as const

export const signedInAnswer = z.object({
  isLogin: z.literal(true),
  user: z.object({
    info: z.object({
      id: z.string(),
      firstName: z.string(),
      username: z.string(),
      mobile: z.string(),
      userPicture: z.string(),
    }),
  }),
  sso_token_enc: z.string().describe('For the storefront alone; changes at every call'),
  ...forVerticals,
})

export function signedInAnswerOf(customer: Customer, { sso_token_enc }: SessionValue) {
  return { isLogin: true as const, user: { info: userInfo(customer) }, sso_token_enc }
}

// WebAuthn's own JSON. The libraries in the browser and the server validate it; these schemas limit only its outline and
// size.

const base64url = z.string().regex(/^[A-Za-z0-9_-]*$/)

const credential = {
  id: base64url.min(1).max(1400),
  rawId: base64url.min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
}

export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z.array(z.string().max(30)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: base64url.optional(),
  }),
}) satisfies z.ZodType<RegistrationResponseJSON>

export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
}) satisfies z.ZodType<AuthenticationResponseJSON>

export const passkeyOptions = z
  .looseObject({ challenge: z.string() })
  .describe('Options for navigator.credentials, as JSON')

/** Sends the options of a passkey prompt, and stores the sealed challenge in a cookie. */
export function sendOptions(
  reply: FastifyReply,
  begun: { options: { challenge: string }; setCookies: string[] },
) {
  reply.header('set-cookie', begun.setCookies)
  return { ...begun.options }
}
