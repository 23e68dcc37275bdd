// Money from another bank for one bill passes through the wallet in the ledger: credited when it arrives, debited
// when the bill is paid or the money is returned. For its owner it was never in the wallet, so the passbook omits it
// from lines, holds and balances.
import { sql } from 'kysely'
import { literal } from '../../platform/store/literal.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Store } from '../../platform/store/store.ts'
import { type WalletAccount, walletOf } from '../ledger/accounts.ts'

/** Whether an entry moves the wallet's own money, not money that only passes through it. A case: a join would read all lines. */
export const isOwnMoneyEntry = sql<boolean>`case entry.kind
  when 'add-money' then entry.description not like 'bill:%'
  when 'payment' then not exists (select 1 from ledger_entry as top_up_entry
    where top_up_entry.reference = entry.reference and top_up_entry.kind = 'add-money')
  when 'suspense' then not exists (select 1 from source_return as returned
    where returned.id = entry.reference and returned.cause_kind = 'payment')
  else true end`

/** A line up to which the wallet is read. */
export interface PlaceInWallet {
  readonly account_position: number | null
  readonly posted_at: number
}

interface RequestedPlace extends PlaceInWallet {
  readonly wallet: WalletAccount
}

/** Money passing through at that line: credited by then and not yet debited. Few holds exist at that time. */
export async function passingPaiseAt(read: Store['lookUp'], customerId: string, place: PlaceInWallet) {
  const { account_position, posted_at } = place
  const [found] = await read(passingQuery, { wallet: walletOf(customerId), account_position, posted_at })
  return Number(found?.paise)
}

const passingQuery = prepare((query, { wallet, account_position, posted_at }: RequestedPlace) =>
  query
    .selectFrom('ledger_hold as hold')
    .innerJoin('ledger_entry as top_up_entry', join =>
      join.onRef('top_up_entry.reference', '=', 'hold.reference').on('top_up_entry.kind', '=', 'add-money'),
    )
    .innerJoin('ledger_line as credit_line', join =>
      join.onRef('credit_line.entry_id', '=', 'top_up_entry.id').on('credit_line.account_id', '=', wallet),
    )
    .select(sql<number>`cast(coalesce(sum(credit_line.amount_paise), 0) as bigint)`.as('paise'))
    .where('hold.account_id', '=', wallet)
    .where('hold.created_at', '<=', posted_at)
    .where(({ or, eb }) => or([eb('hold.state', '=', literal('held')), eb('hold.ended_at', '>=', posted_at)]))
    // The arithmetic disables the wallet's index, which would make SQLite read all of its lines.
    .where(sql`credit_line.account_position + 0`, '<=', account_position)
    // Not debited by then.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_line as debit_line')
            .innerJoin('ledger_entry as debit_entry', 'debit_entry.id', 'debit_line.entry_id')
            .select('debit_line.entry_id')
            .where('debit_line.account_id', '=', wallet)
            .where('debit_line.account_position', '<=', account_position)
            .where(({ or, and, eb, ref }) =>
              or([
                eb('debit_entry.hold_id', '=', ref('hold.id')),
                and([
                  eb('debit_entry.kind', '=', 'suspense'),
                  eb('debit_entry.posted_at', '=', ref('hold.ended_at')),
                  eb('debit_line.amount_paise', '=', sql<number>`-${sql.ref('hold.amount_paise')}`),
                ]),
              ]),
            ),
        ),
      ),
    ),
)
