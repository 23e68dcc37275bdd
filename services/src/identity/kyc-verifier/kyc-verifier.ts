// Who says whether an ID is somebody's: the Income Tax Department's PAN service, DigiLocker, a bank's agent. A real one is
// one more module that keeps this promise.
import { z } from 'zod'
import type { Log } from '../../platform/log/log.ts'

export interface KycVerifier {
  /** True when no register is asked. */
  readonly isSandbox: boolean
  /** The reference is ours: asking twice with the same one asks one question. */
  verify(asked: IdentityToVerify): Promise<VerifierAnswer | { readonly outcome: 'unavailable' }>
}

interface IdentityToVerify {
  readonly reference: string
  readonly name: string
  readonly idKind: string
  readonly idNumber: string
  /** When it was asked for the first time. */
  readonly askedAt: Date
}

export type VerifierAnswer = z.infer<typeof verifierAnswer>

/** Where nobody checks IDs. */
export const noVerifier: KycVerifier = {
  isSandbox: false,
  verify: async () => ({ outcome: 'unavailable' }),
}

const verifierAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('verified'), reference: z.string().min(1).max(100) }),
  /** There is such an ID, and it is somebody else's. */
  z.object({ outcome: z.literal('mismatch') }),
  /** There is no such ID, or it is not good any more. */
  z.object({ outcome: z.literal('refused') }),
  z.object({ outcome: z.literal('pending') }),
])

export interface HttpVerifierOptions {
  /** Where it answers; a function when that is known only once it has been started. */
  readonly url: string | (() => Promise<string>)
  readonly log: Log
}

/** The customer waits as long as this; after it the answer is asked for again from behind. */
const TIMEOUT_MS = 3_000

/** Speaks the sandbox's HTTP API. An ID is sent in a body only, and nothing of it is logged. */
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
