// A passkey's challenge: given to one browser for one purpose, answered once. A browser that begins again forgets the
// challenge before.

import type { Store } from '../../platform/store/store.ts'

export type CeremonyPurpose = 'register' | 'sign-in' | 'confirm'

export interface Ceremony {
  browserHash: string
  purpose: CeremonyPurpose
  customerId: string | null
}

const ceremonyLifetimeMs = 5 * 60_000

export async function beginCeremony(
  { db }: Store,
  { browserHash, purpose, customerId }: Ceremony,
  challenge: string,
  at: number,
): Promise<void> {
  const fresh = { challenge, customer_id: customerId, expires_at: at + ceremonyLifetimeMs }
  await db
    .insertInto('passkey_ceremony')
    .values({ browser_hash: browserHash, purpose, ...fresh })
    .onConflict(conflict => conflict.columns(['browser_hash', 'purpose']).doUpdateSet(fresh))
    .execute()
}

/** The challenge, taken: the same answer does not work twice, on any server. */
export async function takeCeremony(
  { db }: Store,
  { browserHash, purpose, customerId }: Ceremony,
  at: number,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('passkey_ceremony')
    .where('browser_hash', '=', browserHash)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'customer_id', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > at && taken.customer_id === customerId ? taken.challenge : undefined
}
