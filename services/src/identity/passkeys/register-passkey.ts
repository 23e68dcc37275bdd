// A passkey in the store: there at once, or, asked for with a code alone beside another passkey, after a day.
import { tell } from '../../messages/outbox/tell.ts'
import { change, defineCommand, row, type Steps, type Tx } from '../../platform/store/command.ts'
import { askForChange } from '../pending-change-row/pending-change-row.ts'
import type { ProofMethod } from '../proof/proof.ts'

export interface NewPasskey {
  customerId: string
  /** The credential's id. */
  id: string
  publicKey: string
  signatureCount: number
  transports: string[]
  device: string
  at: number
}

export interface RegisterPasskey {
  passkey: NewPasskey
  provenBy: ProofMethod
  sessionId: string
  pendingId: string
}

export type PasskeyRegistered = { outcome: 'registered' | 'refused' } | { outcome: 'waits'; dueAt: number }

export const registerPasskey = defineCommand(
  'register-passkey',
  function* (tx: Tx, { passkey, provenBy, sessionId, pendingId }: RegisterPasskey): Steps<PasskeyRegistered> {
    const { customerId, at, ...details } = passkey
    if (provenBy === 'code' && (yield* hasPasskey(tx, customerId))) {
      const kind = 'add-passkey'
      const asked = yield* askForChange(tx, { id: pendingId, customerId, sessionId, kind, details, at })
      yield* tell(tx, { kind: 'passkey-waiting', customerId, parameters: { from: asked.dueAt }, at })
      return asked
    }
    return { outcome: (yield* insertPasskey(tx, passkey)) ? 'registered' : 'refused' }
  },
)

export function* hasPasskey(tx: Tx, customerId: string): Steps<boolean> {
  const passkey = yield* row(
    tx.query.selectFrom('passkey').select('id').where('customer_id', '=', customerId).limit(1),
  )
  return passkey !== undefined
}

/** False where it is known already. */
export function* insertPasskey(tx: Tx, passkey: NewPasskey): Steps<boolean> {
  const inserted = yield* change(
    tx.query
      .insertInto('passkey')
      .values({
        id: passkey.id,
        customer_id: passkey.customerId,
        public_key: passkey.publicKey,
        signature_count: passkey.signatureCount,
        transports: JSON.stringify(passkey.transports),
        device: passkey.device,
        created_at: passkey.at,
        last_used_at: null,
      })
      .onConflict(conflict => conflict.column('id').doNothing()),
  )
  if (inserted !== 1) return false
  const { customerId, device, at } = passkey
  yield* tell(tx, { kind: 'passkey-added', customerId, parameters: { device }, at })
  return true
}
