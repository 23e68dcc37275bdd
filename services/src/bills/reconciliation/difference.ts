/** What differs between our books and somebody else's, by its name, so that somebody can act on it. */
export interface Difference {
  readonly kind:
    | 'missing-there'
    | 'missing-here'
    | 'doubled'
    | 'other-amount'
    | 'other-state'
    | 'other-account'
    | 'other-reference'
    | 'other-posting'
    | 'other-total'
    | 'receivable'
  readonly reference: string
  /** One line for a person. */
  readonly says: string
}

export interface Reconciliation {
  readonly compared: number
  readonly differences: readonly Difference[]
}

export interface Period {
  readonly from: Date
  readonly to: Date
}
