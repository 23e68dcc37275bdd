// Audits the database's own guards: those that the migrations created must still exist. Otherwise someone could drop
// a trigger, change append-only rows and restore the trigger.

import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Database, Db } from '../database.ts'
import { migrate, schemaOf } from '../migrate.ts'
import { postgresQueryBuilder } from '../postgres/query-builder.ts'
import { sqliteKysely } from '../sqlite/sqlite-dialect.ts'
import { createSqliteEngine } from '../sqlite/sqlite-engine.ts'
import type { ReadOnlyStore } from '../store.ts'
import { migrationsOf, type StoreModule } from '../store-module.ts'

/** By kind and name, with the definition where the database stores it: SQLite does for tables and their constraints, too. */
type Guards = ReadonlyMap<string, string>

/** Names what is missing, changed, disabled or made by no migration: an index may refuse rows, or run code by an expression. */
export async function auditSchemaObjects({
  kind,
  modules,
  snapshot,
}: Pick<ReadOnlyStore, 'kind' | 'modules' | 'snapshot'>): Promise<string[]> {
  const due = kind === 'sqlite' ? await migratedInMemory(modules) : await recordedMigrations(modules)
  const found = await snapshot(kind === 'sqlite' ? sqliteGuards : postgresGuards)
  const gone = [...due].filter(([guard, text]) => found.get(guard) !== text)
  const strange = [...found.keys()].filter(guard => !due.has(guard))
  return [
    ...gone.map(([guard]) => `${guard}: it is not there as a migration made it`),
    ...strange.map(guard => `${guard}: no migration made it`),
  ]
}

async function migratedInMemory(modules: readonly StoreModule[]): Promise<Guards> {
  const database = new DatabaseSync(':memory:')
  const { execute } = createSqliteEngine(database)
  const db = sqliteKysely<Database>({ execute, begin() {}, commit() {}, rollback() {} })
  await db.transaction().execute(transaction => migrate(transaction, 'sqlite', modules))
  const guards = await sqliteGuards(db)
  database.close()
  return guards
}

async function sqliteGuards(db: Db): Promise<Guards> {
  const { rows } = await sql<{ guard: string; text: string }>`
    select type || ' ' || name as guard, sql as text from sqlite_master where sql is not null`.execute(db)
  return new Map(rows.map(({ guard, text }) => [guard, text]))
}

async function postgresGuards(db: Db): Promise<Guards> {
  const { rows } = await sql<{ guard: string; text: string }>`
    select 'trigger ' || tgname as guard, pg_get_triggerdef(pg_trigger.oid) as text
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and tgenabled in ('O', 'A') and relnamespace = current_schema()::regnamespace
    union all select 'function ' || proname, prosrc from pg_proc where pronamespace = current_schema()::regnamespace
    union all select 'view ' || viewname, '' from pg_views where schemaname = current_schema()
    union all select 'index ' || relname, '' from pg_class
      where relkind = 'i' and relnamespace = current_schema()::regnamespace
        and not exists (select from pg_constraint where conindid = pg_class.oid)`.execute(db)
  return new Map(rows.map(({ guard, text }) => [guard, guardText(guard, text)]))
}

const made = /^create (?:unique )?(trigger|index) (?:if not exists )?"?(\w+)"?.*? on "?(\w+)"?/is
const madeFunction = /^create (?:or replace )?function "?(\w+)"?.*?\$\$(.*)\$\$/is
const droppedTable = /^drop table (?:if exists )?"?(\w+)"?/i
const dropped = /^drop (trigger|index) (?:if exists )?"?(\w+)"?/i
const renamed = /^alter table "?(\w+)"? rename to "?(\w+)"?/i

/** PostgreSQL's guards, such as 'trigger ledger_entry_no_update', from the migrations' statements, which are not executed. */
async function recordedMigrations(modules: readonly StoreModule[]) {
  const tableOf = new Map<string, string>()
  const textOf = new Map<string, string>()
  const db = postgresQueryBuilder(({ query }) => {
    const statement = query.sql.trim()
    const [, functionName, body] = madeFunction.exec(statement) ?? []
    if (functionName && body) textOf.set(`function ${functionName}`, body)
    const [, what, name, table] = made.exec(statement) ?? []
    if (what && name && table) {
      tableOf.set(`${what.toLowerCase()} ${name}`, table)
      textOf.set(`${what.toLowerCase()} ${name}`, statement)
    }
    const [, gone] = droppedTable.exec(statement) ?? []
    for (const [guard, on] of tableOf) if (on === gone) tableOf.delete(guard)
    const [, kindGone, nameGone] = dropped.exec(statement) ?? []
    tableOf.delete(`${kindGone?.toLowerCase()} ${nameGone}`)
    const [, from, to = ''] = renamed.exec(statement) ?? []
    for (const [guard, on] of tableOf) if (on === from) tableOf.set(guard, to)
  })
  const migrations = Object.entries(migrationsOf(modules)).sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [, migration] of migrations) await migration(schemaOf(db, 'postgres'))
  const functions = [...textOf.keys()].filter(guard => guard.startsWith('function '))
  const guards = [...functions, ...tableOf.keys()]
  return new Map(guards.map(guard => [guard, guardText(guard, textOf.get(guard) ?? '')]))
}

/** What is compared of a definition: PostgreSQL writes triggers in words of its own. */
function guardText(guard: string, text: string): string {
  if (guard.startsWith('function ')) return text.replaceAll(/\s+/g, ' ').trim()
  if (!guard.startsWith('trigger ')) return ''
  const [, events = ''] = /\b(?:before|after|instead of) (.*?) on /is.exec(text) ?? []
  const [, call = ''] = /execute function (?:\w+\.)?(\w+\(.*\))/is.exec(text) ?? []
  const timing = /\b(before|after|instead of)\b/i.exec(text)?.[1]
  const level = /for each row/i.test(text) ? 'row' : 'statement'
  const condition = /\bwhen\b/i.test(text) ? 'when' : ''
  return [timing, ...events.split(/ or /i).toSorted(), level, condition, call].join(' ').toLowerCase()
}
