// Keeps one biller's trouble from all others. Only so many calls to a biller may be on their way at once, and a call that
// keeps failing there is cut off for a while; then one is let through to see, and the rest after it when it was answered.
// A caller above the limit is refused at once, because a queue behind a biller that hangs would only grow.
import {
  type BulkheadPolicy,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  ExponentialBackoff,
  halfJitterGenerator,
  handleWhenResult,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from 'cockatiel'
import type { Log } from '../../platform/log/log.ts'

/** Without an answer it matters whether the biller can have received the question. */
export type NoAnswer = 'not-sent' | 'no-answer'

export interface BillerIsolation {
  /** Makes the call, or answers 'not-sent' without making it. */
  run<Answer>(billerId: string, callName: string, call: () => Promise<Answer>): Promise<Answer | 'not-sent'>
  /** The same for a call that is never cut off and has places of its own: it finds them free when all others are taken. */
  runUncut<Answer>(
    billerId: string,
    callName: string,
    call: () => Promise<Answer>,
  ): Promise<Answer | 'not-sent'>
}

export interface BillerIsolationOptions {
  readonly callsPerBiller: number
  readonly log: Log
}

/**
 * Cut off when more than `failedShare` of the latest `outOf` calls had no answer, `leastCalls` at the least: a few
 * accounts in trouble are not a biller in trouble.
 */
export const cutOff = {
  failedShare: 0.8,
  outOf: 20,
  leastCalls: 10,
  /** Doubled each time the one that was let through failed too. */
  tryAfterMs: 2_000,
  tryAtLeastEveryMs: 30_000,
} as const

export function createBillerIsolation({ callsPerBiller, log }: BillerIsolationOptions): BillerIsolation {
  const limits = new Map<string, BulkheadPolicy>()
  const breakers = new Map<string, CircuitBreakerPolicy>()

  function limitOf(key: string): BulkheadPolicy {
    const limit = limits.get(key) ?? bulkhead(callsPerBiller)
    limits.set(key, limit)
    return limit
  }

  /** Each call has its own: a biller that shows bills may still be unable to take money. */
  function breakerOf(billerId: string, callName: string): CircuitBreakerPolicy {
    const key = `${callName} ${billerId}`
    const known = breakers.get(key)
    if (known) return known
    const breaker = circuitBreaker(handleWhenResult(isNoAnswer), {
      halfOpenAfter: new ExponentialBackoff({
        generator: halfJitterGenerator,
        initialDelay: cutOff.tryAfterMs,
        maxDelay: cutOff.tryAtLeastEveryMs,
      }),
      breaker: new CountBreaker({
        threshold: cutOff.failedShare,
        size: cutOff.outOf,
        minimumNumberOfCalls: cutOff.leastCalls,
      }),
    })
    breaker.onBreak(() => log.warn({ billerId, call: callName }, 'a biller does not answer and is cut off'))
    breaker.onReset(() => log.info({ billerId, call: callName }, 'a biller answers again'))
    breakers.set(key, breaker)
    return breaker
  }

  async function orTurnedAway<Answer>(
    billerId: string,
    callName: string,
    answer: Promise<Answer>,
  ): Promise<Answer | 'not-sent'> {
    try {
      return await answer
    } catch (error) {
      if (isBrokenCircuitError(error)) return 'not-sent'
      if (!isBulkheadRejectedError(error)) throw error
      log.warn({ billerId, call: callName }, 'a biller has too many calls on their way')
      return 'not-sent'
    }
  }

  return {
    async run(billerId, callName, call) {
      const breaker = breakerOf(billerId, callName)
      // Cockatiel would keep this one waiting for the one that was let through.
      if (breaker.state === CircuitState.HalfOpen) return 'not-sent'
      return orTurnedAway(billerId, callName, wrap(limitOf(billerId), breaker).execute(call))
    },

    runUncut: (billerId, callName, call) =>
      orTurnedAway(billerId, callName, limitOf(`${callName} ${billerId}`).execute(call)),
  }
}

function isNoAnswer(answer: unknown): boolean {
  return answer === 'not-sent' || answer === 'no-answer'
}
