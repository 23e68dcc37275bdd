import type { IdKind } from './id-number.ts'

/** Declared by the customer; being verified; the result. */
export type DeclarationState = 'declared' | 'asked' | 'verified' | 'mismatch' | 'refused'

export interface KycTables {
  kyc_declaration: DeclarationRow
}

export interface DeclarationRow {
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
  /** A hash over all of the above but for `asked_at`, and a key's over that. */
  seal: string
}
