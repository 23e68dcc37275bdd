// The API's error answers: what happened, and what the client can do about it.

import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ChallengeRefusal } from '../identity/one-time-code/code-challenge.ts'
import { StoreUnavailable } from '../platform/store/errors.ts'

export const errorBody = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      what_to_do: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      wait_seconds: z.int().optional(),
      tries_left: z.int().optional(),
      order_id: z.string().optional(),
      left_paise: z.int().optional(),
      available_paise: z.int().optional(),
      reference: z.string().optional(),
    }),
  })
  .meta({ id: 'ErrorAnswer', description: 'What happened, and what to do about it' })

type ErrorDetails = z.infer<typeof errorBody>['error']

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly details: ErrorDetails

  constructor(status: number, details: ErrorDetails) {
    super(details.message)
    this.status = status
    this.details = details
  }
}

const refused = (status: number, code: string, message: string, what_to_do: string) =>
  new ApiError(status, { code, message, what_to_do })

export const notFound = (thing: string) =>
  refused(404, 'not_found', `There is no such ${thing}.`, 'Check the id, or look it up in the list.')

function invalidFieldsError(fields: Record<string, string>): ApiError {
  return new ApiError(400, {
    code: 'invalid_request',
    message: 'Some of what was sent cannot be accepted.',
    what_to_do: 'Correct the named fields and send it again.',
    fields,
  })
}

/** The customer must wait before the next attempt, or contact customer care. */
export function mustWaitError(refusal: ChallengeRefusal): ApiError {
  if (refusal.outcome === 'help-desk') {
    return new ApiError(429, {
      code: 'help_desk_needed',
      message: 'There were too many wrong codes in a row for this number.',
      what_to_do: 'Use a passkey or a browser that signed in before, or ask the help desk.',
    })
  }
  const { outcome, waitSeconds } = refusal
  return new ApiError(429, {
    ...(outcome === 'rate-limited'
      ? { code: 'rate_limited', message: 'Too many codes were asked for.' }
      : { code: 'too_many_tries', message: 'There were too many wrong tries.' }),
    what_to_do:
      waitSeconds > 0 ? `Wait ${waitSeconds} seconds, then ask for a new code.` : 'Ask for a new code.',
    wait_seconds: waitSeconds,
  })
}

export const passkeyRefusedError = () =>
  refused(422, 'passkey_refused', 'This passkey could not be accepted.', 'Try again, or use a one-time code.')

export const accountLockedError = () =>
  refused(403, 'account_locked', 'This account is locked.', 'Unlock it at /unlock.')

/** A session does not prove who is using it. */
export function verificationNeededError(): ApiError {
  return new ApiError(403, {
    code: 'proof_needed',
    message: 'This needs a step-up verification that it is you: a session alone is not enough.',
    what_to_do: 'Confirm at /settings/confirm/…, then try again within five minutes.',
  })
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, details } = explain(error, request)
  if (status >= 500) request.log.error({ err: error, reference: request.id }, 'request failed')
  if (details.wait_seconds) reply.header('retry-after', details.wait_seconds)
  return reply.code(status).send({ error: details })
}

function explain(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = error.validationContext ?? 'request'
    return invalidFieldsError(
      Object.fromEntries(error.validation.flatMap(issue => faultsByField(issue, where))),
    )
  }
  if (error instanceof StoreUnavailable) {
    return refused(
      503,
      'unavailable',
      'This part of the portal is not available right now.',
      'Try again in a minute.',
    )
  }
  return (
    explainFastify(error) ??
    new ApiError(500, {
      code: 'internal',
      message: 'Something went wrong on our side.',
      what_to_do: 'Try again. If it happens again, tell customer care the reference.',
      reference: request.id,
    })
  )
}

/** Errors that Fastify raises for bodies. */
function explainFastify(error: unknown) {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refused(413, 'too_large', 'The body is larger than 32 KB.', 'Send less.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refused(415, 'unsupported_media_type', 'The body is not JSON.', 'Send JSON as application/json.')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return refused(400, 'malformed_body', 'The body cannot be read.', 'Send valid JSON.')
    default:
      return undefined
  }
}

function faultsByField(
  { instancePath, keyword, message = '', params }: ZodFastifySchemaValidationError,
  where: string,
): [field: string, fault: string][] {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
  if (keyword === 'unrecognized_keys' && Array.isArray(params.keys))
    return params.keys.map(key => [[field, String(key)].filter(Boolean).join('.'), 'Not known here'])
  return [[field || where, message]]
}
