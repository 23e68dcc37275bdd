// The money that moved between us, the payment source and the billers, according to our ledger.
import { sql } from 'kysely'
import type { Db } from '../../platform/store/database.ts'

/** Statements use the same names. */
export type MoveKind = 'in' | 'out' | 'biller'

export interface LedgerMove {
  readonly kind: MoveKind
  readonly reference: string
  readonly state: string
  /** Null if our ledger has no movement. */
  readonly amountPaise: number | null
  readonly bankReference: string | null
  /** When the other side moved it. */
  readonly at: number | null
  readonly postedPaise: number
}

const none = sql<string | null>`cast(null as text)`

/** Money that arrived and was credited to a wallet or moved to suspense. */
export function receivedMoves(db: Db) {
  const topUps = db
    .selectFrom('wallet_top_up')
    .select(['id as reference', sql<string>`state`.as('state')])
    .select(['arrived_paise', 'payer_reference', 'arrived_at', sql<string | null>`id`.as('entry_reference')])
  const payments = db
    .selectFrom('bill_payment')
    .select(['reference', sql<string>`stage`.as('state')])
    .select([
      'arrived_paise',
      'payer_reference',
      'arrived_at',
      sql<string | null>`order_id`.as('entry_reference'),
    ])
    .where('source', '=', 'upi')
    .where('stage', '<>', 'draft')
  return db
    .selectFrom(topUps.unionAll(payments).as('move'))
    .select([sql<MoveKind>`'in'`.as('kind'), 'move.reference', 'move.state'])
    .select(['move.arrived_paise as amountPaise', 'move.payer_reference as bankReference'])
    .select(['move.arrived_at as at'])
    .select(
      sql<number>`cast(
        coalesce((select -sum(line.amount_paise) from ledger_entry entry
          join ledger_line line on line.entry_id = entry.id and line.account_id = 'system:payment-source'
          where entry.kind = 'add-money' and entry.reference = move.entry_reference), 0)
        + coalesce((select -sum(line.amount_paise) from source_return back
          join ledger_line line on line.entry_id = back.suspense_entry_id and line.account_id = 'system:payment-source'
          where back.cause_id = move.reference and back.from_account = 'system:payment-source'), 0)
        as bigint)`.as('postedPaise'),
    )
}

/** Returned money, under the reference of the last attempt. */
export function returnedMoves(db: Db) {
  return db
    .selectFrom('source_return as back')
    .leftJoin('ledger_line as line', join =>
      join
        .onRef('line.entry_id', '=', 'back.return_entry_id')
        .on('line.account_id', '=', 'system:payment-source'),
    )
    .select([sql<MoveKind>`'out'`.as('kind'), sql<string>`back.state`.as('state')])
    .select(
      sql<string>`case back.attempt when 1 then back.id else back.id || '/' || back.attempt end`.as(
        'reference',
      ),
    )
    .select(sql<number | null>`case back.state when 'returned' then back.amount_paise end`.as('amountPaise'))
    .select(['back.bank_reference as bankReference', 'back.bank_at as at'])
    .select(({ fn, val }) => fn.coalesce('line.amount_paise', val(0)).as('postedPaise'))
}

/** Money paid to billers. */
export function movesToBillers(db: Db) {
  return db
    .selectFrom('bill_payment as payment')
    .leftJoin('ledger_line as line', join =>
      join.onRef('line.entry_id', '=', 'payment.entry_id').on('line.account_id', '=', 'system:billers'),
    )
    .select([sql<MoveKind>`'biller'`.as('kind'), 'payment.reference', sql<string>`payment.stage`.as('state')])
    .select(
      sql<number | null>`case when payment.stage in ('paid', 'refunded') then payment.amount_paise end`.as(
        'amountPaise',
      ),
    )
    .select([none.as('bankReference'), 'payment.sent_at as at'])
    .select(({ fn, val }) => fn.coalesce('line.amount_paise', val(0)).as('postedPaise'))
    .where('payment.sent_at', 'is not', null)
}
