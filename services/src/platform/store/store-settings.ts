import type { StoreOptions } from './store.ts'

/** The store that the environment names, for commands that run beside the server. */
export function storeOptionsFrom(environment: NodeJS.ProcessEnv): StoreOptions {
  return { databaseUrl: environment.DATABASE_URL, dataDir: environment.CHOWK_DATA || '.data' }
}
