// The schema's history, in order of its names: one line per migration, only ever appended.

import { billerSandboxMigration } from '../../bills/biller-sandbox/biller-sandbox.migration.ts'
import { paymentsMigration } from '../../bills/payments/payments.migration.ts'
import { sourceNotChosenMigration } from '../../bills/payments/source-not-chosen.migration.ts'
import { upiMigration } from '../../bills/payments/upi.migration.ts'
import { savedAccountsMigration } from '../../bills/saved-accounts/saved-accounts.migration.ts'
import { disputeDecisionsMigration } from '../../care/disputes/dispute-decisions.migration.ts'
import { disputeOutcomeMigration } from '../../care/disputes/dispute-outcome.migration.ts'
import { disputesMigration } from '../../care/disputes/disputes.migration.ts'
import { careMigration } from '../../care/tickets/care.migration.ts'
import { accountsMigration } from '../../identity/accounts/accounts.migration.ts'
import { oneTimeCodeMigration } from '../../identity/one-time-code/one-time-code.migration.ts'
import { passkeysMigration } from '../../identity/passkeys/passkeys.migration.ts'
import { sessionMigration } from '../../identity/session/session.migration.ts'
import { ledgerMigration } from '../../money/ledger/ledger.migration.ts'
import { limitsMigration } from '../../money/limits/limits.migration.ts'
import { ordersMigration } from '../../money/orders/orders.migration.ts'
import { sandboxMigration } from '../../money/payment-source/sandbox.migration.ts'
import { walletMigration } from '../../money/wallet/wallet.migration.ts'
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
  '0042-source-not-chosen': sourceNotChosenMigration,
  '0043-dispute-outcome': disputeOutcomeMigration,
}
