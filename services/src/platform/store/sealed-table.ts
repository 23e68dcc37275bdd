// What may happen to a row after an audit has seen it. The audit keeps a keyed hash of every other column, so that whoever
// has the database but not CHOWK_SECRET cannot change or delete the row unseen. It costs payments and sign-in nothing.

/** How a column may change; one that has no rule never does. */
export type ColumnChange =
  /** In any way: the column is not compared. */
  | 'any'
  /** From null to a value, and then no more. */
  | 'once'
  /** To a time since the row was sealed. */
  | 'later'
  | {
      /** Together with one of these columns, as a state with the time of its end. */
      readonly with?: readonly string[]
      /** Where the customer was notified: a message of one of these kinds was written for them since. */
      readonly notified?: readonly string[]
    }

export type SealedRow = Readonly<Record<string, string | number | null>>

export interface SealedTable {
  /** What names a row, the column that tells most rows apart first. */
  readonly key: readonly [string, ...string[]]
  /** When a row was made: a row that is older than the last seals has one. */
  readonly madeAt?: string
  /** An incremental audit reads rows by when they were made, unless there are few or nothing says when. */
  readonly isFew?: true
  readonly changes?: Readonly<Record<string, ColumnChange>>
  /** Once this holds, no column changes any more. */
  readonly isFinal?: (row: SealedRow) => boolean
  /** Rows that are sealed; all where it is missing. */
  readonly isSealed?: (row: SealedRow) => boolean
  /** From when on a row may be deleted; null for never, which is also the case where it is missing. */
  readonly deletedFrom?: (row: SealedRow) => number | null
  /** A row may be deleted where the customer was notified: a message of one of these kinds was written for them since. */
  readonly deletedNotified?: readonly string[]
  /** Its rows may go with their customer's account. Those of `forgottenWithAccount` may anyway. */
  readonly isDeletedWithAccount?: boolean
  /** Where it is not `customer_id`. */
  readonly customerId?: string
}

/** At any time, by the customer or by what they do. */
export const anyTime = () => 0
