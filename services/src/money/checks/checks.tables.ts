/** What was last compared, and what came of it. */
export type CheckName = 'audit' | 'whole-audit' | 'reconciliation'

export interface CheckTables {
  /** One row for each check: its last run. */
  money_check: {
    name: CheckName
    ended_at: number
    differences: number
  }
  /** A row as an audit last saw it, of tables that are declared as `sealed`. */
  row_seal: RowSeal
}

export interface RowSeal {
  /** Empty for the tally: over all the others, so that none is deleted unseen. */
  table_name: string
  row_key: string
  /** 0 where the table does not say. */
  made_at: number
  sealed_at: number
  /** Nothing of it changes any more. */
  is_final: 0 | 1
  /** From when on the row may be deleted; null for never. */
  deleted_from: number | null
  /** Whose account it may go with. */
  customer_id: string | null
  /** JSON: each column and a keyed hash of its value. */
  columns: string
  /** Over all of the above, with the name of its key before it. */
  mac: string
}
