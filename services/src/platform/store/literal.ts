import { type RawBuilder, sql } from 'kysely'

/**
 * A word or number of ours that is written into the statement instead of being bound to it. An index of only some rows is used
 * where the statement itself says that it wants no others: bound, SQLite cannot know and reads the whole table.
 */
export const literal: <Word extends string | number>(word: Word) => RawBuilder<Word> = sql.lit
