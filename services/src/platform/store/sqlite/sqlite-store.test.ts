import { MessagePort } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { databaseWithTables } from '../test-databases.ts'

it('asks at once what is asked at once, and waits for no answer before it', {}, async () => {
  const database = await databaseWithTables('sqlite')
  const { db } = await database.open()
  const messages = vi.spyOn(MessagePort.prototype, 'postMessage')
  try {
    const asked = Array.from({ length: 20 }, (_, number) =>
      sql<{ number: number }>`select ${number} as number`.execute(db),
    )
    const answers = await Promise.all(asked)
    expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(asked.map((_, number) => number))
    expect(messages).toHaveBeenCalledTimes(1)
  } finally {
    messages.mockRestore()
    await database.drop()
  }
})

it('writes into a statement how many rows it wants: bound, SQLite would plan it anew each time', {}, async () => {
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
