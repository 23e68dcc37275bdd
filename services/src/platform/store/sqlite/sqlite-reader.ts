// A thread with one consistent snapshot of the database: in WAL mode readers and the writer do not block each other.
import { DatabaseSync } from 'node:sqlite'
import { serve } from './serve.ts'
import { createSqliteEngine } from './sqlite-engine.ts'

await serve(({ file }) => {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec('begin')
  // A deferred transaction begins at its first read.
  database.prepare('select 1 from sqlite_master limit 1').get()
  const { answerReads } = createSqliteEngine(database)
  return { answer: answerReads, close: () => database.close() }
})
