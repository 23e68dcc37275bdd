// The whole store as a type. Each module owns the types of its tables and adds one line here.
//
// Conventions, the same on both databases: times are epoch milliseconds, money is integer paise, ids and hashes are
// text, yes/no is 0 or 1, structures are JSON text. Nothing then needs converting between SQLite and PostgreSQL.

import type { BillerSandboxTables } from '../../bills/biller-sandbox/store-book.ts'
import type { PaymentTables } from '../../bills/payments/payment-row.ts'
import type { SavedAccountTables } from '../../bills/saved-accounts/saved-accounts.ts'
import type { DisputeTables } from '../../care/disputes/dispute-row.ts'
import type { CareTables } from '../../care/tickets/ticket-row.ts'
import type { AccountsTables } from '../../identity/accounts/tables.ts'
import type { OneTimeCodeTables } from '../../identity/one-time-code/code-challenge.ts'
import type { PasskeyTables } from '../../identity/passkeys/ceremony.ts'
import type { SessionTables } from '../../identity/session/session-row.ts'
import type { LedgerTables } from '../../money/ledger/tables.ts'
import type { LimitTables } from '../../money/limits/limits.ts'
import type { OrderTables } from '../../money/orders/order-row.ts'
import type { SandboxTables } from '../../money/payment-source/sandbox.ts'
import type { WalletTables } from '../../money/wallet/top-up-row.ts'
import type { IdempotencyTables } from './idempotency.ts'

export interface Database
  extends IdempotencyTables,
    LedgerTables,
    LimitTables,
    SandboxTables,
    WalletTables,
    AccountsTables,
    SessionTables,
    OneTimeCodeTables,
    PasskeyTables,
    OrderTables,
    CareTables,
    DisputeTables,
    PaymentTables,
    BillerSandboxTables,
    SavedAccountTables {}
