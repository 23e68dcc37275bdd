import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { walletOf } from '../../money/ledger/accounts.ts'
import type { EntryToPost } from '../../money/ledger/entries.ts'
import { postLines } from '../../money/ledger/test-ledger.ts'
import { postEntryOnce } from '../../money/ledger/test-ledger-commands.ts'
import { openStore } from '../../open-store.ts'
import { modules as testModules } from '../../test-modules.ts'
import { defineCommand, rows, type Tx, write } from './command.ts'
import type { Store } from './store.ts'
import { migrationsOf } from './store-module.ts'
import { freshDatabase, type TestDatabase } from './test-databases.ts'
import { describeOnBothStores } from './test-on-stores.ts'
import { markOneGap } from './test-one-row.ts'

function giveTo(store: Store, customer: string, amountPaise: number) {
  return postLines(store, [
    { account: walletOf(customer), amountPaise },
    { account: 'system:promotions', amountPaise: -amountPaise },
  ])
}

describeOnBothStores('the store on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  })
  afterAll(() => database?.drop())

  const balanceOf = async (customer: string) =>
    (
      await store.db
        .selectFrom('ledger_account')
        .select('balance_paise')
        .where('id', '=', walletOf(customer))
        .executeTakeFirst()
    )?.balance_paise

  const pay = (from: string, to: string, amountPaise: number) =>
    postLines(store, [
      { account: walletOf(from), amountPaise: -amountPaise },
      { account: walletOf(to), amountPaise },
    ])

  const give = (to: string, amountPaise: number) => giveTo(store, to, amountPaise)

  it('undoes everything a command wrote when the command refuses', async () => {
    // 'aarav' comes before 'zoya': his wallet is opened and filled before hers turns out to be empty.
    await expect(pay('zoya', 'aarav', 100)).rejects.toMatchObject({
      name: 'Refusal',
      code: 'insufficient-balance',
    })
    expect(await balanceOf('aarav')).toBeUndefined()
  })

  it('says what to do about a command that is not registered', async () => {
    const unlisted = defineCommand('test.unlisted', function* (tx) {
      return yield* rows(tx.query.selectFrom('ledger_account').select('id'))
    })
    await expect(store.run(unlisted, {})).rejects.toThrow('There is no command "test.unlisted": its module')
  })

  it('undoes a command that changes no row, or more than the one that it must', async () => {
    const gaps = () => store.db.selectFrom('restored_gap').selectAll().execute()
    await store.run(markOneGap, { gap: 1, upTo: 1 })
    const before = await gaps()
    expect(before).toMatchObject([{ restored_at: 1, reconciled_at: 1 }])
    await expect(store.run(markOneGap, { gap: 2, upTo: 0 })).rejects.toThrow('exactly one row')
    await expect(store.run(markOneGap, { gap: 3, upTo: 3 })).rejects.toThrow('exactly one row')
    expect(await gaps()).toEqual(before)
  })

  it('commits or rolls back each command of a batch separately', async () => {
    await give('meera', 100)
    const outcomes = await Promise.allSettled([
      give('nikhil', 10),
      pay('meera', 'nikhil', 60),
      pay('meera', 'nikhil', 61),
      postLines(store, []),
      give('nikhil', 20),
    ])
    const failed = outcomes.filter(({ status }) => status === 'rejected')
    // Which of the two payments comes first is up to the database; both cannot be afforded.
    expect(failed).toHaveLength(2)
    const [meera, nikhil] = [await balanceOf('meera'), await balanceOf('nikhil')]
    expect([meera, nikhil]).toEqual(meera === 40 ? [40, 90] : [39, 91])
  })

  it('answers every query of a batch', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, async (_, number) => {
        const { rows } = await sql<{ number: number }>`select cast(${number} as bigint) as number`.execute(
          store.db,
        )
        return rows[0]?.number
      }),
    )
    expect(answers).toEqual(Array.from({ length: 300 }, (_, number) => number))
  })

  it('keeps large amounts exact, and refuses one that would be rounded', async () => {
    const select = (number: string) =>
      sql<{ number: number }>`select cast(${sql.lit(number)} as bigint) as number`
    const { rows } = await select('9007199254740991').execute(store.db)
    expect(rows).toEqual([{ number: Number.MAX_SAFE_INTEGER }])
    await expect(select('9007199254740993').execute(store.db)).rejects.toThrow()
  })

  it('shows a consistent snapshot while others write', async () => {
    await give('omar', 100)
    const seen = await store.snapshot(async db => {
      const balance = () =>
        db.selectFrom('ledger_account').select('balance_paise').where('id', '=', walletOf('omar')).execute()
      const before = await balance()
      await give('omar', 100)
      return [before, await balance()]
    })
    expect(seen).toEqual([[{ balance_paise: 100 }], [{ balance_paise: 100 }]])
    expect(await balanceOf('omar')).toBe(200)
  })

  it('refuses writes through a snapshot', async () => {
    const write = store.snapshot(db => db.updateTable('ledger_account').set({ line_count: 7 }).execute())
    await expect(write).rejects.toThrow(/read-?only/)
  })

  it('behaves as one store to two servers', async () => {
    const other = await database.open()
    await give('priya', 500)
    const seen = await other.db
      .selectFrom('ledger_account')
      .select('balance_paise')
      .where('id', '=', walletOf('priya'))
      .execute()
    expect(seen).toEqual([{ balance_paise: 500 }])
  })

  it('says that it is unavailable once it is closed', async () => {
    const other = await database.open()
    await other.close()
    await expect(other.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' })
  })

  it('creates its schema once when several servers start at once', async () => {
    const fresh = await freshDatabase(kind)
    const servers = await Promise.all(Array.from({ length: 5 }, () => fresh.open()))
    await Promise.all(servers.map(server => server.ping()))
    const { rows } = await sql<{ name: string }>`select name from store_migration order by name`.execute(
      (servers[0] as Store).db,
    )
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrationsOf(modules.all)).sort())
    await fresh.drop()
  })
})

