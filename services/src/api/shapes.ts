// Schemas shared by several calls.

import { z } from 'zod'
import { type Customer, userInfo } from '../identity/customer/customer.ts'
import type { SessionValue } from '../identity/session/sessions.ts'

/** The spec's fixed values: with any other value in the query it is not a call of the shell. */
export const siteQuery = {
  site_id: z.literal('1').optional(),
  child_site_id: z.literal('1').optional(),
} as const

/** The schema of a call without a query. */
export const callSchema = <Answer extends z.ZodType>(tag: string, summary: string, answer: Answer) => ({
  tags: [tag],
  summary,
  querystring: z.strictObject({}),
  response: { 200: answer },
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
