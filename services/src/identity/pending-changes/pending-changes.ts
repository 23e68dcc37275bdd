// Changes that wait a day: shown to the customer, cancelled by them, or performed when due.

import { z } from 'zod'
import { hasCredentialMac } from '../../platform/keys/credential-mac.ts'
import type { Keys } from '../../platform/keys/derived-key.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readJsonColumn } from '../../platform/store/broken-record.ts'
import { defineCommand, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { isMobileTaken, moveAccount } from '../accounts/mobile-change-row.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { insertPasskey, pendingPasskey } from '../passkeys/passkey-row.ts'
import { replacePin } from '../payment-pin/payment-pin-row.ts'
import {
  claimDueChange,
  endPendingChanges,
  numberCredential,
  refuseChange,
} from '../pending-change-row/pending-change-row.ts'
import type { CurrentSession } from '../session/sessions.ts'
import type { Verification } from '../verification/verification.ts'

export type PendingChange = { readonly id: string; readonly requestedAt: Date; readonly dueAt: Date } & (
  | { readonly kind: 'change-mobile'; readonly mobile: Mobile }
  | { readonly kind: 'add-passkey' | 'reset-pin' | 'close-account' }
)

const waitingChanges = prepare((query, value: { customerId: string }) =>
  query
    .selectFrom('pending_change')
    .select(['id', 'kind', 'details', 'asked_at', 'due_at'])
    .where('customer_id', '=', value.customerId)
    .where('ended_at', 'is', null)
    .orderBy('due_at'),
)

export function createPendingChanges({ store, keysFor, log, now }: ServiceContext) {
  const { db } = store
  const credentialKeys = keysFor('credential')
  return {
    /** The pending changes, the earliest due first. */
    async list(customerId: string): Promise<PendingChange[]> {
      const waiting = await store.lookUp(waitingChanges, { customerId })
      return waiting.map(({ id, kind, details, asked_at, due_at }) => {
        const change = { id, requestedAt: new Date(asked_at), dueAt: new Date(due_at) }
        if (kind !== 'change-mobile') return { ...change, kind }
        return {
          ...change,
          kind,
          mobile: readJsonColumn('pending_change.details', id, newNumber, details).mobile,
        }
      })
    },

    /** Cancels a change, without verification because everything stays as it is. False if it was not pending any more. */
    async cancel({ customer }: CurrentSession, id: string): Promise<boolean> {
      const ended = { customerId: customer.id, id, endedAs: 'cancelled', at: now().getTime() } as const
      return (await store.run(endPendingChanges, ended)) > 0
    },

    async cancelRequestedBy({ customerId, subject: sessionId }: Verification<'sign-out-device'>) {
      await store.run(endPendingChanges, { customerId, sessionId, endedAs: 'cancelled', at: now().getTime() })
    },

    /** Carries out the changes that are due; one that fails does not stop the others. */
    async runDueWork(): Promise<void> {
      const at = now().getTime()
      const due = await db
        .selectFrom('pending_change')
        .select('id')
        .where('ended_at', 'is', null)
        .where('due_at', '<=', at)
        // The care domain carries out closings.
        .where('kind', '!=', 'close-account')
        .orderBy('due_at')
        .limit(100)
        .execute()
      for (const { id } of due)
        await store
          .run(carryOutChange, { id, credentialKeys, at })
          .catch(error =>
            log.error({ err: error, id }, 'A due change could not be carried out; it stays pending.'),
          )
    },
  }
}

const newNumber = z.object({
  mobile: z.string().transform(mobile => mobile as Mobile),
  mac: z.string().default(''),
})

const newPin = z.object({ hash: z.string() })

type DueChange = { readonly id: string; readonly credentialKeys: Keys; readonly at: number }

/** Carries out a change whose day has passed, once, on whichever server comes first. */
export const carryOutChange = defineCommand.readCommitted(
  'carry-out-change',
  function* (tx: Tx, due: DueChange): Steps<void> {
    const pending = yield* claimDueChange(tx, due)
    if (!pending || (yield* carryOut(tx, pending, due))) return
    yield* refuseChange(tx, due.id)
  },
)

/** False if it cannot be done: the number or the passkey belongs to another account by now, or the MAC is not ours. */
function* carryOut(tx: Tx, pending: Database['pending_change'], { credentialKeys, at }: DueChange) {
  const { id, customer_id: customerId, details, due_at } = pending
  switch (pending.kind) {
    case 'change-mobile': {
      const { mobile, mac } = readJsonColumn('pending_change.details', id, newNumber, details)
      if (!hasCredentialMac(credentialKeys, numberCredential(id, customerId, mobile, due_at), mac))
        return false
      if (yield* isMobileTaken(tx, mobile)) return false
      yield* moveAccount(tx, {
        ...{ customerId, mobile, sessionId: pending.session_id },
        ...{ macKey: credentialKeys[0], at },
      })
      return true
    }
    case 'add-passkey': {
      const passkey = readJsonColumn('pending_change.details', id, pendingPasskey, details)
      // The passkey's MAC covers `due_at`, the end of the day of waiting: with another one the passkey is refused.
      return yield* insertPasskey(tx, { ...passkey, customerId, createdAt: due_at }, at)
    }
    case 'reset-pin': {
      const { hash } = readJsonColumn('pending_change.details', id, newPin, details)
      yield* replacePin(tx, { customerId, hash, session: { id: pending.session_id }, at })
      return true
    }
    case 'close-account':
      throw new Error('Customer care closes accounts.')
  }
}
