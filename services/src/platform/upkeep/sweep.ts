import { draftLifetimeMs } from '../../bills/payments/payment.ts'
import { codeLifetimeMs, limitWindowMs, lockMemoryMs } from '../../identity/one-time-code/code-challenge.ts'
import { idleLifetimeMs } from '../../identity/session/session-row.ts'
import { literal } from '../store/literal.ts'
import type { Store } from '../store/store.ts'

/** Takes away what has ended and decides nothing any more. */
export async function sweep({ db }: Store, now: Date): Promise<void> {
  const at = now.getTime()
  await db
    .deleteFrom('session')
    .where(session =>
      session.or([session('expires_at', '<=', at), session('last_seen_at', '<=', at - idleLifetimeMs)]),
    )
    .execute()
  await db.deleteFrom('passkey_ceremony').where('expires_at', '<=', at).execute()
  await db
    .deleteFrom('bill_payment')
    .where('stage', '=', literal('draft'))
    .where('created_at', '<=', at - draftLifetimeMs)
    .execute()
  await db.deleteFrom('mobile_change').where('expires_at', '<=', at).execute()
  // A code that nobody guessed at is remembered for the limits, one that was guessed at for the growing wait.
  await db
    .deleteFrom('code_challenge')
    .where('locked_at', 'is', null)
    .where('created_at', '<=', at - Math.max(codeLifetimeMs, limitWindowMs))
    .execute()
  await db
    .deleteFrom('code_challenge')
    .where('locked_at', '<=', at - lockMemoryMs)
    .execute()
}
