// A simulated verifier: the last digit of the ID number decides, so that anyone can try a fault.
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { VerifierAnswer } from './kyc-verifier.ts'

export interface SandboxVerifierOptions {
  readonly now?: () => Date
  /** Divides every delay. */
  readonly speed?: number
  readonly slowMs?: number
}

const defaultPendingMs = 6_000
const defaultSlowMs = 8_000

const question = z.object({
  reference: z.string().min(1).max(100),
  name: z.string().min(1).max(100),
  idKind: z.string().max(40),
  idNumber: z.string().max(40),
  askedAt: z.iso.datetime(),
})

/** Adds the verifier to a server: `POST /v1/identities`. */
export function serveVerifier(app: FastifyInstance, options: SandboxVerifierOptions = {}): void {
  const { now = () => new Date(), speed = 1, slowMs = defaultSlowMs / speed } = options
  const pendingMs = defaultPendingMs / speed

  app.post('/v1/identities', async (request, reply) => {
    const { reference, idNumber, askedAt } = question.parse(request.body)
    const ageMs = now().getTime() - Date.parse(askedAt)
    const digit = idNumber.replaceAll(/\D/g, '').at(-1)
    if (digit === '5') return reply.code(503).send()
    if (digit === '9' && ageMs < slowMs) await wait(slowMs)
    return answerTo(digit, reference, ageMs < pendingMs)
  })
}

function answerTo(digit: string | undefined, reference: string, isYoung: boolean): VerifierAnswer {
  switch (digit) {
    case '2':
      return { outcome: 'refused' }
    case '3':
      return isYoung ? { outcome: 'pending' } : verified(reference)
    case '4':
      return { outcome: 'mismatch' }
    default:
      return verified(reference)
  }
}

function verified(reference: string): VerifierAnswer {
  const chance = createHash('sha256').update(reference).digest('hex')
  return { outcome: 'verified', reference: `SBXID${chance.slice(0, 12).toUpperCase()}` }
}
