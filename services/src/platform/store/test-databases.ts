// Fresh databases for tests, one of each kind. PostgreSQL is always a real server; without one the tests fail.

import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore } from '../../open-store.ts'
import type { StoreKind } from './database.ts'
import { sqliteFile } from './sqlite/sqlite-store.ts'
import type { Store, StoreOptions } from './store.ts'
import { onceIn, run } from './test-once.ts'
import { throwawayPostgres } from './test-postgres.ts'
import { testModules } from './test-threads.ts'

export interface TestDatabase {
  readonly kind: StoreKind
  readonly options: StoreOptions
  /** Opens it as a server would, any number of times. All are closed before the database is dropped. */
  open(): Promise<Store>
  drop(): Promise<void>
}

const onlyKind = process.env.CHOWK_TEST_STORES

/** Both, unless CHOWK_TEST_STORES names one, as benchmarks do. */
export const storeKinds: readonly StoreKind[] = (['sqlite', 'postgres'] as const).filter(
  kind => !onlyKind || kind === onlyKind,
)

/** Opens a store with the commands that only tests may use. */
export async function openTestStore(options: StoreOptions): Promise<Store> {
  return openStore(options, await testModules())
}

/** Creates a database without any tables. */
export async function freshDatabase(kind: StoreKind): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chowk-store-'))
  return databaseOf(kind, dataDir, kind === 'postgres' ? await createPostgresDatabase() : undefined)
}

/** Creates a database with the current schema, by copying a template. */
export async function databaseWithTables(kind: StoreKind): Promise<TestDatabase> {
  if (!run || process.env.CHOWK_TEST_POSTGRES) return freshDatabase(kind)
  const dataDir = await mkdtemp(join(tmpdir(), 'chowk-store-'))
  if (kind === 'postgres') {
    await onceIn(run, kind, async folder => {
      const { url } = await createPostgresDatabase(postgresTemplate)
      await makeTables({ dataDir: folder, databaseUrl: url })
    })
    return databaseOf(kind, dataDir, await createPostgresDatabase(undefined, postgresTemplate))
  }
  const made = await onceIn(run, kind, folder => makeTables({ dataDir: folder }))
  await copyFile(sqliteFile(made), sqliteFile(dataDir))
  return databaseOf(kind, dataDir)
}

const postgresTemplate = 'chowk_test_template'

async function makeTables(options: StoreOptions): Promise<void> {
  const store = await openTestStore(options)
  await store.close()
}

function databaseOf(kind: StoreKind, dataDir: string, postgres?: PostgresDatabase): TestDatabase {
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

/** CHOWK_TEST_POSTGRES names a server where databases may be created; without it the test run starts its own. */
async function postgresServer(): Promise<string> {
  return process.env.CHOWK_TEST_POSTGRES || throwawayPostgres()
}

interface PostgresDatabase {
  readonly url: string
  drop(): Promise<void>
}

async function createPostgresDatabase(
  name = `chowk_test_${randomBytes(8).toString('hex')}`,
  template = 'template1',
): Promise<PostgresDatabase> {
  const server = await postgresServer()
  await administer(server, `create database ${name} template ${template}`)
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
