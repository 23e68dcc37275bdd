import { type Kysely, sql } from 'kysely'
import { auditOwners } from '../../identity/accounts/audit-owned-rows.ts'
import type { Mobile } from '../../identity/mobile/mobile.ts'
import type { Description } from '../../messages/names/description.ts'
import { notifyWithinMs } from '../../messages/outbox/notify.ts'
import type { AccountId } from '../../money/ledger/accounts.ts'
import { expectedMove, ownWallet } from '../../money/ledger/audit-provenance.ts'
import type { ReturnCause } from '../../money/returns/return-row.ts'
import type { DueReturn } from '../../money/returns/returns-audit.ts'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'
import type { CustomerTable, StoreModule } from '../../platform/store/store-module.ts'
import { accountTables, closeAfterWaiting, closeOrWait } from './close-account.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** One row for each closed account. Other data remains only if the law requires it. */
    closed_account: {
      customer_id: string
      closed_at: number
      paid_out_paise: number
      /** Gifts that could not be paid out. */
      given_up_paise: number
      /** The number to call if a payout is refused; deleted once all have arrived. */
      mobile: Mobile | null
    }
    /** The balance of a closed account, each part to its payer. */
    closing_payout: {
      id: string
      customer_id: string
      /** The top-up that brought it. */
      source_reference: string
      amount_paise: number
    }
  }
}

export const closingModule: StoreModule = {
  fullyReadTables: {
    closed_account: 'one for each account that was closed',
    closing_payout: 'some for each account that was closed',
  },
  notExported: {
    closed_account: 'nobody signs in to an account that is closed',
    closing_payout: 'nobody signs in to an account that is closed',
  },
  retention: { closed_account: 'money', closing_payout: 'money' },
  sealed: {
    closed_account: { key: ['customer_id'], madeAt: 'closed_at', isFew: true, changes: { mobile: 'any' } },
    closing_payout: { key: ['id'] },
  },
  provenance: {
    // What a customer gave up by closing the account is posted back to the account of gifts.
    lines: db =>
      expectedMove(db.selectFrom('closed_account').where('given_up_paise', '>', 0), {
        cause: sql`'closed account ' || customer_id`,
        kind: 'adjustment',
        reference: 'customer_id',
        description: 'given-up',
        postedAt: 'closed_at',
        from: ownWallet,
        to: 'system:promotions',
        paise: sql`given_up_paise`,
      }),
  },
  // The balance of a closed account is returned, by one return for each part.
  returns: db => [
    db
      .selectFrom('closing_payout')
      .innerJoin('closed_account as closed', 'closed.customer_id', 'closing_payout.customer_id')
      .select([
        sql<ReturnCause>`'closing'`.as('cause_kind'),
        'id as cause_id',
        sql<AccountId>`'wallet:' || closed.customer_id`.as('from_account'),
        'closed.customer_id',
        'source_reference',
        'amount_paise',
        sql<Description>`'payout'`.as('description'),
        'closed_at as started_at',
      ])
      .$castTo<DueReturn>(),
  ],
  commands: [closeOrWait, closeAfterWaiting],
  /** Runs once the last messages have ended, and no payout is open. */
  async sweep(_dispose, at, db) {
    const notifyUntil = at - notifyWithinMs
    const closed = db.selectFrom('closed_account').select('customer_id').where('closed_at', '<', notifyUntil)
    await db
      .deleteFrom('message')
      .where('customer_id', 'in', closed)
      .where('created_at', '<', notifyUntil)
      .execute()
    await db
      .updateTable('closed_account')
      .set({ mobile: null })
      .where('mobile', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('source_return')
              .select('id')
              .whereRef('source_return.customer_id', '=', 'closed_account.customer_id')
              .where('state', '<>', 'returned'),
          ),
        ),
      )
      .execute()
  },
  async audit(db, { since }, modules) {
    const closed = db
      .selectFrom('closed_account')
      .select([sql<string>`'closed account ' || customer_id`.as('thing'), 'customer_id'])
    return {
      differences: [
        ...(await auditClosed(db)),
        ...(await auditPayouts(db)),
        ...(await auditOwners(db, [closed])),
        ...(since === 0 ? await auditLeftovers(db, accountTables(modules)) : []),
      ],
    }
  },
}

