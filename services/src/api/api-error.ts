// The API's error answers: what happened, and what the client can do about it.

import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ChallengeRefusal } from '../identity/one-time-code/code-challenge.ts'
import { StoreUnavailable } from '../platform/store/errors.ts'
import errors from './api-errors.json' with { type: 'json' }

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

type ErrorCode = keyof typeof errors

/** An error of `api-errors.json`; `more` adds details, or replaces the text. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly details: ErrorDetails

  constructor(code: ErrorCode, more: Partial<ErrorDetails> = {}) {
    const { status, ...text } = errors[code]
    super(more.message ?? text.message)
    this.status = status
    this.details = { code, ...text, ...more }
  }
}

export const notFound = (thing: string) =>
  new ApiError('not_found', { message: `There is no such ${thing}.` })

/** The customer must wait before the next attempt, or contact customer care. */
export function mustWaitError(refusal: ChallengeRefusal): ApiError {
  if (refusal.outcome === 'help-desk') return new ApiError('help_desk_needed')
  const { outcome, waitSeconds } = refusal
  return new ApiError(outcome === 'rate-limited' ? 'rate_limited' : 'too_many_tries', {
    ...(waitSeconds > 0 && { what_to_do: `Wait ${waitSeconds} seconds, then ask for a new code.` }),
    wait_seconds: waitSeconds,
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
    const fields = Object.fromEntries(error.validation.flatMap(issue => faultsByField(issue, where)))
    return new ApiError('invalid_request', { fields })
  }
  if (error instanceof StoreUnavailable) return new ApiError('unavailable')
  const bodyError = error instanceof Error && 'code' in error ? bodyErrors[String(error.code)] : undefined
  return bodyError ? new ApiError(bodyError) : new ApiError('internal', { reference: request.id })
}

/** By Fastify's codes. */
const bodyErrors: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
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
