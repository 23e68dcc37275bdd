/** What the programs beside the portal read of their own; docs/contracts/settings.md describes each. */
export const programSettings = [
  'CHOWK_AUDIT_WITNESS',
  'CHOWK_BACKUP_KEY',
  'CHOWK_OPERATOR_KEY',
  'CHOWK_SANDBOX_FILE',
  'CHOWK_SANDBOX_PORT',
  'CHOWK_SANDBOX_SEED',
  'CHOWK_SANDBOX_SPEED',
  'CHOWK_SANDBOX_STORE',
] as const

export type ProgramSetting = (typeof programSettings)[number]

/** A name that is in no list does not compile: operators would not know of it. */
export type ProgramEnvironment = {
  readonly [Name in ProgramSetting | SharedSetting]?: string | undefined
}

/** The portal's, by which a program finds the same store, secret and sandbox. */
type SharedSetting = 'CHOWK_BILLER_SANDBOX' | 'CHOWK_DATA' | 'CHOWK_ORIGIN' | 'CHOWK_SECRET' | 'DATABASE_URL'
