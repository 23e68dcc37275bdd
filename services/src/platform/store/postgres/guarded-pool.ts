// A connection pool that distinguishes outages from mistakes: when the server is away, too slow, full or frozen,
// callers receive StoreUnavailable, and a connection that failed is never reused.
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { messageOf, StoreUnavailable } from '../errors.ts'
import { type BatchResult, type PlainQuery, PreparedStatements, sendTogether } from './batch.ts'

/** SQLSTATE classes of a server at fault: connection, read-only (now a replica), resources, shutdown or timeout, system errors. */
const outageCodes = /^(08|25006|25P03|53|57|58)/

/** The routine that raises 'cached plan must not change result type'; unlike the message it is not translated. */
const outdated = 'RevalidateCachedQuery'

export interface GuardedClient extends PostgresPoolClient {
  /** One round trip for all of them. */
  together(queries: readonly PlainQuery[]): Promise<readonly BatchResult[]>
}

export interface GuardedPool extends PostgresPool {
  connect(): Promise<GuardedClient>
}

/** Plans are cached because the same few queries are repeated. */
export function guardedPool(
  databaseUrl: string,
  { keepsPlans = false, ...config }: pg.PoolConfig & { readonly keepsPlans?: boolean },
): GuardedPool {
  const pool = new pg.Pool({ ...config, connectionString: databaseUrl })
  // Pending queries get the error of a broken connection; without a listener it would also end the process.
  const ignoreError = () => {}
  pool.on('error', ignoreError)
  pool.on('connect', client => client.on('error', ignoreError))
  const guards = new WeakMap<pg.PoolClient, GuardedClient>()

  function guard(client: pg.PoolClient): GuardedClient {
    const known = guards.get(client)
    if (known) return known
    const statements = new PreparedStatements()
    let broken: StoreUnavailable | undefined

    async function watched<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      if (broken) throw broken
      try {
        return await ask()
      } catch (error) {
        if (isOutdated(error)) statements.forget()
        if (!isOutage(error)) throw error
        const outage = unavailableError(databaseUrl, error)
        // A connection whose statement was cancelled stays usable.
        if (!(error instanceof pg.DatabaseError)) broken = outage
        throw outage
      }
    }

    const together = (queries: readonly PlainQuery[]) =>
      watched(() => sendTogether(client, statements, queries))

    async function planned(query: PlainQuery) {
      const [answer] = await together([query]).catch(error => {
        if (!isOutdated(error)) throw error
        return together([query])
      })
      return { command: answer?.command, rowCount: answer?.affected, rows: answer?.rows }
    }

    const query = (sql: string, parameters: readonly unknown[]) =>
      keepsPlans && parameters.length > 0
        ? planned({ sql, parameters })
        : watched(() => client.query(sql, [...parameters]))
    const guarded = {
      // The other overload takes a cursor, and the store does not stream.
      query: query as unknown as PostgresPoolClient['query'],
      together,
      release: (destroy?: boolean) => client.release(destroy || broken !== undefined),
    }
    guards.set(client, guarded)
    return guarded
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(error => {
        throw unavailableError(databaseUrl, error)
      })
      return guard(client)
    },
  }
}

/** The statement was not executed; it is planned again on the next use. */
export function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === outdated
}

/** The driver raises many kinds of errors for broken or silent connections; these two are our own mistakes. */
function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return outageCodes.test(error.code ?? '')
  return !(error instanceof RangeError || error instanceof TypeError)
}

export function unavailableError(databaseUrl: string, error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error
  return new StoreUnavailable(
    'DATABASE_URL',
    `${nameOf(databaseUrl)} does not answer: ${everyMessage(error)}`,
  )
}

/** Names the server without the password. */
export function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the address'
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}`
}

function everyMessage(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(everyMessage).join('; ') : messageOf(error)
}
