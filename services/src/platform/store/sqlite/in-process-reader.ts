// Reads a few rows in the calling thread, because a round trip to another thread takes longer than the query. In WAL
// mode a reader waits for nobody and sees everything that is committed, also by other processes.
import { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import { createSqliteEngine } from './sqlite-engine.ts'

export interface InProcessReader {
  /** Undefined if reading fails at the moment, for example on a closed database: the event loop does not wait. */
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
