// Query plans of SQLite: which tables a statement scans.
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { MessagePort } from 'node:worker_threads'
import { vi } from 'vitest'
import type { Envelope, Message, NextStore } from '../sqlite-protocol.ts'

/** Every statement that `work` reads in the server's thread. */
export async function statementsLookedUp(work: () => Promise<unknown>): Promise<string[]> {
  const read = vi.spyOn(StatementSync.prototype, 'all')
  await work()
  const statements = (read.mock.contexts as StatementSync[]).map(({ sourceSQL }) => sourceSQL)
  read.mockRestore()
  return statements
}

/** The same, with those sent to SQLite's threads. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(MessagePort.prototype, 'postMessage')
  const lookedUp = await statementsLookedUp(work)
  const messages = sent.mock.calls.map(([message]) => message as Message | NextStore)
  sent.mockRestore()
  return messages
    .flatMap(message => (Array.isArray(message) ? (message as readonly Envelope[]) : []))
    .flatMap(request => ('query' in request ? request.query.sql : []))
    .concat(lookedUp)
}

/**
 * Also tables scanned by an index, unless it is partial; scanned to build a temporary index; or read page by page in
 * key order.
 */
export function tablesReadThroughIn(
  file: string,
  statements: readonly string[],
): { statement: string; tables: string[] }[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const named = (query: string) =>
    new Set(
      database
        .prepare(query)
        .all()
        .map(({ name }) => String(name)),
    )
  const tables = named(`select name from sqlite_master where type = 'table'`)
  const partial = named(`select name from sqlite_master where type = 'index' and sql like '% where %'`)
  const found = [...new Set(statements)]
    .filter(statement => /^(select|with)\b/i.test(statement))
    .map(statement => {
      const names = new Map(
        [...statement.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, table, name]) => [name, table]),
      )
      const plan = database.prepare(`explain query plan ${statement}`).all()
      const read = plan.flatMap(({ detail }) => {
        const [, name, index] =
          /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(String(detail)) ??
          /^SEARCH (\w+) USING (?:AUTOMATIC|INDEX sqlite_autoindex_\w+ \(\w+>\?\))/.exec(String(detail)) ??
          []
        return name === undefined || (index && partial.has(index)) ? [] : (names.get(name) ?? name)
      })
      return { statement, tables: read.filter(name => tables.has(name)) }
    })
  database.close()
  return found.filter(({ tables: read }) => read.length > 0)
}
