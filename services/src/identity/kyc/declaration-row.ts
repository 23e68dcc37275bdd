// Declarations in the store: written, sent to the verifier, answered.

import { hash } from 'node:crypto'
import { notify } from '../../messages/outbox/notify.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import { type Keys, keyNamed } from '../../platform/keys/derived-key.ts'
import { keyedHash, sameInConstantTime } from '../../platform/keys/opaque-token.ts'
import { change, defineCommand, row, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { markHolder } from '../holders/holder-marks.ts'
import type { VerifierAnswer } from '../kyc-verifier/kyc-verifier.ts'
import { tierAt } from './tier.ts'

/** Declared by the customer; being verified; the result. */
export type DeclarationState = 'declared' | 'asked' | 'verified' | 'mismatch' | 'refused'

export type DeclarationRow = Database['kyc_declaration']

/** A customer with a tier keeps the first declaration. The caller makes the row's MAC, because the store's thread has no keys. */
export const declareIdentity = defineCommand(
  'declare-identity',
  function* (tx: Tx, { declaration, marks }: { declaration: DeclarationRow; marks: readonly string[] }) {
    const { customer_id, declared_at } = declaration
    const known = yield* row(
      tx.query
        .selectFrom('customer')
        .select(tierAt(customer_id, declared_at).as('tier'))
        .where('id', '=', customer_id),
    )
    if (known?.tier !== 'none') return
    yield* insert(tx, declaration)
    yield* markHolder(tx, { customerId: customer_id, marks, until: null })
  },
)

/** The limit of verifications allows for typing errors, but not for searching whose number it is. */
const asksInDay = 5

export type VerificationRequestOutcome = 'asked' | 'already-asked' | 'already-verified' | 'too-many'

/** Stores the customer's request; then the verifier may be called. */
export const requestIdVerification = defineCommand(
  'ask-for-verification',
  function* (tx: Tx, declaration: DeclarationRow): Steps<VerificationRequestOutcome> {
    const before = yield* rows(
      tx.query
        .selectFrom('kyc_declaration')
        .select(['state', 'declared_at'])
        .where('customer_id', '=', declaration.customer_id)
        .where('state', '<>', 'declared'),
    )
    if (before.some(({ state }) => state === 'verified')) return 'already-verified'
    if (before.some(({ state }) => state === 'asked')) return 'already-asked'
    const recent = before.filter(({ declared_at }) => declared_at > declaration.declared_at - dayMs)
    if (recent.length >= asksInDay) return 'too-many'
    yield* insert(tx, declaration)
    return 'asked'
  },
)

type VerifierResult = Exclude<VerifierAnswer, { outcome: 'pending' }>

export interface EndedIdVerification {
  readonly id: string
  readonly customerId: string
  readonly ended: EndColumns
  readonly seal: string
  /** A mark that identifies the verified person in other accounts. */
  readonly marks: readonly string[]
  readonly at: number
}

type EndColumns = Pick<DeclarationRow, 'state' | 'answered_at' | 'verifier_reference'>

export const endColumnsOf = (result: VerifierResult, at: number): EndColumns => ({
  state: result.outcome,
  answered_at: at,
  verifier_reference: result.outcome === 'verified' ? result.reference : null,
})

/** Stores the first answer, however often the verifier answers. */
export const endIdVerification = defineCommand(
  'end-verification',
  function* (tx: Tx, { id, customerId, ended, seal, marks, at }: EndedIdVerification): Steps<void> {
    const changed = yield* change(
      tx.query
        .updateTable('kyc_declaration')
        .set({ ...ended, seal })
        .where('id', '=', id)
        .where('state', '=', 'asked'),
    )
    if (changed === 0) return
    const isVerified = ended.state === 'verified'
    if (isVerified) yield* markHolder(tx, { customerId, marks, until: null })
    const kind = isVerified ? 'identity-verified' : 'identity-refused'
    yield* notify(tx, { kind, customerId, parameters: {}, at })
  },
)

function* insert(tx: Tx, declaration: DeclarationRow): Steps<void> {
  yield* write(tx.query.insertInto('kyc_declaration').values(declaration))
}

type WithoutMac = Omit<DeclarationRow, 'seal'>

/** Any audit can verify the hash of the columns. The MAC's key is not in the database, so nobody edits a row unnoticed. */
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
