// Who says whether an ID is somebody's: the Income Tax Department's PAN service, DigiLocker, a bank's agent. A real one is
// one more module that keeps this promise.
import type { z } from 'zod'
import type { verifierAnswer } from './verifier-answer.ts'

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
