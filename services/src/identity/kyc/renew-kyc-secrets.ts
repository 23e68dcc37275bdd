// A replaced secret stays known for a while. Meanwhile its ciphertexts, MACs and marks are made again with the new one, so
// that they stay valid when it is gone.
import type { Keys } from '../../platform/keys/derived-key.ts'
import { decryptText, encryptText } from '../../platform/keys/encrypted-text.ts'
import { readInPages } from '../../platform/store/in-pages.ts'
import type { Store } from '../../platform/store/store.ts'
import { declarationMac, hasUnchangedColumns, hasValidMac } from './declaration-mac.ts'
import type { DeclarationRow } from './declaration-row.ts'
import type { IdKind } from './id-number.ts'

export interface KycKeys {
  readonly id: Keys
  readonly mac: Keys
  readonly holder: Keys
}

/** `marksOf` returns the marks of a number that identifies a person. */
export async function renewKycSecrets(
  { db }: Store,
  keys: KycKeys,
  marksOf: (kind: IdKind, number: string) => readonly string[],
): Promise<void> {
  if (keys.mac.length === 1) return
  const read = (last: string, limit: number) =>
    db
      .selectFrom('kyc_declaration')
      .selectAll()
      .where('id', '>', last)
      // The answer to a pending declaration makes its MAC again.
      .where('state', '<>', 'asked')
      .orderBy('id')
      .limit(limit)
      .execute()
  for await (const page of readInPages(read, ({ id }) => id))
    for (const declared of page) await renew(declared)

  async function renew(declared: DeclarationRow): Promise<void> {
    const { id, id_kind, state, customer_id } = declared
    const number = decryptText(keys.id, id, declared.id_sealed)
    if (isNewest(declared) || number === undefined) return
    // The audit reports any other fault of it.
    if (!hasUnchangedColumns(declared) || !hasValidMac(keys.mac, declared)) return
    const id_sealed = encryptText(keys.id, id, number)
    await db
      .updateTable('kyc_declaration')
      .set({ id_sealed, seal: declarationMac(keys.mac, { ...declared, id_sealed }) })
      .where('id', '=', id)
      .where('seal', '=', declared.seal)
      .execute()
    if (state !== 'declared' && state !== 'verified') return
    for (const mark of marksOf(id_kind, number))
      await db
        .insertInto('holder_mark')
        .values({ customer_id, mark, until: null })
        .onConflict(conflict => conflict.columns(['customer_id', 'mark']).doNothing())
        .execute()
  }

  function isNewest({ seal, id_sealed }: DeclarationRow): boolean {
    return seal.split('.')[1] === keys.mac[0].id && id_sealed.split('.')[0] === keys.id[0].id
  }
}
