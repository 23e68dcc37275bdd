// The client of a gateway with the sandbox's HTTP API. Consumer numbers are only in bodies, because URLs are logged.
// The log contains the kind of an error, never the request or the answer.
import type { z } from 'zod'
import type { Log } from '../../platform/log/log.ts'
import type { BillerFailure, BillerGateway, PayAnswer } from './biller-gateway.ts'
import { createBillerIsolation, maxCallsPerBiller } from './biller-isolation.ts'
import {
  billAnswer,
  descriptionAnswer,
  operatorAnswer,
  payAnswer,
  plansAnswer,
  readAnswer,
  statusAnswer,
} from './gateway-answers.ts'

interface HttpGatewayOptions {
  /** The gateway's address; a function where it is known only after the gateway has started. */
  readonly url: string | (() => Promise<string>)
  readonly isSandbox: boolean
  readonly log: Log
  readonly timeoutMs?: Partial<GatewayTimeouts>
  readonly callsPerBiller?: number
}

type GatewayTimeouts = typeof gatewayTimeoutsMs

/** Slow billers take eight seconds; after these limits they count as silent. */
const gatewayTimeoutsMs = {
  describe: 5_000,
  fetchBill: 10_000,
  plans: 10_000,
  // A late suggestion is worth less than the customer's own choice.
  suggestOperator: 2_000,
  pay: 10_000,
  status: 5_000,
}
/** The longest time from 'Proceed' to the bill: the sum of consecutive calls. */
export const longestLookupMs =
  gatewayTimeoutsMs.suggestOperator + gatewayTimeoutsMs.describe + gatewayTimeoutsMs.fetchBill

/** The network itself looks up numbers; it is isolated as if it were another biller. */
const numberLookup = 'number-lookup'

interface Call<Schema extends z.ZodType> {
  readonly name: keyof GatewayTimeouts
  readonly path: string
  readonly body?: unknown
  readonly answer: Schema
}

export function createHttpGateway(options: HttpGatewayOptions): BillerGateway {
  const { isSandbox, log, callsPerBiller = maxCallsPerBiller } = options
  const timeoutMs = { ...gatewayTimeoutsMs, ...options.timeoutMs }
  const isolation = createBillerIsolation(callsPerBiller, log)

  /** 'no-answer' if the biller may have received the call, else 'not-sent'. */
  async function fetchAnswer<Schema extends z.ZodType>(call: Call<Schema>) {
    const { url } = options
    const origin = typeof url === 'string' ? url : await url().catch(() => undefined)
    if (origin === undefined) {
      log.warn({ call: call.name }, 'the biller gateway did not start')
      return 'not-sent'
    }
    try {
      const response = await fetch(new URL(call.path, origin), {
        ...(call.body !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(call.body),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs[call.name]),
      })
      const answer = readAnswer(call.answer, await shortText(response))
      if (response.ok && answer !== undefined) return answer
      log.warn({ call: call.name, status: response.status }, 'the biller gateway gave no usable answer')
      return 'no-answer'
    } catch (error) {
      const problem = problemOf(error)
      log.warn({ call: call.name, problem }, 'the biller gateway did not answer')
      return neverLeft.has(problem) && !wasConnected(error) ? 'not-sent' : 'no-answer'
    }
  }

  async function query<Schema extends z.ZodType>(billerId: string, call: Call<Schema>) {
    const answer = await isolation.run(billerId, call.name, () => fetchAnswer(call))
    return answer === 'not-sent' || answer === 'no-answer' ? ({ outcome: 'unavailable' } as const) : answer
  }

  return {
    isSandbox,

    describe(billerId) {
      const path = `/v1/billers?id=${encodeURIComponent(billerId)}`
      return query(billerId, { name: 'describe', path, answer: descriptionAnswer })
    },
    fetchBill: body =>
      query(body.billerId, { name: 'fetchBill', path: '/v1/bills', body, answer: billAnswer }),
    plans: body => query(body.billerId, { name: 'plans', path: '/v1/plans', body, answer: plansAnswer }),
    suggestOperator: body =>
      query(numberLookup, { name: 'suggestOperator', path: '/v1/operators', body, answer: operatorAnswer }),

    async pay(payment): Promise<PayAnswer> {
      const call = { name: 'pay', path: '/v1/payments', body: payment, answer: payAnswer } as const
      const answer = await isolation.run(payment.billerId, call.name, () => fetchAnswer(call))
      if (answer === 'not-sent') return { state: 'failed', failure: 'biller-unavailable' }
      return answer === 'no-answer' ? { state: 'unknown' } : outcomeOf(answer)
    },

    // Without a circuit breaker: it is the only way to end an open payment, and mostly queried about failing billers.
    async status({ reference, billerId }) {
      const path = `/v1/payments/${encodeURIComponent(reference)}`
      const call = { name: 'status', path, answer: statusAnswer } as const
      const answer = await isolation.runWithoutBreaker(billerId, call.name, () => fetchAnswer(call))
      if (typeof answer === 'string') return { state: 'unknown' }
      return answer.state === 'not-found' ? answer : outcomeOf(answer)
    },
  }
}

/** More than the longest list of plans; a longer answer counts as none. */
const maxAnswerBytes = 512 * 1024

class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'
}

async function shortText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxAnswerBytes) throw new AnswerTooLong()
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/** The network's wording; an unknown reason counts as none. */
const refusals: ReadonlyMap<string | undefined, BillerFailure> = new Map([
  ['unknown-account', 'refused-account'],
  ['wrong-amount', 'refused-amount'],
  ['already-paid', 'refused-as-paid'],
  ['not-now', 'refused-for-now'],
])

function outcomeOf(answer: z.infer<typeof payAnswer>): PayAnswer {
  if (answer.state !== 'refused') return answer
  return { state: 'failed', failure: refusals.get(answer.reason) ?? 'refused-by-biller' }
}

/** Errors of a connection that was never made, so that nothing can have been received. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** A network can also become unreachable while a connection is read or written. */
function wasConnected(error: unknown): boolean {
  const syscall =
    error instanceof Error && error.cause instanceof Error && Reflect.get(error.cause, 'syscall')
  return syscall === 'read' || syscall === 'write'
}

function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
