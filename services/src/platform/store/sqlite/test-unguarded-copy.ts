import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Copies a store without its constraints, as someone repairing it by hand has it: no value is refused. */
export function unguardedCopy(from: string, to: string): DatabaseSync {
  const original = new DatabaseSync(join(from, 'chowk.sqlite'))
  const copied = join(to, 'chowk.sqlite')
  original.prepare('vacuum into ?').run(copied)
  original.close()
  const database = new DatabaseSync(copied, { enableForeignKeyConstraints: false })
  database.exec('pragma ignore_check_constraints = on')
  const guards = database.prepare("select name from sqlite_master where type = 'trigger'").all()
  for (const { name } of guards) database.exec(`drop trigger "${name}"`)
  return database
}
