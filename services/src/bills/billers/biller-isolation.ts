// Isolates billers from each other. It limits the concurrent calls to a biller, and a circuit breaker stops calls of
// a kind that keep failing; after a while one trial call passes, and the others when it succeeded. A call above the
// limit is refused at once, because a queue for a biller that does not answer would only grow.
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

/** Concurrent calls to a biller. The payment worker sends no more, so that none is refused. */
export const maxCallsPerBiller = 50

/**
 * The breaker opens when more than `failedShare` of the latest `outOf` calls, at least `minCalls`, had no answer: a
 * few faulty accounts are not a failing biller.
 */
export const breakerLimits = {
  failedShare: 0.8,
  outOf: 20,
  minCalls: 10,
  /** Doubled each time the trial call fails, too. */
  tryAfterMs: 2_000,
  tryAtLeastEveryMs: 30_000,
} as const

/** The functions make the call, or return 'not-sent' without making it. */
export function createBillerIsolation(callsPerBiller: number, log: Log) {
  const limits = new Map<string, BulkheadPolicy>()
  const breakers = new Map<string, CircuitBreakerPolicy>()

  function limitOf(key: string): BulkheadPolicy {
    const limit = limits.get(key) ?? bulkhead(callsPerBiller)
    limits.set(key, limit)
    return limit
  }

  /** Each kind of call has its own: a biller that answers bill look-ups may still fail payments. */
  function breakerOf(billerId: string, callName: string): CircuitBreakerPolicy {
    const key = `${callName} ${billerId}`
    const known = breakers.get(key)
    if (known) return known
    const breaker = circuitBreaker(
      handleWhenResult(answer => answer === 'not-sent' || answer === 'no-answer'),
      {
        halfOpenAfter: new ExponentialBackoff({
          generator: halfJitterGenerator,
          initialDelay: breakerLimits.tryAfterMs,
          maxDelay: breakerLimits.tryAtLeastEveryMs,
        }),
        breaker: new CountBreaker({
          threshold: breakerLimits.failedShare,
          size: breakerLimits.outOf,
          minimumNumberOfCalls: breakerLimits.minCalls,
        }),
      },
    )
    breaker.onBreak(() => log.warn({ billerId, call: callName }, 'a biller does not answer and is cut off'))
    breaker.onReset(() => log.info({ billerId, call: callName }, 'a biller answers again'))
    breakers.set(key, breaker)
    return breaker
  }

  async function orNotSent<Answer>(billerId: string, callName: string, answer: Promise<Answer>) {
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
    async run<Answer>(billerId: string, callName: string, call: () => Promise<Answer>) {
      const breaker = breakerOf(billerId, callName)
      // Cockatiel would keep this call waiting for the trial call.
      if (breaker.state === CircuitState.HalfOpen) return 'not-sent' as const
      return orNotSent(billerId, callName, wrap(limitOf(billerId), breaker).execute(call))
    },

    /** Without a circuit breaker and with a limit of its own, so that it passes when other calls do not. */
    runWithoutBreaker: <Answer>(billerId: string, callName: string, call: () => Promise<Answer>) =>
      orNotSent(billerId, callName, limitOf(`${callName} ${billerId}`).execute(call)),
  }
}
