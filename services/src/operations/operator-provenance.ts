import { sql } from 'kysely'
import type { Provenance } from '../money/ledger/audit-provenance.ts'
import { expectedLine, ownWallet } from '../money/ledger/expected-line.ts'

const said = {
  cause: sql<string>`'act ' || id`,
  kind: 'adjustment',
  reference: 'id',
  description: 'correction',
  postedAt: 'ended_at',
} as const

/** An operator's adjustment moved its amount between the wallet and the adjustments account. */
export const operatorProvenance: Provenance = {
  lines: db => {
    const done = db.selectFrom('operator_act').where('state', '=', 'done')
    const [given, taken] = [done.where('kind', '=', 'adjust-give'), done.where('kind', '=', 'adjust-take')]
    return [
      expectedLine(given, { ...said, account: ownWallet, paise: sql`amount_paise` }),
      expectedLine(given, { ...said, account: 'system:adjustments', paise: sql`-amount_paise` }),
      expectedLine(taken, { ...said, account: ownWallet, paise: sql`-amount_paise` }),
      expectedLine(taken, { ...said, account: 'system:adjustments', paise: sql`amount_paise` }),
    ]
  },
}
