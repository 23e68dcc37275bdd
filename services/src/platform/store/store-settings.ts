import type { StoreSetting } from './errors.ts'
import type { StoreOptions } from './store.ts'

type StoreEnvironment = { readonly [Name in StoreSetting]?: string | undefined }

/** The store that the environment variables name, for commands that run beside the server. */
export function storeOptionsFrom(environment: StoreEnvironment): StoreOptions {
  return { databaseUrl: environment.DATABASE_URL, dataDir: environment.CHOWK_DATA || '.data' }
}
