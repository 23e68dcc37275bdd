// A passkey in the store: there at once, or, asked for with a code alone beside another passkey, after a day.
import { tell } from '../../messages/outbox/tell.ts'
import { credentialMac } from '../../platform/keys/credential-mac.ts'
import type { Key } from '../../platform/keys/derived-key.ts'
import { change, defineCommand, row, type Steps, type Tx } from '../../platform/store/command.ts'
import { askForChange, coolingMs } from '../pending-change-row/pending-change-row.ts'
import type { ProofMethod } from '../proof/proof.ts'

export interface NewPasskey {
  customerId: string
  /** The credential's id. */
  id: string
  publicKey: string
  signatureCount: number
  transports: string[]
  device: string
  /** From when on it counts. */
  createdAt: number
  mac: string
}

export interface RegisterPasskey {
  passkey: Omit<NewPasskey, 'createdAt' | 'mac'>
  at: number
  /** The command makes the MAC, because only it knows when the passkey counts. */
  macKey: Key
  provenBy: ProofMethod
  sessionId: string
  pendingId: string
}

export type PasskeyRegistered = { outcome: 'registered' | 'refused' } | { outcome: 'waits'; dueAt: number }

export const registerPasskey = defineCommand(
  'register-passkey',
  function* (tx: Tx, asked: RegisterPasskey): Steps<PasskeyRegistered> {
    const { passkey, provenBy, sessionId, pendingId, at } = asked
    const { customerId } = passkey
    if (provenBy === 'code' && (yield* hasPasskey(tx, customerId))) {
      const kind = 'add-passkey'
      const details = { ...passkey, mac: macOf(asked, at + coolingMs) }
      const waits = yield* askForChange(tx, { id: pendingId, customerId, sessionId, kind, details, at })
      yield* tell(tx, { kind: 'passkey-waiting', customerId, parameters: { from: waits.dueAt }, at })
      return waits
    }
    const counting = { ...passkey, createdAt: at, mac: macOf(asked, at) }
    return { outcome: (yield* insertPasskey(tx, counting, at)) ? 'registered' : 'refused' }
  },
)

function macOf({ passkey, macKey }: RegisterPasskey, createdAt: number): string {
  const { id, customerId, publicKey: key } = passkey
  return credentialMac(macKey, { table: 'passkey', id, customerId, key, createdAt })
}

export function* hasPasskey(tx: Tx, customerId: string, madeBefore = Infinity): Steps<boolean> {
  const oldest = yield* row(
    tx.query
      .selectFrom('passkey')
      .select(({ fn }) => fn.min('created_at').as('createdAt'))
      .where('customer_id', '=', customerId),
  )
  return oldest?.createdAt != null && oldest.createdAt < madeBefore
}

/** False where it is known already. */
export function* insertPasskey(tx: Tx, passkey: NewPasskey, at: number): Steps<boolean> {
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
        created_at: passkey.createdAt,
        last_used_at: null,
        mac: passkey.mac,
      })
      .onConflict(conflict => conflict.column('id').doNothing()),
  )
  if (inserted !== 1) return false
  const { customerId, device } = passkey
  yield* tell(tx, { kind: 'passkey-added', customerId, parameters: { device }, at })
  return true
}
