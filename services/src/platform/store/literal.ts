import { type RawBuilder, sql } from 'kysely'

/**
 * A constant that is written into the statement instead of being bound. SQLite uses a partial index only if the
 * statement itself implies its condition; with a bound value it reads the whole table.
 */
export const literal: <Word extends string | number>(word: Word) => RawBuilder<Word> = sql.lit
