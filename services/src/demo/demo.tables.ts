export interface DemonstrationTables {
  /** One row in a store that was ever opened as a demonstration, and it never goes. */
  demonstration: { id: 1; since: number }
}
