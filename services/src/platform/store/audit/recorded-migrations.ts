// The guards that the migrations create on PostgreSQL, read from their compiled statements without executing them.
import { schemaOf } from '../migrate.ts'
import { postgresQueryBuilder } from '../postgres/query-builder.ts'
import { migrationsOf, type StoreModule } from '../store-module.ts'

const made = /^create (?:unique )?(trigger|index) (?:if not exists )?"?(\w+)"?.*? on "?(\w+)"?/is
const madeFunction = /^create (?:or replace )?function "?(\w+)"?.*?\$\$(.*)\$\$/is
const droppedTable = /^drop table (?:if exists )?"?(\w+)"?/i
const dropped = /^drop (trigger|index) (?:if exists )?"?(\w+)"?/i
const renamed = /^alter table "?(\w+)"? rename to "?(\w+)"?/i

/** For example 'trigger ledger_entry_no_update'. */
export async function recordedMigrations(modules: readonly StoreModule[]) {
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
export function guardText(guard: string, text: string): string {
  if (guard.startsWith('function ')) return text.replaceAll(/\s+/g, ' ').trim()
  if (!guard.startsWith('trigger ')) return ''
  const [, events = ''] = /\b(?:before|after|instead of) (.*?) on /is.exec(text) ?? []
  const [, call = ''] = /execute function (?:\w+\.)?(\w+\(.*\))/is.exec(text) ?? []
  const timing = /\b(before|after|instead of)\b/i.exec(text)?.[1]
  const level = /for each row/i.test(text) ? 'row' : 'statement'
  const condition = /\bwhen\b/i.test(text) ? 'when' : ''
  return [timing, ...events.split(/ or /i).toSorted(), level, condition, call].join(' ').toLowerCase()
}
