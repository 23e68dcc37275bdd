// Uses PostgreSQL's own tools. The password is passed in the environment and never on the command line, which every
// user of the machine can read.
import { execFile } from 'node:child_process'
import { rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { makePrivate } from '../private-file.ts'
import type { StoreModule } from '../store-module.ts'
import { assertNew, assertRestorable, BackupFailed, finishRestore, replacedFileName } from './backup-file.ts'

export async function backupPostgres(databaseUrl: string, file: string): Promise<void> {
  await assertNew(file)
  const partial = `${file}.partial`
  await rm(partial, { force: true })
  await makePrivate(partial)
  await runTool('pg_dump', databaseUrl, [
    connectionTo(databaseUrl),
    '--format=custom',
    '--no-owner',
    '--exclude-schema=replaced_*',
    `--file=${partial}`,
  ])
  await rename(partial, file)
}

/** The replaced data stays in the database as a separate schema, and is put back when the restore fails. */
export async function restorePostgres(databaseUrl: string, file: string, modules: readonly StoreModule[]) {
  await runTool('pg_restore', databaseUrl, ['--list', file])
  await withUnused(databaseUrl, async client => {
    const aside = replacedFileName(new Date())
    await client.query(`begin; alter schema public rename to ${aside}; create schema public; commit`)
    const options = ['--no-owner', '--single-transaction', '--exit-on-error', file]
    try {
      await runTool('pg_restore', databaseUrl, [connectionTo(databaseUrl), ...options])
      await finishIn(client, aside, modules)
    } catch (error) {
      await client.query(
        `rollback; begin; drop schema public cascade; alter schema ${aside} rename to public; commit`,
      )
      throw error
    }
  })
}

/** For a server that was restored to an earlier moment from its own log. Its state before the restore is not available. */
export async function finishPostgresRestore(databaseUrl: string, modules: readonly StoreModule[]) {
  await withUnused(databaseUrl, client => finishIn(client, undefined, modules))
}

async function finishIn(client: pg.Client, former: string | undefined, modules: readonly StoreModule[]) {
  await client.query('begin; set local search_path to public')
  const { rows } = await client.query<{ name: string }>('select name from store_migration')
  assertRestorable(
    rows.map(({ name }) => name),
    modules,
  )
  await finishRestore(modules, {
    former,
    async has(table) {
      const { rows } = await client.query('select to_regclass($1) as found', [table])
      return rows[0]?.found !== null
    },
    run: statement => client.query(statement),
  })
  await client.query('commit')
}

/** Connects to a database that nothing else uses, and is refused if something does. */
async function withUnused(databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    if (rows[0]?.others !== 0) throw new BackupFailed('The database is in use: stop every server first.')
    await work(client)
  } finally {
    await client.end()
  }
}

function connectionTo(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.password = ''
  return `--dbname=${url.href}`
}

async function runTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, options: string[]) {
  const password = decodeURIComponent(new URL(databaseUrl).password)
  const env = password ? { ...process.env, PGPASSWORD: password } : process.env
  try {
    await promisify(execFile)(tool, options, { env })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new BackupFailed(
        `${tool} is not installed: apt-get install postgresql-client, or what your system calls it.`,
      )
    }
    throw new BackupFailed(`${tool} failed: ${reasonOf(error)}`)
  }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return message.trim().replaceAll(/\s+/g, ' ')
}
