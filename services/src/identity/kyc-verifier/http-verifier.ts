// The client of a verifier that speaks the sandbox's HTTP API. An ID travels in a body only, and nothing of it is logged.
import type { Log } from '../../platform/log/log.ts'
import type { KycVerifier } from './kyc-verifier.ts'
import { verifierAnswer } from './verifier-answer.ts'

export interface HttpVerifierOptions {
  /** Where it answers; a function when that is known only once it has been started. */
  readonly url: string | (() => Promise<string>)
  readonly log: Log
}

/** The customer waits as long as this; after it the answer is asked for again from behind. */
const TIMEOUT_MS = 3_000

export function createHttpVerifier({ url, log }: HttpVerifierOptions): KycVerifier {
  return {
    isSandbox: true,
    async verify(asked) {
      try {
        const origin = typeof url === 'string' ? url : await url()
        const response = await fetch(new URL('/v1/identities', origin), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(asked),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        const answer = verifierAnswer.safeParse(response.ok ? await response.json() : undefined)
        if (answer.success) return answer.data
        log.warn({ status: response.status }, 'the verifier gave no usable answer')
      } catch (error) {
        log.warn({ problem: error instanceof Error ? error.name : 'unknown' }, 'the verifier did not answer')
      }
      return { outcome: 'unavailable' }
    },
  }
}
