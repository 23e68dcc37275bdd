/**
 * Bulk inserts: COPY on PostgreSQL, prepared inserts on SQLite, both without checking foreign keys. Indexes
 * (on SQLite those that are no keys) are created again at the end, which is several times as fast as maintaining them.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { sqliteFile } from '../../services/src/platform/store/sqlite/sqlite-store.ts'
import type { StoreOptions } from '../../services/src/platform/store/store.ts'
import type { Value } from './template.ts'

interface Sink {
  write(row: readonly Value[]): void
  /** Flushes the written rows. */
  drained(): Promise<void>
  end(): Promise<void>
}

export interface Sinks {
  open(table: string, columns: readonly string[]): Sink
  close(): Promise<void>
}

export function sinksOf({ databaseUrl, dataDir }: StoreOptions): Sinks {
  return databaseUrl ? copying(databaseUrl) : inserting(sqliteFile(dataDir))
}

const chunkLength = 1_000_000

/** One psql for everything: COPY begins and ends within its input. */
function copying(databaseUrl: string): Sinks {
  const args = [databaseUrl, '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-']
  const psql = spawn('psql', args, { stdio: ['pipe', 'ignore', 'pipe'] })
  const complaint = text(psql.stderr)
  const gone = once(psql, 'exit')
  // Its own errors are reported at the end.
  psql.stdin.on('error', () => {})
  let chunk = `set session_replication_role = replica;\n${putAsidePostgresIndexes}`
  async function drained(): Promise<void> {
    if (chunk.length < chunkLength) return
    const isFull = !psql.stdin.write(chunk)
    chunk = ''
    if (isFull) await Promise.race([once(psql.stdin, 'drain'), gone])
  }
  return {
    open(table, columns) {
      chunk += `copy "${table}" (${namesOf(columns)}) from stdin;\n`
      return {
        write(row) {
          chunk += `${row.map(copyText).join('\t')}\n`
        },
        drained,
        async end() {
          chunk += '\\.\n'
        },
      }
    },
    async close() {
      psql.stdin.end(`${chunk}set maintenance_work_mem = '1GB';\n${makePostgresIndexes}`)
      const [code] = await gone
      if (code !== 0) throw new Error(`The store could not be filled: ${await complaint}`)
    },
  }
}

/** Foreign keys are dropped first, and added at the end without validation: the copied rows refer to existing ones. */
const putAsidePostgresIndexes = `
  create temporary table put_aside (step integer, away text, back text);
  insert into put_aside
    select case contype when 'f' then 1 else 2 end,
      format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        || case contype when 'f' then ' not valid' else '' end
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u');
  insert into put_aside
    select 3, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select 1 from pg_constraint where conindid = indexrelid);
  select away from put_aside order by step \\gexec
`
const makePostgresIndexes = 'select back from put_aside order by step = 1, step \\gexec\n'

function namesOf(columns: readonly string[]): string {
  return columns.map(column => `"${column}"`).join(', ')
}

function copyText(value: Value): string | number {
  if (value === null) return '\\N'
  return typeof value === 'number' ? value : value.replaceAll('\\', '\\\\')
}

function inserting(file: string): Sinks {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000')
  const putAside = database
    .prepare("select name, sql from sqlite_master where type = 'index' and sql is not null")
    .all()
  for (const { name } of putAside) database.exec(`drop index "${name}"`)
  return {
    open(table, columns) {
      const places = columns.map(() => '?').join(', ')
      const insert = database.prepare(`insert into "${table}" (${namesOf(columns)}) values (${places})`)
      database.exec('begin')
      return {
        write: row => void insert.run(...row),
        async drained() {},
        async end() {
          database.exec('commit')
        },
      }
    },
    async close() {
      for (const { sql } of putAside) database.exec(String(sql))
      database.exec('pragma journal_mode = wal')
      database.close()
    },
  }
}
