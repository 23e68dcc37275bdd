// The steps of the schema, in the order in which they run. Before the first release each domain has one, its baseline.
import { readFileSync } from 'node:fs'
import { insertFirstRules } from './money/limits/limit-rules.ts'
import type { Migrations } from './platform/store/migration.ts'

export const migrations: Migrations = {
  '0001-platform': ({ run }) => run(sqlIn('platform/platform.sql')),
  '0002-messages-one-index': ({ run }) => run(sqlIn('messages/messages.sql')),
  '0003-identity-code-indexes': ({ run }) => run(sqlIn('identity/identity.sql')),
  async '0004-money-partial'({ kind, db, run }) {
    await run(sqlIn('money/money.sql'))
    await run(sqlIn(`money/money.${kind}.sql`))
    await insertFirstRules(db)
  },
  '0005-bills-labels': ({ run }) => run(sqlIn('bills/bills.sql')),
  '0006-care': ({ run }) => run(sqlIn('care/care.sql')),
  '0007-demo': ({ run }) => run(sqlIn('demo/demo.sql')),
  async '0008-operations'({ kind, run }) {
    await run(sqlIn('operations/operations.sql'))
    await run(sqlIn(`operations/operations.${kind}.sql`))
  },
}

/** The build copies the files to the same paths beside the server's bundle. */
function sqlIn(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