/** Data that only an account needs must belong to an existing customer who has not closed it. */
async function auditLeftovers(db: Kysely<Database>, forgotten: readonly CustomerTable[]): Promise<string[]> {
  const differences: string[] = []
  for (const table of [...forgotten, 'consent', 'message'] as const) {
    const wrong = await db
      .selectFrom(`${table} as row` as 'consent as row')
      .leftJoin('customer', 'customer.id', 'row.customer_id')
      .select(['row.customer_id', 'customer.closed_at'])
      .distinct()
      .where('row.customer_id', 'is not', null)
      .where(({ or, eb }) =>
        or([
          eb('customer.id', 'is', null),
          ...(closedHaveNone.has(table) ? [eb('customer.closed_at', 'is not', null)] : []),
        ]),
      )
      .execute()
    differences.push(
      ...wrong.map(({ customer_id, closed_at }) =>
        closed_at === null
          ? `${table} of ${customer_id}: they are no customer`
          : `${table} of ${customer_id}: they have closed the account`,
      ),
    )
  }
  const marked = await db
    .selectFrom('customer')
    .leftJoin('closed_account as closed', 'closed.customer_id', 'customer.id')
    .select('customer.id')
    .where('customer.closed_at', 'is not', null)
    .where('closed.customer_id', 'is', null)
    .execute()
  return [...differences, ...marked.map(({ id }) => `customer ${id}: they are closed, but never closed it`)]
}

/** Credentials, which a closed account must not have. A request in flight may leave rows of other tables. */
const closedHaveNone = new Set<string>(['session', 'bound_device', 'passkey', 'payment_pin'])

/** A payout is returned to the payer of the customer's own top-up, and never exceeds it. */
async function auditPayouts(db: Kysely<Database>): Promise<string[]> {
  const payouts = await db
    .selectFrom('closing_payout as payout')
    .leftJoin('wallet_top_up as topUp', 'topUp.id', 'payout.source_reference')
    .select(['payout.id', 'payout.customer_id', 'topUp.customer_id as payer', 'topUp.arrived_paise'])
    .select(({ selectFrom }) =>
      selectFrom('source_return as back')
        .select(({ fn }) => fn.sum<number>('back.amount_paise').as('paise'))
        .whereRef('back.source_reference', '=', 'payout.source_reference')
        .as('returned'),
    )
    .execute()
  return payouts.flatMap(({ id, customer_id, payer, arrived_paise, returned }) => [
    ...(payer === customer_id
      ? []
      : [`payout ${id}: it goes to ${payer ?? 'nobody'}, not to ${customer_id}`]),
    ...(arrived_paise !== null && Number(returned) <= arrived_paise
      ? []
      : [`payout ${id}: ${returned} paise go back of a top-up that brought ${arrived_paise ?? 'nothing'}`]),
  ])
}

/** A closed account has no number, no name and no money. */
async function auditClosed(db: Kysely<Database>): Promise<string[]> {
  const payouts = db
    .selectFrom('closing_payout')
    .select(({ fn }) => ['customer_id', fn.sum<number>('amount_paise').as('paise')])
    .groupBy('customer_id')
  const closed = await db
    .selectFrom('closed_account as closed')
    .leftJoin(payouts.as('payouts'), 'payouts.customer_id', 'closed.customer_id')
    .leftJoin('customer', 'customer.id', 'closed.customer_id')
    .leftJoin('ledger_account as wallet', join =>
      join.on('wallet.id', '=', sql<string>`'wallet:' || closed.customer_id`),
    )
    .select(['closed.customer_id', 'closed.paid_out_paise', 'closed.closed_at'])
    .select([
      'customer.mobile',
      'customer.name',
      'customer.closed_at as markedAt',
      'customer.created_at',
      'wallet.balance_paise',
      'payouts.paise as payouts',
    ])
    .execute()
  return closed.flatMap(row => {
    return listDifferences(`closed account ${row.customer_id}:`, [
      ['its number', row.mobile, null],
      ['the mark on its customer', row.markedAt, row.closed_at],
      ['its name', row.name, ''],
      // A customer without any entry has no wallet.
      ['what its wallet holds', row.balance_paise, row.balance_paise === null ? null : 0],
      ['what was paid out', row.paid_out_paise, Number(row.payouts)],
      ['that it was opened before', (row.created_at ?? Infinity) <= row.closed_at, true],
    ])
  })
}
