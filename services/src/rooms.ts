// Every module that contributes to the store, one line each.

import { billLooksRoom } from './bills/bill-lookups/bill-lookups.room.ts'
import { billerSandboxRoom } from './bills/biller-sandbox/biller-sandbox.room.ts'
import { billsMigrations } from './bills/bills.migration.ts'
import { paymentCauses } from './bills/payments/audit/payment-causes.ts'
import { paymentsRoom } from './bills/payments/payments.room.ts'
import { paymentReturns } from './bills/payments/upi/payment-returns.ts'
import { receivableCauses, receivablesRoom } from './bills/receivables/receivables.room.ts'
import { savedAccountsRoom } from './bills/saved-accounts/saved-accounts.room.ts'
import { careMigrations } from './care/care.migration.ts'
import { closingRoom } from './care/closing/closing.room.ts'
import { closingCauses } from './care/closing/closing-causes.ts'
import { closingReturns } from './care/closing/closing-returns.ts'
import { disputesRoom } from './care/disputes/disputes.room.ts'
import { ticketsRoom } from './care/tickets/tickets.room.ts'
import { demoMigrations } from './demo/demo.migration.ts'
import { demoRoom } from './demo/demo.room.ts'
import { demonstrationCauses } from './demo/demonstration-causes.ts'
import { accountsRoom } from './identity/accounts/accounts.room.ts'
import { boundDevicesRoom } from './identity/bound-devices/bound-devices.room.ts'
import { consentsRoom } from './identity/consents/consents.room.ts'
import { proofsRoom } from './identity/fresh-proofs/proofs.room.ts'
import { holdersRoom } from './identity/holders/holders.room.ts'
import { identityMigrations } from './identity/identity.migration.ts'
import { kycRoom } from './identity/kyc/kyc.room.ts'
import { lockRoom } from './identity/lock/lock.room.ts'
import { oneTimeCodeRoom } from './identity/one-time-code/one-time-code.room.ts'
import { passkeysRoom } from './identity/passkeys/passkeys.room.ts'
import { paymentPinRoom } from './identity/payment-pin/payment-pin.room.ts'
import { pendingChangesRoom } from './identity/pending-changes/pending-changes.room.ts'
import { sessionRoom } from './identity/session/session.room.ts'
import { messagesMigrations } from './messages/messages.migration.ts'
import { messagesRoom } from './messages/outbox/messages.room.ts'
import { sentMessagesRoom } from './messages/sent/sent-messages.room.ts'
import { checksRoom } from './money/checks/checks.room.ts'
import { compensationRoom } from './money/compensation/compensation.room.ts'
import { compensationCauses } from './money/compensation/compensation-causes.ts'
import type { Causes } from './money/ledger/audit-causes.ts'
import { ledgerRoom } from './money/ledger/ledger.room.ts'
import { limitsRoom } from './money/limits/limits.room.ts'
import { moneyMigrations } from './money/money.migration.ts'
import { ordersRoom } from './money/orders/orders.room.ts'
import { paymentFreezeRoom } from './money/payment-freeze/payment-freeze.room.ts'
import { paymentSourceRoom } from './money/payment-source/payment-source.room.ts'
import type { DueReturns } from './money/returns/due-returns.ts'
import { returnCauses } from './money/returns/return-causes.ts'
import { returnsRoom } from './money/returns/returns.room.ts'
import { topUpCauses } from './money/wallet/top-up-causes.ts'
import { topUpReturns } from './money/wallet/top-up-returns.ts'
import { walletRoom } from './money/wallet/wallet.room.ts'
import { operationsMigrations } from './operations/operations.migration.ts'
import { operationsRoom } from './operations/operations.room.ts'
import { operatorCauses } from './operations/operator-causes.ts'
import { platformMigrations } from './platform/platform.migration.ts'
import { migrationsRoom } from './platform/store/audit/migrations.room.ts'
import { beside } from './platform/store/beside.ts'
import { idempotencyRoom } from './platform/store/idempotency/idempotency.room.ts'
import type { Room, Rooms } from './platform/store/room.ts'

/** The migrations of each domain. They run in the order of their names, across domains. */
const migrations = [
  platformMigrations,
  messagesMigrations,
  identityMigrations,
  moneyMigrations,
  billsMigrations,
  careMigrations,
  demoMigrations,
  operationsMigrations,
]

/** Every module that posts entries must be here, or the audit reports its entries as unexplained. */
const moneyCauses = [
  topUpCauses,
  paymentCauses,
  returnCauses,
  receivableCauses,
  compensationCauses,
  closingCauses,
  demonstrationCauses,
  operatorCauses,
]

/** Every module that returns money to its payer must be here. */
const dueReturns = [topUpReturns, paymentReturns, closingReturns]

export function everyRoom(
  moreCauses: readonly Causes[] = [],
  moreReturns: readonly DueReturns[] = [],
): Room[] {
  return [
    ...migrations.map(migrations => ({ migrations })),
    migrationsRoom,
    idempotencyRoom,
    messagesRoom,
    sentMessagesRoom,
    ledgerRoom([...moneyCauses, ...moreCauses]),
    checksRoom,
    limitsRoom,
    paymentSourceRoom,
    returnsRoom([...dueReturns, ...moreReturns]),
    walletRoom,
    accountsRoom,
    sessionRoom,
    lockRoom,
    oneTimeCodeRoom,
    passkeysRoom,
    proofsRoom,
    paymentPinRoom,
    boundDevicesRoom,
    pendingChangesRoom,
    consentsRoom,
    kycRoom,
    holdersRoom,
    ordersRoom,
    compensationRoom,
    paymentFreezeRoom,
    paymentsRoom,
    receivablesRoom,
    billerSandboxRoom,
    billLooksRoom,
    savedAccountsRoom,
    ticketsRoom,
    disputesRoom,
    closingRoom,
    demoRoom,
    operationsRoom,
  ]
}

export const rooms: Rooms = {
  address: beside(import.meta.url, 'rooms').href,
  all: everyRoom(),
}
