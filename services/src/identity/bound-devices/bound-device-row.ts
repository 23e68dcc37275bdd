// A browser's key in the store. It belongs to the session in which a code was verified, and ends with it.
import { credentialMac } from '../../platform/keys/credential-mac.ts'
import type { Key } from '../../platform/keys/derived-key.ts'
import { type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { DeviceKey } from './device-key.ts'

export interface DeviceToBind {
  sessionId: string
  publicKey: DeviceKey
  macKey: Key
}

/** Requires a code that was verified in this browser. A newer key replaces the older one. */
export function* bindDevice(
  tx: Tx,
  { sessionId, publicKey: key, macKey, customerId, at }: DeviceToBind & { customerId: string; at: number },
): Steps<void> {
  const mac = credentialMac(macKey, { table: 'bound_device', id: sessionId, customerId, key, createdAt: at })
  const bound = { customer_id: customerId, public_key: key, bound_at: at, mac }
  yield* write(
    tx.query
      .insertInto('bound_device')
      .values({ session_id: sessionId, ...bound })
      .onConflict(conflict => conflict.column('session_id').doUpdateSet(bound)),
  )
}

/** Deletes the customer's keys after a change of number, because they were verified with the former one. */
export function* forgetDevices(tx: Tx, customerId: string): Steps<void> {
  yield* write(tx.query.deleteFrom('bound_device').where('customer_id', '=', customerId))
}
