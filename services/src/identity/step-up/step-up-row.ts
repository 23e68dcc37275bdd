// A verification in the store: for one session and one action, used once, expired after five minutes.
import { defineCommand, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { isNewBrowser } from '../new-device/new-device.ts'
import { attemptCode, type CodeAttempt, markCodeUsed } from '../one-time-code/code-challenge.ts'
import type { VerifiedPin } from '../payment-pin/payment-pin-row.ts'
import {
  challengeSubject,
  type RequestedAction,
  type VerificationMethod,
  verificationLifetimeMs,
} from '../verification/verification.ts'

interface GivenVerification {
  readonly sessionId: string
  readonly tokenHash: string
  readonly requested: RequestedAction
  readonly at: number
}

interface VerificationByCode extends GivenVerification {
  readonly attempt: CodeAttempt
  readonly customerId: string
  readonly pin: VerifiedPin | undefined
}

export const verifyByCode = defineCommand.readCommitted(
  'prove-by-code',
  function* (tx: Tx, { attempt, customerId, pin, ...given }: VerificationByCode) {
    const entered = yield* attemptCode(tx, attempt)
    if (entered.outcome !== 'right') return entered
    if (entered.subject !== challengeSubject(given.sessionId, given.requested))
      return { outcome: 'expired' } as const
    yield* markCodeUsed(tx, attempt)
    const { browserHash, browserKeys, at } = attempt
    const requester = { customerId, browserHash, browserKeys, at }
    const isEnough = pin?.customerId === customerId || !(yield* isNewBrowser(tx, requester))
    yield* giveVerification(tx, { ...given, method: isEnough ? 'code' : 'code-in-new-browser' })
    return { outcome: 'verified' } as const
  },
)

export const verifyByPasskey = defineCommand.readCommitted(
  'prove-by-passkey',
  (tx: Tx, given: GivenVerification) => giveVerification(tx, { ...given, method: 'passkey' }),
)

function* giveVerification(tx: Tx, given: GivenVerification & { method: VerificationMethod }): Steps<void> {
  const { sessionId, tokenHash, requested, method, at } = given
  const row = { way: method, token_hash: tokenHash, given_at: at, expires_at: at + verificationLifetimeMs }
  yield* write(
    tx.query
      .insertInto('fresh_proof')
      .values({
        session_id: sessionId,
        action: requested.action,
        subject: requested.subject ?? '',
        ...row,
      })
      .onConflict(conflict => conflict.columns(['session_id', 'action', 'subject']).doUpdateSet(row)),
  )
}
