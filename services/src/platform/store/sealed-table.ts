// Declares how a row may change after an audit has sealed it. The audit stores a keyed hash of every other column, so
// that someone with the database but without CHOWK_SECRET cannot change or delete the row unnoticed. Payments and
// sign-in pay nothing for it.

/** How a column may change. Columns without a rule never change. */
export type ColumnChange =
  /** Any change: the column is not compared. */
  | 'any'
  /** From null to a value, once. */
  | 'once'
  /** To a time after the row was sealed. */
  | 'later'
  | {
      /** Only together with one of these columns, such as a state with its end time. */
      readonly with?: readonly string[]
      /** Only if the customer was notified: a message of one of these kinds was created since. */
      readonly notified?: readonly string[]
    }

export type SealedRow = Readonly<Record<string, string | number | null>>

export interface SealedTable {
  /** The key columns, the most selective first. */
  readonly key: readonly [string, ...string[]]
  /** The column with the creation time: a row older than the last seals must have a seal. */
  readonly madeAt?: string
  /** Reads all rows in an incremental audit too: the table is small, or has no creation time. */
  readonly isFew?: true
  readonly changes?: Readonly<Record<string, ColumnChange>>
  /** Once this holds, no column may change any more. */
  readonly isFinal?: (row: SealedRow) => boolean
  /** Which rows are sealed; all by default. */
  readonly isSealed?: (row: SealedRow) => boolean
  /** From when on a row may be deleted; null (the default) for never. */
  readonly deletedFrom?: (row: SealedRow) => number | null
  /** A row may be deleted if the customer was notified: a message of one of these kinds was created since. */
  readonly deletedNotified?: readonly string[]
  /** Rows may be deleted with the customer's account. Those of `deletedWithAccount` may anyway. */
  readonly isDeletedWithAccount?: boolean
  /** For tables without a creation time: such a row is not added once the customer's account is closed. */
  readonly isCompleteAtClosing?: (row: SealedRow) => boolean
  /** Only a restore adds rows, and it takes all seals away: a row beside the seals of the table is invented. */
  readonly isOnlyRestored?: true
  /** The column of the customer, if it is not `customer_id`. */
  readonly customerId?: string
}

/** For rows that may be deleted at any time, by the customer or as a result of what they do. */
export const deletableAtAnyTime = () => 0
