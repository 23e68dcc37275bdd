// A customer's identity by name and ID: declared by themselves, or verified with the issuer of the ID. Verifying
// needs a step-up verification, because it raises the limits of the wallet.
import { randomUUIDv7 } from 'node:crypto'
import { decryptText, encryptText } from '../../platform/keys/encrypted-text.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { literal } from '../../platform/store/literal.ts'
import { type NameFault, parseName } from '../customer/customer.ts'
import { holderMarks } from '../holders/holder-marks.ts'
import { type KycVerifier, noVerifier } from '../kyc-verifier/kyc-verifier.ts'
import type { Verification } from '../verification/verification.ts'
import { declarationMac } from './declaration-mac.ts'
import {
  type DeclarationRow,
  type DeclarationState,
  declareIdentity,
  endColumnsOf,
  endIdVerification,
  requestIdVerification,
  type VerificationRequestOutcome,
} from './declaration-row.ts'
import { type IdKind, type IdNumberFault, lastFour, maskedId, parseIdNumber } from './id-number.ts'
import { type KycKeys, renewKycSecrets } from './renew-kyc-secrets.ts'

export interface TypedIdentity {
  readonly name: string
  readonly idKind: string
  readonly idNumber: string
}

export interface IdentityFaults {
  readonly name?: NameFault
  readonly idNumber?: IdNumberFault
}

export interface Declaration {
  readonly state: DeclarationState
  readonly name: string
  readonly idKind: IdKind
  /** The ID number as shown to the customer: '••••234F'. */
  readonly maskedId: string
  readonly declaredAt: Date
}

const QUERIES_PER_RUN = 50

export function createKyc(
  { store, keysFor, demo, log, now }: ServiceContext,
  { verifier }: { verifier: KycVerifier },
) {
  const { db } = store
  const keys: KycKeys = { id: keysFor('kyc-id'), mac: keysFor('kyc-seal'), holder: keysFor('holder') }
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
      id_end: lastFour(number),
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
    const word = await verifier.verify({ reference: id, name, idKind, idNumber, askedAt })
    if (word.outcome === 'pending' || word.outcome === 'unavailable') return
    const at = now().getTime()
    const ended = endColumnsOf(word, at)
    await store.run(endIdVerification, {
      ...{ id, customerId: declared.customer_id, ended, at },
      seal: declarationMac(keys.mac, { ...declared, ...ended }),
      marks: marksOf(idKind, idNumber),
    })
  }

  async function queryStatus(ids: readonly string[]): Promise<void> {
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
    async verify(
      { customerId }: Verification<'verify-identity'>,
      typed: TypedIdentity,
    ): Promise<
      { outcome: VerificationRequestOutcome | 'no-verifier' } | { outcome: 'invalid'; faults: IdentityFaults }
    > {
      if (!canVerify) return { outcome: 'no-verifier' }
      const given = read(typed)
      if (!given.ok) return { outcome: 'invalid', faults: given.faults }
      const declaration = declarationOf(customerId, given, 'asked')
      const outcome = await store.run(requestIdVerification, declaration)
      if (outcome === 'asked') await queryStatus([declaration.id])
      return { outcome }
    },

    /** The customer's current identity: what is verified or being checked, else what came last. */
    async current(customerId: string): Promise<Declaration | undefined> {
      const rows = await db
        .selectFrom('kyc_declaration')
        .select(['state', 'name', 'id_kind', 'id_end', 'declared_at'])
        .where('customer_id', '=', customerId)
        .orderBy('declared_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      const standing = rows.find(({ state }) => state === 'verified' || state === 'asked') ?? rows[0]
      return (
        standing && {
          state: standing.state,
          name: standing.name,
          idKind: standing.id_kind,
          maskedId: maskedId(standing.id_end),
          declaredAt: new Date(standing.declared_at),
        }
      )
    },

    /** Queries requests without an answer; the first run also renews ciphertexts and MACs of former keys. */
    async catchUp(): Promise<void> {
      if (!isRenewed) await renewKycSecrets(store, keys, marksOf)
      isRenewed = true
      if (!canVerify) return
      const open = await db
        .selectFrom('kyc_declaration')
        .select('id')
        .where('state', '=', literal('asked'))
        .orderBy('asked_at')
        .limit(QUERIES_PER_RUN)
        .execute()
      await queryStatus(open.map(({ id }) => id))
    },
  }
}
