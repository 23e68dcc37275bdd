import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import { auditOwners } from '../accounts/audit-owners.ts'
import { sealOf } from './declaration-row.ts'
import { idKinds } from './id-number.ts'
import type { DeclarationRow } from './kyc.tables.ts'

/** Nobody has a tier but by a declaration, nor the higher one but by a verifier's word. `db` is a snapshot's. */
export async function auditKyc(db: Kysely<Database>): Promise<string[]> {
  const declarations = await db.selectFrom('kyc_declaration').selectAll().orderBy('id').execute()
  const owned = db
    .selectFrom('kyc_declaration')
    .select([sql<string>`'declaration ' || id`.as('thing'), 'customer_id'])
  return [...declarations.flatMap(differencesOf), ...(await auditOwners(db, [owned]))]
}

function differencesOf(declared: DeclarationRow): string[] {
  const { id, state, declared_at, asked_at, answered_at, verifier_reference } = declared
  const isOpen = state === 'declared' || state === 'asked'
  const checks: [what: string, holds: boolean][] = [
    ['it was changed after it was sealed', declared.seal === sealOf(declared)],
    [`no ID is a ${declared.id_kind}`, idKinds.includes(declared.id_kind)],
    [`it is ${state} without a verifier’s word`, (state === 'verified') === (verifier_reference !== null)],
    [`it is ${state}, but answered at ${answered_at}`, isOpen === (answered_at === null)],
    [`it is ${state}, but asked at ${asked_at}`, (state === 'declared') === (asked_at === null)],
    [
      'its times are not in order',
      declared_at <= (asked_at ?? declared_at) && (asked_at ?? declared_at) <= (answered_at ?? Infinity),
    ],
  ]
  return checks.filter(([, holds]) => !holds).map(([what]) => `declaration ${id}: ${what}`)
}
