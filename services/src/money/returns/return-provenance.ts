import { sql } from 'kysely'
import type { Description } from '../../messages/names/description.ts'
import type { Provenance } from '../ledger/audit-provenance.ts'
import { expectedLine } from '../ledger/expected-line.ts'

const said = {
  cause: sql<string>`'return ' || id`,
  reference: 'id',
  description: sql<Description>`description`,
}
const apart = { ...said, kind: 'suspense', postedAt: 'started_at' } as const
const back = { ...said, kind: 'return', postedAt: 'ended_at' } as const

/** A return moves its money into suspense, and from there to the payment source once it is returned. */
export const returnProvenance: Provenance = {
  lines: db => {
    const setApart = db.selectFrom('source_return').where('from_account', '<>', 'system:suspense')
    const returned = db.selectFrom('source_return').where('state', '=', 'returned')
    return [
      expectedLine(setApart, { ...apart, account: sql`from_account`, paise: sql`-amount_paise` }),
      expectedLine(setApart, { ...apart, account: 'system:suspense', paise: sql`amount_paise` }),
      expectedLine(returned, { ...back, account: 'system:suspense', paise: sql`-amount_paise` }),
      expectedLine(returned, { ...back, account: 'system:payment-source', paise: sql`amount_paise` }),
    ]
  },
}
