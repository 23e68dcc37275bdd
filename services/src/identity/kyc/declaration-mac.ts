// Each declaration has a hash of its columns, which any audit can verify, and a MAC of that hash. The MAC's key is not in the
// database, so nobody can raise a tier unnoticed by editing a row.
import { hash } from 'node:crypto'
import { type Keys, keyNamed } from '../../platform/keys/derived-key.ts'
import { keyedHash, sameInConstantTime } from '../../platform/keys/opaque-token.ts'
import type { DeclarationRow } from './declaration-row.ts'

type WithoutMac = Omit<DeclarationRow, 'seal'>

export function declarationMac([key]: Keys, declared: WithoutMac): string {
  const digest = digestOf(declared)
  return `${digest}.${key.id}.${keyedHash(key.keyObject, digest)}`
}

export function hasUnchangedColumns(declared: DeclarationRow): boolean {
  return declared.seal.split('.')[0] === digestOf(declared)
}

export function hasValidMac(keys: Keys, { seal }: DeclarationRow): boolean {
  const [digest = '', keyId, mac = ''] = seal.split('.')
  const key = keyNamed(keys, keyId)
  return key !== undefined && sameInConstantTime(mac, keyedHash(key.keyObject, digest))
}

/** The order of fields here is part of the format. */
function digestOf(declared: WithoutMac): string {
  const sealed = [
    declared.id,
    declared.customer_id,
    declared.state,
    declared.name,
    declared.id_kind,
    declared.id_sealed,
    declared.id_end,
    declared.declared_at,
    declared.answered_at,
    declared.verifier_reference,
  ]
  return hash('sha256', JSON.stringify(sealed))
}
