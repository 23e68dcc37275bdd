import { type Kysely, sql } from 'kysely'
import type { Keys } from '../../platform/keys/derived-key.ts'
import type { Database } from '../../platform/store/database.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { auditOwners } from '../accounts/audit-owned-rows.ts'
import {
  type DeclarationRow,
  type DeclarationState,
  declareIdentity,
  endIdVerification,
  hasUnchangedColumns,
  hasValidMac,
  requestIdVerification,
} from './declaration-row.ts'
import { type IdKind, idKinds, maskedId } from './id-number.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    kyc_declaration: {
      id: string
      customer_id: string
      state: DeclarationState
      /** The name as the document shows it. */
      name: string
      id_kind: IdKind
      /** The number, encrypted for this row; it names its key. */
      id_sealed: string
      id_end: string
      declared_at: number
      /** When the verifier was last asked. */
      asked_at: number | null
      answered_at: number | null
      /** The verifier's reference for its answer. */
      verifier_reference: string | null
      /** A hash over every column above except `asked_at`, and a MAC over that hash. */
      seal: string
    }
  }
}

export const kycModule: StoreModule = {
  fullyReadTables: {
    kyc_declaration: 'one for each customer who has declared who they are: no other table stores the tier',
  },
  retention: { kyc_declaration: 'identity' },
  sealed: {
    // The row's own MAC covers all columns; the audit's seal detects deleted rows.
    kyc_declaration: {
      key: ['id'],
      madeAt: 'declared_at',
      isFew: true,
      changes: {
        state: 'any',
        id_sealed: 'any',
        asked_at: 'later',
        answered_at: 'once',
        verifier_reference: 'once',
        seal: 'any',
      },
    },
  },
  exports: [
    {
      name: 'identity',
      about: { en: 'Who you declared to be, and how it was checked', hi: 'आपकी बताई पहचान, और उसकी जाँच' },
      async rows(db, customerId) {
        const declared = await db
          .selectFrom('kyc_declaration')
          .select([
            'id as declaration',
            'name',
            'id_kind',
            'id_end as id_number',
            'state',
            'declared_at',
            'answered_at',
          ])
          .where('customer_id', '=', customerId)
          .orderBy('declared_at')
          .orderBy('id')
          .execute()
        return declared.map(row => ({ ...row, id_number: maskedId(row.id_number) }))
      },
    },
  ],
  commands: [declareIdentity, requestIdVerification, endIdVerification],
  audit: async db => ({ differences: await auditKyc(db) }),
}

/** Audits that each tier has a declaration, and the higher one a verifier's answer. `db` is a snapshot. */
async function auditKyc(db: Kysely<Database>): Promise<string[]> {
  const declarations = await db.selectFrom('kyc_declaration').selectAll().orderBy('id').execute()
  const owned = db
    .selectFrom('kyc_declaration')
    .select([sql<string>`'declaration ' || id`.as('thing'), 'customer_id'])
  const marked = db
    .selectFrom('holder_mark')
    .select([sql<string>`'mark ' || mark`.as('thing'), 'customer_id'])
  return [...declarations.flatMap(differencesOf), ...(await auditOwners(db, [owned, marked]))]
}

/** The check needs the portal's secret: a row that was forged in the database alone has no valid seal. */
export async function auditKycMacs(db: Kysely<Database>, macKeys: Keys): Promise<string[]> {
  const declarations = await db.selectFrom('kyc_declaration').selectAll().orderBy('id').execute()
  return declarations
    .filter(declared => !hasValidMac(macKeys, declared))
    .map(({ id }) => `declaration ${id}: it was not sealed with a key of ours`)
}

function differencesOf(declared: DeclarationRow): string[] {
  const { id, state, declared_at, asked_at, answered_at, verifier_reference } = declared
  const isOpen = state === 'declared' || state === 'asked'
  const checks: [what: string, holds: boolean][] = [
    ['it was changed after it was sealed', hasUnchangedColumns(declared)],
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
