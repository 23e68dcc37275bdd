import { type RawBuilder, sql } from 'kysely'

/** Written into the statement, not bound: SQLite uses a partial index only if the statement itself implies its condition. */
export const literal: <Word extends string | number>(word: Word) => RawBuilder<Word> = sql.lit
