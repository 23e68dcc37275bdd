// A customer's identity by name and ID: declared by themselves, or verified with the issuer of the ID. Verifying
// needs a step-up verification, because it raises the limits of the wallet.
import { randomUUIDv7 } from 'node:crypto'
import { decryptText, encryptText } from '../../platform/keys/encrypted-text.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readInPages } from '../../platform/store/in-pages.ts'
import { literal } from '../../platform/store/literal.ts'
import { type NameFault, parseName } from '../customer/customer.ts'
import { holderMarks } from '../holders/holder-marks.ts'
import { type KycVerifier, noVerifier } from '../kyc-verifier/kyc-verifier.ts'
import type { Verification } from '../verification/verification.ts'
import {
  type DeclarationRow,
  declarationMac,
  declareIdentity,
  endColumnsOf,
  endIdVerification,
  hasUnchangedColumns,
  hasValidMac,
  requestIdVerification,
} from './declaration-row.ts'
import { type IdKind, type IdNumberFault, maskedId, parseIdNumber } from './id-number.ts'

export interface TypedIdentity {
  readonly name: string
  readonly idKind: string
  readonly idNumber: string
}

export type IdentityFaults = { readonly name?: NameFault; readonly idNumber?: IdNumberFault }

export type Declaration = NonNullable<Awaited<ReturnType<ReturnType<typeof createKyc>['current']>>>

const queriesPerRun = 50

