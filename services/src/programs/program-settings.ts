/** The settings of the programs beside the portal; docs/contracts/settings.md describes each. */
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

/** Only documented names compile, so that operators know every setting. */
export type ProgramEnvironment = {
  readonly [Name in ProgramSetting | SharedSetting]?: string | undefined
}

/** The portal's settings by which a program finds the same store, secret and sandbox. */
type SharedSetting = 'CHOWK_BILLER_SANDBOX' | 'CHOWK_DATA' | 'CHOWK_ORIGIN' | 'CHOWK_SECRET' | 'DATABASE_URL'
