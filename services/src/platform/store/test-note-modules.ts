// Modules for tests, instead of the services' own.
import { sql } from 'kysely'
import { defineCommand, write } from './command.ts'
import type { Db } from './database.ts'
import type { StoreModules } from './store-module.ts'

export const writeNote = defineCommand('test.write-note', function* (tx, text: string) {
  const note = sql`insert into test_note (text) values (${text})`
  yield* write({ compile: () => note.compile(tx.query) })
})

export async function notesIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from test_note order by text`.execute(db)
  return rows.map(({ text }) => text)
}

export const modules: StoreModules = {
  address: import.meta.url,
  all: [
    {
      migrations: {
        '0002-note-text': ({ run }) => run('alter table test_note add column text text'),
      },
    },
    {
      migrations: {
        '0001-note': ({ run }) => run('create table test_note (id integer)'),
      },
      commands: [writeNote],
      async sweep(_dispose, at, db) {
        await sql`delete from test_note where text < ${new Date(at).toISOString()}`.execute(db)
      },
      async audit(db) {
        const notes = await notesIn(db)
        return {
          differences: notes.filter(note => note.includes('wrong')),
          audited: `${notes.length} notes`,
        }
      },
    },
  ],
}
