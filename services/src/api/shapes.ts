// Schemas shared by several calls.

import { z } from 'zod'
import { type Customer, userInfo } from '../identity/customer/customer.ts'
import type { SessionValue } from '../identity/session/sessions.ts'

/** The spec's fixed values: with any other value in the query it is not a call of the shell. */
export const siteQuery = {
  site_id: z.literal('1').optional(),
  child_site_id: z.literal('1').optional(),
} as const

interface Call<Guard, Answer> {
  readonly guard: Guard
  readonly tag: string
  readonly summary: string
  readonly answer: Answer
}

/** The options of a call without a query: who may call it, and its schemas; `more` may have a body and parameters. */
export const callOptions = <Guard extends object, Answer extends z.ZodType, More extends object>({
  guard,
  tag,
  summary,
  answer,
  ...more
}: Call<Guard, Answer> & More) => ({
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
