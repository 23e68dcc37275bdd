import { sql } from 'kysely'
import { auditDates, auditOwners } from '../../identity/accounts/audit-owned-rows.ts'
import { literal } from '../../platform/store/literal.ts'
import { measuresOfWaiting } from '../../platform/store/measure.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { auditLoadLimits } from './load-limits-audit.ts'
import { endTopUp, startTopUp } from './top-up-row.ts'
import { topUpsSince } from './top-ups-since.ts'
import type { WalletTables } from './wallet.tables.ts'
import { auditWallet } from './wallet-audit.ts'
import { passbookExport, topUpsExport } from './wallet-export.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends WalletTables {}
}

const topUpMeasures = measuresOfWaiting({
  name: 'chowk_top_ups',
  what: 'Top-ups that have not ended',
  read: db =>
    db
      .selectFrom('wallet_top_up')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('started_at').as('oldestAt')])
      .where('state', '=', literal('pending'))
      .executeTakeFirstOrThrow(),
})

export const walletModule: StoreModule = {
  retention: { wallet_top_up: 'money' },
  sealed: {
    wallet_top_up: {
      key: ['id'],
      madeAt: 'started_at',
      changes: {
        state: { with: ['ended_at', 'late_at'] },
        failure: { with: ['ended_at', 'late_at'] },
        limit_month: { with: ['ended_at'] },
        asked_at: 'later',
        ended_at: 'later',
        entry_id: 'once',
        arrived_paise: 'once',
        arrived_at: 'once',
        payer_reference: 'once',
        late_at: 'once',
        late_due_at: 'any',
      },
    },
  },
  exports: [passbookExport, topUpsExport],
  measures: topUpMeasures,
  commands: [startTopUp, endTopUp],
  async audit(db, { since, at }) {
    const topUps = db
      .selectFrom('wallet_top_up')
      .$if(since > 0, query => query.where('id', 'in', topUpsSince(db, since)))
      .select([sql<string>`'top-up ' || id`.as('thing'), 'customer_id'])
    const owned = [
      db
        .selectFrom('ledger_account')
        .select([
          sql<string>`'account ' || id`.as('thing'),
          sql<string>`substr(id, length('wallet:') + 1)`.as('customer_id'),
        ])
        .where('kind', '=', 'wallet'),
      topUps,
    ]
    // A count has no time, so unused ones are checked by the whole audit only.
    const uses = db
      .selectFrom('money_limit_use')
      .select([sql<string>`'limit ' || measure || ' in ' || period`.as('thing'), 'customer_id'])
    const dated = (['started_at', 'asked_at', 'ended_at'] as const).map(column =>
      topUps.select(`${column} as at`),
    )
    return {
      differences: [
        ...(await auditWallet(db, { since, at })),
        ...(await auditLoadLimits(db, since)),
        ...(await auditOwners(db, since === 0 ? [...owned, uses] : owned)),
        ...(await auditDates(db, at, dated)),
      ],
    }
  },
}
