/** A name that is misspelt, or of a release before, changes nothing; whoever set it should hear that. */
import { settingsSchema } from './settings-schema.ts'

/** Of the programs beside the portal, which may share its file of settings. */
const othersRead = [
  'CHOWK_AUDIT_WITNESS',
  'CHOWK_BACKUP_KEY',
  'CHOWK_OPERATOR_KEY',
  'CHOWK_SANDBOX_FILE',
  'CHOWK_SANDBOX_PORT',
  'CHOWK_SANDBOX_SEED',
  'CHOWK_SANDBOX_STORE',
]

export function unreadSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set([...Object.keys(settingsSchema.shape), ...othersRead])
  return Object.keys(env).filter(name => /^CHOWK_(?!TEST_)/.test(name) && !known.has(name))
}
