// A few rows, read in the thread that wants them: the way to another thread and back takes longer than they do. In WAL mode a
// reader waits for nobody and sees whatever was committed, also by another process.
import { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import { createSqliteEngine } from './sqlite-engine.ts'

export interface InProcessReader {
  /** Undefined where that does not work now, as when it is closed: the event loop does not wait. */
  tryReading<Row>(query: CompiledQuery<Row>): Row[] | undefined
  close(): void
}

export function openInProcessReader(file: string): InProcessReader {
  const database = new DatabaseSync(file, { readOnly: true })
  const { execute } = createSqliteEngine(database)
  return {
    tryReading<Row>(query: CompiledQuery<Row>) {
      try {
        return execute(query).rows as Row[]
      } catch {
        return undefined
      }
    },
    close() {
      if (database.isOpen) database.close()
    },
  }
}
