// The interface to a verifier of IDs: the Income Tax Department's PAN service, DigiLocker, a bank's agent. A real one
// is another implementation.
import { z } from 'zod'
import type { Log } from '../../platform/log/log.ts'

export interface KycVerifier {
  /** True when no register is queried. */
  readonly isSandbox: boolean
  /** The reference is ours: the same one queried twice is one request. */
  verify(identity: IdentityToVerify): Promise<VerifierAnswer | { readonly outcome: 'unavailable' }>
}

interface IdentityToVerify {
  readonly reference: string
  readonly name: string
  readonly idKind: string
  readonly idNumber: string
  /** The time of the first request. */
  readonly askedAt: Date
}

export type VerifierAnswer = z.infer<typeof verifierAnswer>

/** The verifier of a portal without one: nothing can be verified. */
export const noVerifier: KycVerifier = {
  isSandbox: false,
  verify: async () => ({ outcome: 'unavailable' }),
}

const verifierAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('verified'), reference: z.string().min(1).max(100) }),
  /** The ID exists and belongs to another person. */
  z.object({ outcome: z.literal('mismatch') }),
  /** The ID does not exist or is no longer valid. */
  z.object({ outcome: z.literal('refused') }),
  z.object({ outcome: z.literal('pending') }),
])

/** How long the customer waits; after that the answer is queried in the background. */
const timeoutMs = 3_000

/** Speaks the sandbox's HTTP API. Nothing of an ID is logged. `url` is a function if the origin is known only after the start. */
export function createHttpVerifier(url: string | (() => Promise<string>), log: Log): KycVerifier {
  return {
    isSandbox: true,
    async verify(identity) {
      try {
        const origin = typeof url === 'string' ? url : await url()
        const response = await fetch(new URL('/v1/identities', origin), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(identity),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
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
