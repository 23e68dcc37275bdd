import { sql } from 'kysely'
import type { Causes } from '../money/ledger/audit-causes.ts'
import { causedLine, ownWallet } from '../money/ledger/caused-line.ts'

const said = {
  cause: sql<string>`'act ' || id`,
  kind: 'adjustment',
  reference: 'id',
  description: 'correction',
  postedAt: 'ended_at',
} as const

/** An operator's adjustment moved its amount between the wallet and the adjustments account. */
export const operatorCauses: Causes = {
  lines: db => {
    const done = db.selectFrom('operator_act').where('state', '=', 'done')
    const [given, taken] = [done.where('kind', '=', 'adjust-give'), done.where('kind', '=', 'adjust-take')]
    return [
      causedLine(given, { ...said, account: ownWallet, paise: sql`amount_paise` }),
      causedLine(given, { ...said, account: 'system:adjustments', paise: sql`-amount_paise` }),
      causedLine(taken, { ...said, account: ownWallet, paise: sql`-amount_paise` }),
      causedLine(taken, { ...said, account: 'system:adjustments', paise: sql`amount_paise` }),
    ]
  },
}
