// Fresh databases for tests, one of each kind. PostgreSQL is always the real one: where it is missing, tests fail.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore } from '../../open-store.ts'
import type { Store, StoreKind, StoreOptions } from './store.ts'
import { throwawayPostgres } from './test-postgres.ts'
import { testRooms } from './test-threads.ts'

export interface TestDatabase {
  readonly kind: StoreKind
  readonly options: StoreOptions
  /** Opens it as a server would; several servers may. They are closed before the database is dropped. */
  open(): Promise<Store>
  drop(): Promise<void>
}

/** For tests and hooks on a database: generous, since a first PostgreSQL cluster is made on the way. */
export const databaseTimeoutMs = 60_000

/** Both, but for a first answer, which asks one alone. */
export const storeKinds: readonly StoreKind[] =
  process.env.CHOWK_TEST_STORES === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgres']

/** With the commands that only tests may use. */
export async function openTestStore(options: StoreOptions): Promise<Store> {
  return openStore(options, await testRooms())
}

export async function freshDatabase(kind: StoreKind): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chowk-store-'))
  const postgres = kind === 'postgres' ? await createPostgresDatabase() : undefined
  const options = { dataDir, databaseUrl: postgres?.url }
  const stores: Store[] = []
  return {
    kind,
    options,
    async open() {
      const store = await openTestStore(options)
      stores.push(store)
      return store
    },
    async drop() {
      await Promise.all(stores.map(store => store.close()))
      await postgres?.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** CHOWK_TEST_POSTGRES names a server where databases may be made; without it the run of the tests starts its own. */
async function postgresServer(): Promise<string> {
  return process.env.CHOWK_TEST_POSTGRES || throwawayPostgres()
}

async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await postgresServer()
  const name = `chowk_test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
