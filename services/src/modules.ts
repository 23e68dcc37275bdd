// Every module that contributes to the store, one line each.

import { billLookupsModule } from './bills/bill-lookups/bill-lookups.module.ts'
import { billerSandboxModule } from './bills/biller-sandbox/biller-sandbox.module.ts'
import { duesModule } from './bills/dues/dues.module.ts'
import { paymentsModule } from './bills/payments/payments.module.ts'
import { receivablesModule } from './bills/receivables/receivables.module.ts'
import { savedAccountsModule } from './bills/saved-accounts/saved-accounts.module.ts'
import { closingModule } from './care/closing/closing.module.ts'
import { disputesModule } from './care/disputes/disputes.module.ts'
import { ticketsModule } from './care/tickets/tickets.module.ts'
import { demoModule } from './demo/demo.module.ts'
import { accountsModule } from './identity/accounts/accounts.module.ts'
import { boundDevicesModule } from './identity/bound-devices/bound-devices.module.ts'
import { consentsModule } from './identity/consents/consents.module.ts'
import { holdersModule } from './identity/holders/holders.module.ts'
import { kycModule } from './identity/kyc/kyc.module.ts'
import { lockModule } from './identity/lock/lock.module.ts'
import { oneTimeCodeModule } from './identity/one-time-code/one-time-code.module.ts'
import { passkeysModule } from './identity/passkeys/passkeys.module.ts'
import { paymentPinModule } from './identity/payment-pin/payment-pin.module.ts'
import { pendingChangesModule } from './identity/pending-changes/pending-changes.module.ts'
import { sessionModule } from './identity/session/session.module.ts'
import { stepUpModule } from './identity/step-up/step-up.module.ts'
import { messagesModule } from './messages/sent/messages.module.ts'
import { migrations } from './migrations.ts'
import { checksModule } from './money/checks/checks.module.ts'
import { compensationModule } from './money/compensation/compensation.module.ts'
import { ledgerModule } from './money/ledger/ledger.module.ts'
import { limitsModule } from './money/limits/limits.module.ts'
import { ordersModule } from './money/orders/orders.module.ts'
import { paymentFreezeModule } from './money/payment-freeze/payment-freeze.module.ts'
import { paymentSourceModule } from './money/payment-source/payment-source.module.ts'
import { returnsModule } from './money/returns/returns.module.ts'
import { walletModule } from './money/wallet/wallet.module.ts'
import { operationsModule } from './operations/operations.module.ts'
import { migrationsModule } from './platform/store/audit/migrations.module.ts'
import { idempotencyModule } from './platform/store/idempotency/idempotency.module.ts'
import { siblingModule } from './platform/store/sibling-module.ts'
import type { StoreModule, StoreModules } from './platform/store/store-module.ts'

export const everyModule: readonly StoreModule[] = [
  { migrations },
  migrationsModule,
  idempotencyModule,
  messagesModule,
  ledgerModule,
  checksModule,
  limitsModule,
  paymentSourceModule,
  returnsModule,
  walletModule,
  accountsModule,
  sessionModule,
  lockModule,
  oneTimeCodeModule,
  passkeysModule,
  stepUpModule,
  paymentPinModule,
  boundDevicesModule,
  pendingChangesModule,
  consentsModule,
  kycModule,
  holdersModule,
  ordersModule,
  compensationModule,
  paymentFreezeModule,
  paymentsModule,
  receivablesModule,
  billerSandboxModule,
  billLookupsModule,
  savedAccountsModule,
  duesModule,
  ticketsModule,
  disputesModule,
  closingModule,
  demoModule,
  operationsModule,
]

export const modules: StoreModules = {
  address: siblingModule(import.meta.url, 'modules').href,
  all: everyModule,
}