describe('the store on sqlite', () => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase('sqlite')
    store = await database.open()
  })
  afterAll(() => database?.drop())

  it('writes through to the disk before it answers, in WAL mode, with foreign keys', async () => {
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.db)
      return rows[0]?.[name]
    }
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
  })

  it('answers more requests than fit into one commit', async () => {
    const runs = Array.from({ length: 2_500 }, () => giveTo(store, 'qasim', 1))
    const ids = (await Promise.all(runs)).map(({ entryId }) => entryId)
    const stored = await store.db.selectFrom('ledger_entry').select('hash').where('id', 'in', ids).execute()
    expect(new Set(stored.map(({ hash }) => hash)).size).toBe(2_500)
  })

  it('refuses a request that cannot be sent to its thread, without affecting others of the batch', async () => {
    const withFunction = { scope: 'test', key: 'odd', body: () => {}, work: {} as EntryToPost }
    const outcomes = await Promise.allSettled([
      giveTo(store, 'rhea', 10),
      store.run(postEntryOnce, withFunction),
      giveTo(store, 'rhea', 20),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[1]).toMatchObject({ reason: { name: 'DataCloneError' } })
  })

  it('refuses interactive transactions, which would block every writer', async () => {
    const transaction = store.db.transaction().execute(async () => {})
    await expect(transaction).rejects.toThrow('use store.run()')
  })

  it('refuses text in an integer column', async () => {
    const use = sql`insert into money_limit_use values ('a', 'wallet-load', '2026-11', 'plenty')`
    await expect(use.execute(store.db)).rejects.toThrow()
  })
})

const breakOff = defineCommand('test.break-off', function* (tx: Tx) {
  for (let time = 0; time < 2; time++)
    yield* write(
      tx.query.insertInto('restored_gap').values({ restored_at: 7, gap_from: 1, reconciled_at: null }),
    )
})

// Each command reads the row and writes its value plus one: an update is lost unless one of the two is retried.
const countUp = defineCommand('test.count-up', function* (tx) {
  const [read] = yield* rows(
    tx.query.selectFrom('money_limit_use').select('used_paise').where('period', '=', '2026-11'),
  )
  yield* rows(
    tx.query
      .updateTable('money_limit_use')
      .set({ used_paise: (read?.used_paise ?? 0) + 1 })
      .where('period', '=', '2026-11'),
  )
})

const gapsSince = (db: Tx['query'], at: number) =>
  db.selectFrom('restored_gap').selectAll().where('gap_from', '>', at)
const everyGap = defineCommand('test.every-gap', (tx: Tx, at: number) => rows(gapsSince(tx.query, at)))

describe('the store on postgres', { tags: ['slow'] }, () => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase('postgres')
    const own = { commands: [breakOff, countUp, everyGap] }
    store = await openStore(database.options, { ...testModules, all: [...testModules.all, own] })
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  it('answers at once that a request with the same key is in progress', async () => {
    const other = new pg.Client(database.options.databaseUrl)
    await other.connect()
    await other.query('begin')
    await other.query("select pg_advisory_xact_lock(hashtextextended('idempotency:test:busy', 0))")
    const work = {
      id: 'busy',
      kind: 'adjustment' as const,
      description: 'correction' as const,
      lines: [
        { account: walletOf('qadir'), amountPaise: 1 },
        { account: 'system:promotions' as const, amountPaise: -1 },
      ],
      at: 0,
    }
    const request = { scope: 'test', key: 'busy', body: {}, work }
    await expect(store.run(postEntryOnce, request)).rejects.toMatchObject({ code: 'idempotency-in-flight' })
    await other.query('rollback')
    await other.end()
    await expect(store.run(postEntryOnce, request)).resolves.toMatchObject({ entryId: 'busy' })
  })

  it('keeps a connection usable after a write-only command failed', async () => {
    const failed = await Promise.allSettled(Array.from({ length: 20 }, () => store.run(breakOff, {})))
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']))
    const found = await Promise.all(
      Array.from({ length: 20 }, () => store.db.selectFrom('restored_gap').selectAll().execute()),
    )
    expect(found.flat()).toEqual([])
  })

  it('retries a command after a serialization failure', async () => {
    await store.db.insertInto('money_limit_use').values(use(0)).execute()
    await Promise.all(Array.from({ length: 8 }, () => store.run(countUp, {})))
    expect(await store.db.selectFrom('money_limit_use').selectAll().execute()).toEqual([use(8)])
  })

  it('continues when another release changes a table that it has read', async () => {
    const ask = () => Promise.all([store.run(everyGap, 0), gapsSince(store.db, 0).execute()])
    await Promise.all(Array.from({ length: 20 }, ask))
    await sql`alter table restored_gap add column note text`.execute(store.db)
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    expect(answers.flat(2)).toEqual([])
  })

  function use(used_paise: number) {
    return { customer_id: 'ravi', measure: 'load-month' as const, period: '2026-11', used_paise }
  }
})
