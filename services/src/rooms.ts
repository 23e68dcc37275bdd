// Every room that brings something to the store: one line for each.

import { billerSandboxRoom } from './bills/biller-sandbox/biller-sandbox.room.ts'
import { paymentsRoom } from './bills/payments/payments.room.ts'
import { savedAccountsRoom } from './bills/saved-accounts/saved-accounts.room.ts'
import { disputesRoom } from './care/disputes/disputes.room.ts'
import { ticketsRoom } from './care/tickets/tickets.room.ts'
import { demoRoom } from './demo/demo.room.ts'
import { accountsRoom } from './identity/accounts/accounts.room.ts'
import { consentsRoom } from './identity/consents/consents.room.ts'
import { oneTimeCodeRoom } from './identity/one-time-code/one-time-code.room.ts'
import { passkeysRoom } from './identity/passkeys/passkeys.room.ts'
import { pendingChangesRoom } from './identity/pending-changes/pending-changes.room.ts'
import { proofsRoom } from './identity/proofs/proofs.room.ts'
import { sessionRoom } from './identity/session/session.room.ts'
import { ledgerRoom } from './money/ledger/ledger.room.ts'
import { limitsRoom } from './money/limits/limits.room.ts'
import { ordersRoom } from './money/orders/orders.room.ts'
import { paymentSourceRoom } from './money/payment-source/payment-source.room.ts'
import { walletRoom } from './money/wallet/wallet.room.ts'
import { idempotencyRoom } from './platform/store/idempotency.room.ts'
import type { Rooms } from './platform/store/room.ts'

export const rooms: Rooms = {
  // Written out, so that a bundle whose entry has this name is found as the source is.
  address: new URL('./rooms.ts', import.meta.url).href,
  all: [
    idempotencyRoom,
    ledgerRoom,
    limitsRoom,
    paymentSourceRoom,
    walletRoom,
    accountsRoom,
    sessionRoom,
    oneTimeCodeRoom,
    passkeysRoom,
    proofsRoom,
    pendingChangesRoom,
    consentsRoom,
    ordersRoom,
    paymentsRoom,
    billerSandboxRoom,
    savedAccountsRoom,
    ticketsRoom,
    disputesRoom,
    demoRoom,
  ],
}
