/** What was last compared, and what came of it. */
export type CheckName = 'audit' | 'whole-audit' | 'reconciliation'

export interface CheckTables {
  /** One row for each check: its last run. */
  money_check: {
    name: CheckName
    ended_at: number
    differences: number
  }
}
