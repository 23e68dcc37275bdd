// A request that may arrive several times takes effect once. The key and the request's hash are written in the same
// transaction as the work, so that a crash never leaves one without the other.
import { hash } from 'node:crypto'
import type { z } from 'zod'
import { readJsonColumn } from '../broken-record.ts'
import { row, runTogether, type Steps, type Tx, tryLock, write } from '../command.ts'
import { Refusal } from '../errors.ts'
import { prepare, prepareInsert } from '../prepare.ts'

export interface IdempotentRequest {
  /** The owner and purpose of the key, for example `add-money:<customer id>`: two customers may choose the same key. */
  readonly scope: string
  readonly key: string
  /** The request; the same key with another body is refused. */
  readonly body: unknown
  readonly at: number
}

/**
 * Runs `work` for the first request with this key and answers later ones with the first result. Refuses the same key
 * with another body (422 in the API) and a request whose first attempt is still running (409). Refused work leaves no
 * trace, so its key may be used again.
 */
export function* runOnce<Result>(
  tx: Tx,
  { scope, key, body, at }: IdempotentRequest,
  resultShape: z.ZodType<Result>,
  work: () => Steps<Result>,
): Steps<Result> {
  const [isFree, earlier] = yield* runTogether(
    tryLock(tx, `idempotency:${scope}:${key}`),
    row(earlierRequest(tx, { scope, key })),
  )
  if (!isFree) {
    throw new Refusal(
      'idempotency-in-flight',
      'The same request is still being worked on: ask again shortly.',
    )
  }
  const requestHash = hash('sha256', canonicalJson(body))
  if (earlier && earlier.request_hash !== requestHash)
    throw new Refusal('idempotency-conflict', 'This key was used for a different request: use a new key.')
  if (earlier) return readJsonColumn('idempotency_key.result', `${scope} ${key}`, resultShape, earlier.result)

  const result = yield* work()
  const done = { scope, key, request_hash: requestHash, result: JSON.stringify(result), created_at: at }
  yield* write(insertKey(tx, [done]))
  return result
}

const earlierRequest = prepare((query, { scope, key }: { scope: string; key: string }) =>
  query
    .selectFrom('idempotency_key')
    .select(['request_hash', 'result'])
    .where('scope', '=', scope)
    .where('key', '=', key),
)

const insertKey = prepareInsert('idempotency_key')

/** JSON whose text does not depend on the order of an object's fields. */
export function canonicalJson(value: unknown): string {
  // Given an array of names, JSON.stringify writes the fields of every object in that order.
  return JSON.stringify(value, [...namesIn(value)].sort()) ?? 'null'
}

function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) namesIn(part, names)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) namesIn(part, names.add(name))
  return names
}
