// WebAuthn's own JSON. The libraries in the browser and the server validate it; these schemas limit only its outline and
// size.

import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '../identity/passkeys/passkeys.ts'

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
