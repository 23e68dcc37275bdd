import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { MessagePort } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prepare } from '../prepare.ts'
import type { Store } from '../store.ts'
import { databaseWithTables, type TestDatabase } from '../test-databases.ts'
import { sqliteFile } from './sqlite-store.ts'

describe('a look-up in the embedded database', () => {
  let database: TestDatabase
  let store: Store
  let file: string

  beforeAll(async () => {
    database = await databaseWithTables('sqlite')
    store = await database.open()
    file = sqliteFile(database.options.dataDir)
    await store.db
      .insertInto('restored_gap')
      .values({ restored_at: 1, gap_from: 1, reconciled_at: null })
      .execute()
  })
  afterAll(() => database?.drop())

  const gapOf = prepare((query, value: { restoredAt: number }) =>
    query.selectFrom('restored_gap').selectAll().where('restored_at', '=', value.restoredAt),
  )
  const gap = async () => (await store.lookUp(gapOf, { restoredAt: 1 }))[0]

  /** Counts the messages to SQLite's thread while `work` runs. */
  async function messagesOf(work: () => Promise<unknown>): Promise<number> {
    const messages = vi.spyOn(MessagePort.prototype, 'postMessage')
    await work()
    const count = messages.mock.calls.length
    messages.mockRestore()
    return count
  }

  it('is answered without a message to the other thread', async () => {
    expect(await messagesOf(gap)).toBe(0)
  })

  it('sees what another process has committed', async () => {
    for (const from of [2, 3, 4]) {
      execFileSync(process.execPath, [
        '-e',
        `new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec(process.argv[2])`,
        file,
        `update restored_gap set gap_from = ${from}`,
      ])
      expect(await gap()).toMatchObject({ gap_from: from })
    }
  })

  it('does not wait for writers and sees nothing uncommitted', async () => {
    const before = await gap()
    using writing = new DatabaseSync(file)
    writing.exec('begin exclusive; update restored_gap set gap_from = 99')
    expect(await gap()).toEqual(before)
    writing.exec('commit')
    expect(await gap()).toMatchObject({ gap_from: 99 })
  })

  it('goes to the other thread where the in-process read fails', async () => {
    const reading = vi.spyOn(StatementSync.prototype, 'all').mockImplementation(() => {
      throw Object.assign(new Error('database is locked'), { errcode: 5 })
    })
    try {
      expect(await messagesOf(async () => expect(await gap()).toMatchObject({ restored_at: 1 }))).toBe(1)
    } finally {
      reading.mockRestore()
    }
    expect(await messagesOf(gap)).toBe(0)
  })

  it('continues when another release has changed the table', async () => {
    const before = await gap()
    await sql`alter table restored_gap add column note text`.execute(store.db)
    expect(await gap()).toEqual({ ...before, note: null })
  })

  it('leaves no other files behind when the store is closed', async () => {
    const own = await databaseWithTables('sqlite')
    const closing = await own.open()
    await closing.lookUp(gapOf, { restoredAt: 1 })
    await closing.close()
    const ofLog = ['-wal', '-shm'].map(suffix => `${sqliteFile(own.options.dataDir)}${suffix}`)
    expect(ofLog.filter(existsSync)).toEqual([])
    await own.drop()
  })
})
