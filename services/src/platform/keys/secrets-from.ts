import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeOptionsFrom } from '../store/store-settings.ts'
import type { Secrets } from './derived-key.ts'

/** The portal's secrets from the environment, for commands that run beside the portal; undefined without any. */
export function secretsFrom(environment: NodeJS.ProcessEnv): Secrets | undefined {
  const typed = (environment.CHOWK_SECRET ?? '').split(',').map(text => text.trim())
  const [newest, ...former] = typed.filter(text => text !== '').map(text => Buffer.from(text))
  if (newest) return [newest, ...former]
  const { databaseUrl, dataDir } = storeOptionsFrom(environment)
  return databaseUrl ? undefined : storedIn(join(dataDir, 'secret'))
}

/** The secret that the portal generated for itself. */
function storedIn(file: string): Secrets | undefined {
  try {
    return [Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')]
  } catch {
    return undefined
  }
}
