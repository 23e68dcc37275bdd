/** The approvals and licences that a text may claim for the brand. The specification's texts claim the first. */
export type Licence = 'tpap' | 'payments-bank'

export const heldByDefault: readonly Licence[] = ['tpap']
