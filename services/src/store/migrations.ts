// The schema's history, in order of its names: one line per migration, only ever appended.
import { accountsMigration } from '../accounts/accounts.migration.ts'
import { billerSandboxMigration } from '../biller-sandbox/biller-sandbox.migration.ts'
import { careMigration } from '../care/care.migration.ts'
import { disputeDecisionsMigration } from '../disputes/dispute-decisions.migration.ts'
import { disputesMigration } from '../disputes/disputes.migration.ts'
import { ledgerMigration } from '../ledger/ledger.migration.ts'
import { limitsMigration } from '../limits/limits.migration.ts'
import { oneTimeCodeMigration } from '../one-time-code/one-time-code.migration.ts'
import { ordersMigration } from '../orders/orders.migration.ts'
import { passkeysMigration } from '../passkeys/passkeys.migration.ts'
import { sandboxMigration } from '../payment-source/sandbox.migration.ts'
import { paymentsMigration } from '../payments/payments.migration.ts'
import { upiMigration } from '../payments/upi.migration.ts'
import { savedAccountsMigration } from '../saved-accounts/saved-accounts.migration.ts'
import { sessionMigration } from '../session/session.migration.ts'
import { walletMigration } from '../wallet/wallet.migration.ts'
import { idempotencyMigration } from './idempotency.migration.ts'
import type { Migration } from './migration.ts'

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-idempotency': idempotencyMigration,
  '0002-ledger': ledgerMigration,
  '0003-limits': limitsMigration,
  '0004-payment-sandbox': sandboxMigration,
  '0005-wallet': walletMigration,
  '0020-accounts': accountsMigration,
  '0021-session': sessionMigration,
  '0022-one-time-code': oneTimeCodeMigration,
  '0023-passkeys': passkeysMigration,
  '0024-orders': ordersMigration,
  '0025-care': careMigration,
  '0026-disputes': disputesMigration,
  '0030-payments': paymentsMigration,
  '0031-biller-sandbox': billerSandboxMigration,
  '0032-saved-accounts': savedAccountsMigration,
  '0040-upi': upiMigration,
  '0041-dispute-decisions': disputeDecisionsMigration,
}