export function createKyc(
  { store, keysFor, demo, log, now }: ServiceContext,
  { verifier }: { verifier: KycVerifier },
) {
  const { db } = store
  const keys = { id: keysFor('kyc-id'), mac: keysFor('kyc-seal'), holder: keysFor('holder') }
  const canVerify = verifier !== noVerifier
  /** Once per start, because a secret changes only at a start. */
  let isRenewed = false

  function read(typed: TypedIdentity) {
    const name = parseName(typed.name)
    const id = parseIdNumber(typed.idKind, typed.idNumber)
    if (name.ok && id.ok) return { ok: true, name: name.name, kind: id.kind, number: id.number } as const
    return {
      ok: false,
      faults: { ...(!name.ok && { name: name.fault }), ...(!id.ok && { idNumber: id.fault }) },
    } as const
  }

  /** None in a demonstration, whose customers type the same sample numbers. */
  const marksOf = (kind: IdKind, number: string) =>
    demo ? [] : holderMarks(keys.holder, 'id', `${kind} ${number}`)

  function declarationOf(
    customerId: string,
    { name, kind, number }: { name: string; kind: IdKind; number: string },
    state: 'declared' | 'asked',
  ): DeclarationRow {
    const id = randomUUIDv7()
    const declaredAt = now().getTime()
    const unsealed = {
      id,
      customer_id: customerId,
      state,
      name,
      id_kind: kind,
      id_sealed: encryptText(keys.id, id, number),
      id_end: number.slice(-4),
      declared_at: declaredAt,
      asked_at: state === 'asked' ? declaredAt : null,
      answered_at: null,
      verifier_reference: null,
    }
    return { ...unsealed, seal: declarationMac(keys.mac, unsealed) }
  }

  async function queryVerifier(declared: DeclarationRow): Promise<void> {
    const { id, name, id_kind: idKind, id_sealed, declared_at } = declared
    const idNumber = decryptText(keys.id, id, id_sealed)
    if (idNumber === undefined) {
      log.error({ declaration: id }, 'an ID number was sealed with no key of ours; it cannot be verified')
      return
    }
    const askedAt = new Date(declared_at)
    const answer = await verifier.verify({ reference: id, name, idKind, idNumber, askedAt })
    if (answer.outcome === 'pending' || answer.outcome === 'unavailable') return
    const at = now().getTime()
    const ended = endColumnsOf(answer, at)
    await store.run(endIdVerification, {
      id,
      customerId: declared.customer_id,
      ended,
      at,
      seal: declarationMac(keys.mac, { ...declared, ...ended }),
      marks: marksOf(idKind, idNumber),
    })
  }

  async function queryVerifierFor(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const pending = await db
        .updateTable('kyc_declaration')
        .set({ asked_at: now().getTime() })
        .where('id', '=', id)
        .where('state', '=', 'asked')
        .returningAll()
        .executeTakeFirst()
      if (pending)
        await queryVerifier(pending).catch(error =>
          log.error({ err: error }, 'an ID could not be asked about'),
        )
    }
  }

  /** While a replaced secret is still known, remakes its ciphertexts, MACs and marks, which then stay valid without it. */
  async function renewSecrets(): Promise<void> {
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
      for (const declared of page) await renewSecretsOf(declared)
  }

  async function renewSecretsOf(declared: DeclarationRow): Promise<void> {
    const { id, id_kind, state, customer_id, seal } = declared
    const number = decryptText(keys.id, id, declared.id_sealed)
    const isRenewed =
      seal.split('.')[1] === keys.mac[0].id && declared.id_sealed.split('.')[0] === keys.id[0].id
    if (isRenewed || number === undefined) return
    // The audit reports any other fault of it.
    if (!hasUnchangedColumns(declared) || !hasValidMac(keys.mac, declared)) return
    const id_sealed = encryptText(keys.id, id, number)
    await db
      .updateTable('kyc_declaration')
      .set({ id_sealed, seal: declarationMac(keys.mac, { ...declared, id_sealed }) })
      .where('id', '=', id)
      .where('seal', '=', seal)
      .execute()
    if (state !== 'declared' && state !== 'verified') return
    for (const mark of marksOf(id_kind, number))
      await db
        .insertInto('holder_mark')
        .values({ customer_id, mark, until: null })
        .onConflict(conflict => conflict.columns(['customer_id', 'mark']).doNothing())
        .execute()
  }

  return {
    /** False without a verifier: the higher tier is then not available. */
    canVerify,
    /** True when the verifier is simulated; every page that offers it must then say so. */
    isSandbox: verifier.isSandbox,

    /** Validates the input before any of it is stored. */
    faultsIn(typed: TypedIdentity): IdentityFaults | undefined {
      const given = read(typed)
      return given.ok ? undefined : given.faults
    },

    /** Stores the customer's declaration, once. */
    async declare(customerId: string, typed: TypedIdentity): Promise<IdentityFaults | undefined> {
      const given = read(typed)
      if (!given.ok) return given.faults
      const declaration = declarationOf(customerId, given, 'declared')
      await store.run(declareIdentity, { declaration, marks: marksOf(given.kind, given.number) })
      return undefined
    },

    /** Sends the ID to its issuer. The answer may come later. */
    async verify({ customerId }: Verification<'verify-identity'>, typed: TypedIdentity) {
      if (!canVerify) return { outcome: 'no-verifier' } as const
      const given = read(typed)
      if (!given.ok) return { outcome: 'invalid', faults: given.faults } as const
      const declaration = declarationOf(customerId, given, 'asked')
      const outcome = await store.run(requestIdVerification, declaration)
      if (outcome === 'asked') await queryVerifierFor([declaration.id])
      return { outcome }
    },

    /** The customer's current identity: what is verified or being checked, else what came last. */
    async current(customerId: string) {
      const rows = await db
        .selectFrom('kyc_declaration')
        .select(['state', 'name', 'id_kind', 'id_end', 'declared_at'])
        .where('customer_id', '=', customerId)
        .orderBy('declared_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      const current = rows.find(({ state }) => state === 'verified' || state === 'asked') ?? rows[0]
      return (
        current && {
          state: current.state,
          name: current.name,
          idKind: current.id_kind,
          /** The ID number as shown to the customer: '••••234F'. */
          maskedId: maskedId(current.id_end),
          declaredAt: new Date(current.declared_at),
        }
      )
    },

    /** Queries requests without an answer; the first run also renews ciphertexts and MACs of former keys. */
    async runDueWork(): Promise<void> {
      if (!isRenewed && keys.mac.length > 1) await renewSecrets()
      isRenewed = true
      if (!canVerify) return
      const open = await db
        .selectFrom('kyc_declaration')
        .select('id')
        .where('state', '=', literal('asked'))
        .orderBy('asked_at')
        .limit(queriesPerRun)
        .execute()
      await queryVerifierFor(open.map(({ id }) => id))
    },
  }
}
