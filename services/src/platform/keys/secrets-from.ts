import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeOptionsFrom } from '../store/store-settings.ts'
import type { Secrets } from './derived-key.ts'

/** The portal's secrets that the environment names, for commands that run beside it; undefined where it names none. */
export function secretsFrom(environment: NodeJS.ProcessEnv): Secrets | undefined {
  const typed = (environment.CHOWK_SECRET ?? '').split(',').map(text => text.trim())
  const [newest, ...former] = typed.filter(text => text !== '').map(text => Buffer.from(text))
  if (newest) return [newest, ...former]
  const { databaseUrl, dataDir } = storeOptionsFrom(environment)
  return databaseUrl ? undefined : keptIn(join(dataDir, 'secret'))
}

/** Where the portal has made one for itself. */
function keptIn(file: string): Secrets | undefined {
  try {
    return [Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')]
  } catch {
    return undefined
  }
}
