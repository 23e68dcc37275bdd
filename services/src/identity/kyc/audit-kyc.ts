import { type Kysely, sql } from 'kysely'
import type { Keys } from '../../platform/keys/derived-key.ts'
import type { Database } from '../../platform/store/database.ts'
import { auditOwners } from '../accounts/audit-owners.ts'
import { isAsSealed, isSealedByUs } from './declaration-seal.ts'
import { idKinds } from './id-number.ts'
import type { DeclarationRow } from './kyc.tables.ts'

/** Nobody has a tier but by a declaration, nor the higher one but by a verifier's word. `db` is a snapshot's. */
export async function auditKyc(db: Kysely<Database>): Promise<string[]> {
  const declarations = await db.selectFrom('kyc_declaration').selectAll().orderBy('id').execute()
  const owned = db
    .selectFrom('kyc_declaration')
    .select([sql<string>`'declaration ' || id`.as('thing'), 'customer_id'])
  const marked = db
    .selectFrom('holder_mark')
    .select([sql<string>`'mark ' || mark`.as('thing'), 'customer_id'])
  return [...declarations.flatMap(differencesOf), ...(await auditOwners(db, [owned, marked]))]
}

/** What only whoever has the portal's secret can say: a row that was forged in the database alone bears no seal of ours. */
export async function auditKycSeals(db: Kysely<Database>, sealKeys: Keys): Promise<string[]> {
  const declarations = await db.selectFrom('kyc_declaration').selectAll().orderBy('id').execute()
  return declarations
    .filter(declared => !isSealedByUs(sealKeys, declared))
    .map(({ id }) => `declaration ${id}: it was not sealed with a key of ours`)
}

function differencesOf(declared: DeclarationRow): string[] {
  const { id, state, declared_at, asked_at, answered_at, verifier_reference } = declared
  const isOpen = state === 'declared' || state === 'asked'
  const checks: [what: string, holds: boolean][] = [
    ['it was changed after it was sealed', isAsSealed(declared)],
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
