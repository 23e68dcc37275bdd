/** A name that is misspelt, or of a release before, changes nothing; whoever set it should hear that. */
import { programSettings } from '@chowk/services'
import { settingsSchema } from './settings-schema.ts'

/** The programs beside the portal may share its file of settings. */
export function unreadSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set([...Object.keys(settingsSchema.shape), ...programSettings])
  return Object.keys(env).filter(name => /^CHOWK_(?!TEST_)/.test(name) && !known.has(name))
}
