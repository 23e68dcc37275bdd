// The client of a gateway that speaks the sandbox's HTTP API. Consumer numbers travel in bodies only: a URL ends up in
// logs. What goes wrong is logged by its kind, never with what was sent or answered.
import type { z } from 'zod'
import type { Log } from '../log/log.ts'
import type { BillerGateway, PayAnswer } from './biller-gateway.ts'
import {
  billAnswer,
  descriptionAnswer,
  operatorAnswer,
  payAnswer,
  plansAnswer,
  readAnswer,
  statusAnswer,
} from './gateway-answers.ts'
import { inFlightLimit } from './in-flight.ts'

export interface HttpGatewayOptions {
  /** Where the gateway answers; a function when that is known only once it has been started. */
  readonly url: string | (() => Promise<string>)
  readonly name: string
  readonly isSandbox: boolean
  readonly log: Log
  readonly timeoutMs?: Partial<GatewayTimeouts>
  readonly callsPerBiller?: number
}

export interface GatewayTimeouts {
  readonly describe: number
  readonly fetchBill: number
  readonly plans: number
  readonly suggestOperator: number
  readonly pay: number
  readonly status: number
}

/** Slow billers take eight seconds; past these they do not answer. */
export const gatewayTimeoutsMs: GatewayTimeouts = {
  describe: 5_000,
  fetchBill: 10_000,
  plans: 10_000,
  // A suggestion that is late is worth less than the customer's own choice.
  suggestOperator: 2_000,
  pay: 10_000,
  status: 5_000,
}
const CALLS_PER_BILLER = 50

interface Call {
  readonly timeoutMs: number
  readonly path: string
  readonly body?: unknown
}

/** Without an answer it matters whether the gateway can have received the question. */
type NoAnswer = 'not-sent' | 'no-answer'

export function createHttpGateway(options: HttpGatewayOptions): BillerGateway {
  const { name, isSandbox, log, callsPerBiller = CALLS_PER_BILLER } = options
  const timeoutMs = { ...gatewayTimeoutsMs, ...options.timeoutMs }
  const perBiller = inFlightLimit(callsPerBiller)

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    { timeoutMs, path, body }: Call,
  ): Promise<z.infer<Schema> | NoAnswer> {
    try {
      const origin = typeof options.url === 'string' ? options.url : await options.url()
      const response = await fetch(new URL(path, origin), {
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = readAnswer(schema, await response.text())
      if (response.ok && answer !== undefined) return answer
      log.warn({ path: callName(path), status: response.status }, 'the biller gateway gave no usable answer')
      return 'no-answer'
    } catch (error) {
      const problem = problemOf(error)
      log.warn({ path: callName(path), problem }, 'the biller gateway did not answer')
      return neverLeft.has(problem) ? 'not-sent' : 'no-answer'
    }
  }

  return {
    name,
    isSandbox,

    async describe(billerId) {
      const path = `/v1/billers?id=${encodeURIComponent(billerId)}`
      const answer = await ask(descriptionAnswer, { timeoutMs: timeoutMs.describe, path })
      return typeof answer === 'string' ? { outcome: 'unavailable' } : answer
    },

    async fetchBill(asked) {
      const answer = await perBiller.run(asked.billerId, () =>
        ask(billAnswer, { timeoutMs: timeoutMs.fetchBill, path: '/v1/bills', body: asked }),
      )
      return typeof answer === 'string' ? { outcome: 'unavailable' } : answer
    },

    async plans(asked) {
      const answer = await perBiller.run(asked.billerId, () =>
        ask(plansAnswer, { timeoutMs: timeoutMs.plans, path: '/v1/plans', body: asked }),
      )
      return typeof answer === 'string' ? { outcome: 'unavailable' } : answer
    },

    async suggestOperator(asked) {
      const answer = await ask(operatorAnswer, {
        timeoutMs: timeoutMs.suggestOperator,
        path: '/v1/operators',
        body: asked,
      })
      return typeof answer === 'string' ? { outcome: 'unavailable' } : answer
    },

    async pay(payment): Promise<PayAnswer> {
      const answer = await perBiller.run(payment.billerId, () =>
        ask(payAnswer, { timeoutMs: timeoutMs.pay, path: '/v1/payments', body: payment }),
      )
      if (answer === 'busy' || answer === 'not-sent')
        return { state: 'failed', failure: 'biller-unavailable' }
      return answer === 'no-answer' ? { state: 'unknown' } : outcomeOf(answer)
    },

    async status(reference) {
      const path = `/v1/payments/${encodeURIComponent(reference)}`
      const answer = await ask(statusAnswer, { timeoutMs: timeoutMs.status, path })
      if (typeof answer === 'string') return { state: 'unknown' }
      return answer.state === 'not-found' ? answer : outcomeOf(answer)
    },
  }
}

function outcomeOf(answer: z.infer<typeof payAnswer>): PayAnswer {
  return answer.state === 'refused' ? { state: 'failed', failure: 'refused-by-biller' } : answer
}

/** The connection was never made, so nothing can have been received. */
const neverLeft = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

/** Which call it was, without the reference or the biller in it. */
function callName(path: string): string {
  return path.split(/[?]/)[0]?.split('/').slice(0, 3).join('/') ?? ''
}
