import { MessagePort } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { databaseWithTables } from '../test-databases.ts'

it('sends concurrent requests together, without waiting for earlier answers', {}, async () => {
  const database = await databaseWithTables('sqlite')
  const { db } = await database.open()
  const messages = vi.spyOn(MessagePort.prototype, 'postMessage')
  try {
    const queries = Array.from({ length: 20 }, (_, number) =>
      sql<{ number: number }>`select ${number} as number`.execute(db),
    )
    const answers = await Promise.all(queries)
    expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(queries.map((_, number) => number))
    expect(messages).toHaveBeenCalledTimes(1)
  } finally {
    messages.mockRestore()
    await database.drop()
  }
})

it('writes limits into the statement, because SQLite would plan it on each use if bound', {}, async () => {
  const database = await databaseWithTables('sqlite')
  const { db } = await database.open()
  try {
    const { sql, parameters } = db.selectFrom('store_migration').select('name').limit(3).compile()
    expect(sql).toMatch(/ limit 3$/)
    expect(parameters).toEqual([])
  } finally {
    await database.drop()
  }
})
