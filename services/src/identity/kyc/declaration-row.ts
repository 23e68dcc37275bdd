// What a customer has declared in the store: written, asked about, answered. Each row is sealed by a hash over itself, so
// that the audit sees whoever raises a tier by hand.
import { hash } from 'node:crypto'
import { tell } from '../../messages/outbox/tell.ts'
import { defineCommand, row, rows, type Steps, type Tx } from '../../platform/store/command.ts'
import type { DeclarationRow } from './kyc.tables.ts'
import { tierAt } from './tier.ts'

export type NewDeclaration = Pick<
  DeclarationRow,
  'id' | 'customer_id' | 'name' | 'id_kind' | 'id_sealed' | 'id_end' | 'declared_at'
>

/** Whoever has a tier keeps what was declared first. */
export const declareIdentity = defineCommand(
  'declare-identity',
  function* (tx: Tx, declaration: NewDeclaration): Steps<void> {
    const { customer_id, declared_at } = declaration
    const known = yield* row(
      tx.query
        .selectFrom('customer')
        .select(tierAt(customer_id, declared_at).as('tier'))
        .where('id', '=', customer_id),
    )
    if (known?.tier !== 'none') return
    yield* insert(tx, declaration, 'declared')
  },
)

const dayMs = 24 * 60 * 60_000
/** Enough for a slip of the pen, too few to find out whose number it is. */
const asksInDay = 5

export type AskOutcome = 'asked' | 'already-asked' | 'already-verified' | 'too-many'

/** The customer asks to be verified: at once the row, then somebody may call the verifier. */
export const askForVerification = defineCommand(
  'ask-for-verification',
  function* (tx: Tx, declaration: NewDeclaration): Steps<AskOutcome> {
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
    yield* insert(tx, declaration, 'asked')
    return 'asked'
  },
)

export type VerifierWord =
  | { readonly outcome: 'verified'; readonly reference: string }
  | { readonly outcome: 'mismatch' | 'refused' }

/** Ends the asking once, however often the verifier answers. */
export const endVerification = defineCommand(
  'end-verification',
  function* (tx: Tx, { id, word, at }: { id: string; word: VerifierWord; at: number }): Steps<void> {
    const asked = yield* row(
      tx.query.selectFrom('kyc_declaration').selectAll().where('id', '=', id).where('state', '=', 'asked'),
    )
    if (!asked) return
    const ended = {
      state: word.outcome,
      answered_at: at,
      verifier_reference: word.outcome === 'verified' ? word.reference : null,
    }
    yield* rows(
      tx.query
        .updateTable('kyc_declaration')
        .set({ ...ended, seal: sealOf({ ...asked, ...ended }) })
        .where('id', '=', id),
    )
    const { customer_id: customerId } = asked
    if (word.outcome === 'verified')
      yield* tell(tx, { kind: 'identity-verified', customerId, parameters: {}, at })
    else yield* tell(tx, { kind: 'identity-refused', customerId, parameters: {}, at })
  },
)

function* insert(tx: Tx, declaration: NewDeclaration, state: 'declared' | 'asked'): Steps<void> {
  const unsealed = {
    ...declaration,
    state,
    asked_at: state === 'asked' ? declaration.declared_at : null,
    answered_at: null,
    verifier_reference: null,
  }
  yield* rows(tx.query.insertInto('kyc_declaration').values({ ...unsealed, seal: sealOf(unsealed) }))
}

/** The order of fields here is part of the format. */
export function sealOf(declared: Omit<DeclarationRow, 'seal'>): string {
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
