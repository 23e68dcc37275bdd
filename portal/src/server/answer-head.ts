/** Status and headers of an answer to be given again, as the list that Node writes as it stands. */
import type { FastifyReply } from 'fastify'
import { loggedPath } from './logging.ts'

export interface AnswerHead {
  readonly status: number
  /** Names and values in turn; the first is the request's id, the only one that is another each time. */
  readonly fields: string[]
  /** For its line in the log. */
  readonly path: string
}

/** As this reply has it, short of the body's length, which it puts there last. Undefined if it is for one browser alone. */
export function headOf(reply: FastifyReply, body?: Buffer): AnswerHead | undefined {
  const { 'x-request-id': _, ...headers } = reply.getHeaders()
  if ('set-cookie' in headers) return undefined
  const fields = Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
  if (body) fields.push('content-length', String(body.length))
  return {
    status: reply.statusCode,
    fields: ['x-request-id', '', ...fields],
    path: loggedPath(reply.request.url),
  }
}

/** The list is the same for every answer: Node has read it when this is followed by `writeHead`. */
export function fieldsFor(requestId: string, { fields }: AnswerHead): string[] {
  fields[1] = requestId
  return fields
}
