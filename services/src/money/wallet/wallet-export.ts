import { descriptionIn } from '../../messages/names/description.ts'
import { moment, rupees } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/store-module.ts'
import { walletOf } from '../ledger/accounts.ts'

export const passbookExport: DataExport = {
  name: 'passbook',
  about: { en: 'Every entry of your wallet', hi: 'आपके वॉलेट का हर लेन-देन' },
  async rows(db, customerId) {
    const lines = await db
      .selectFrom('ledger_line')
      .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
      .select(['ledger_entry.id', 'kind', 'description', 'reference', 'posted_at'])
      .select(['ledger_line.amount_paise', 'balance_after_paise'])
      .where('ledger_line.account_id', '=', walletOf(customerId))
      // Every wallet line has a position; the condition makes the database use that index.
      .where('account_position', 'is not', null)
      .orderBy('account_position')
      .execute()
    return lines.map(line => ({
      entry: line.id,
      kind: line.kind,
      details: descriptionIn('en', line.description),
      reference: line.reference ?? '',
      amount_rs: rupees(line.amount_paise),
      balance_rs: rupees(line.balance_after_paise),
      at: moment(line.posted_at),
    }))
  },
}

export const topUpsExport: DataExport = {
  name: 'top-ups',
  about: { en: 'Money you added', hi: 'आपने जो पैसे डाले' },
  async rows(db, customerId) {
    const topUps = await db
      .selectFrom('wallet_top_up')
      .select(['id', 'amount_paise', 'state', 'failure', 'started_at', 'ended_at'])
      .where('customer_id', '=', customerId)
      .orderBy('started_at')
      .orderBy('id')
      .execute()
    return topUps.map(({ id, amount_paise, state, failure, started_at, ended_at }) => ({
      top_up: id,
      amount_rs: rupees(amount_paise),
      state,
      failure: failure ?? '',
      started_at: moment(started_at),
      ended_at: moment(ended_at),
    }))
  },
}
