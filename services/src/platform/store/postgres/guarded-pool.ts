// A pool that tells an outage from a mistake: when the server is away, too slow, full or frozen, whoever asked receives
// StoreUnavailable, and a connection that went wrong is never used again.
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { StoreUnavailable } from '../errors.ts'

/**
 * Classes of SQLSTATE in which the server, not the query, is the trouble: connection, read-only (it follows another
 * server now), resources, the operator's stop or the statement's timeout, the system below.
 */
const OUTAGE = /^(08|25006|25P03|53|57|58)/

export function guardedPool(databaseUrl: string, config: pg.PoolConfig): PostgresPool {
  const pool = new pg.Pool({ ...config, connectionString: databaseUrl })
  // A connection that breaks says so to whoever waits for its answer; without listeners it would also end the process.
  const heard = () => {}
  pool.on('error', heard)
  pool.on('connect', client => client.on('error', heard))
  const guards = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function guard(client: pg.PoolClient): PostgresPoolClient {
    const known = guards.get(client)
    if (known) return known
    let broken: StoreUnavailable | undefined
    const query = async (sql: string, parameters: readonly unknown[]) => {
      if (broken) throw broken
      try {
        return await client.query(sql, [...parameters])
      } catch (error) {
        if (!isOutage(error)) throw error
        const outage = unavailable(databaseUrl, error)
        // A statement that was cancelled leaves its connection in order.
        if (!(error instanceof pg.DatabaseError)) broken = outage
        throw outage
      }
    }
    const guarded = {
      // The other way to call it takes a cursor, and the store does not stream.
      query: query as unknown as PostgresPoolClient['query'],
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
        throw unavailable(databaseUrl, error)
      })
      return guard(client)
    },
  }
}

/** The driver raises many kinds of error for a connection that broke or kept silent; these two are our own mistakes. */
function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return OUTAGE.test(error.code ?? '')
  return !(error instanceof RangeError || error instanceof TypeError)
}

export function unavailable(databaseUrl: string, error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error
  return new StoreUnavailable('DATABASE_URL', `${nameOf(databaseUrl)} does not answer: ${messageOf(error)}`)
}

/** Says which server is meant, without the password. */
function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the address'
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}`
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
