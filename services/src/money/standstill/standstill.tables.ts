export interface StandstillTables {
  /** Each time a backup was brought back: what happened between the two moments nobody here remembers. */
  restored_gap: {
    restored_at: number
    /** The last thing that the backup knew of. */
    gap_from: number
    /** When billers' and sources' files had been compared over the gap. */
    reconciled_at: number | null
  }
}
