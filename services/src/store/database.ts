// The whole store as a type. Each module owns the types of its tables and adds one line here.
//
// Conventions, the same on both databases: times are epoch milliseconds, money is integer paise, ids and hashes are
// text, yes/no is 0 or 1, structures are JSON text. Nothing then needs converting between SQLite and PostgreSQL.
import type { AccountsTables } from '../accounts/tables.ts'
import type { BillerSandboxTables } from '../biller-sandbox/store-book.ts'
import type { CareTables } from '../care/ticket-row.ts'
import type { DisputeTables } from '../disputes/dispute-row.ts'
import type { LedgerTables } from '../ledger/tables.ts'
import type { LimitTables } from '../limits/limits.ts'
import type { OneTimeCodeTables } from '../one-time-code/code-challenge.ts'
import type { OrderTables } from '../orders/order-row.ts'
import type { PasskeyTables } from '../passkeys/ceremony.ts'
import type { SandboxTables } from '../payment-source/sandbox.ts'
import type { PaymentTables } from '../payments/payment-row.ts'
import type { SavedAccountTables } from '../saved-accounts/saved-accounts.ts'
import type { SessionTables } from '../session/session-row.ts'
import type { WalletTables } from '../wallet/top-up-row.ts'
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
