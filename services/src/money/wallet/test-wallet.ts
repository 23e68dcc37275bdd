// A wallet with a sandbox behind it, and a clock that tests control.

import { silentLog } from '../../platform/log/test-log.ts'
import type { Store } from '../../platform/store/store.ts'
import type { ExpectedLine, Provenance } from '../ledger/audit-provenance.ts'
import { noFreeze } from '../payment-freeze/payment-freeze.ts'
import type { PaymentSource } from '../payment-source/payment-source.ts'
import { createPaymentSandbox, type PaymentSandbox } from '../payment-source/sandbox.ts'
import type { SourceServiceOptions } from '../payment-source/source-service-options.ts'
import { type Postings, testPostings, type WalletPosting } from './test-postings.ts'
import { createWallet, type Wallet } from './wallet.ts'

export interface TestClock {
  now(): Date
  set(time: string | Date): void
  pass(ms: number): void
}

export function testClock(time = '2026-11-15T12:00:00+05:30'): TestClock {
  let current = new Date(time)
  return {
    now: () => current,
    set(time) {
      current = new Date(time)
    },
    pass(ms) {
      current = new Date(current.getTime() + ms)
    },
  }
}

export function testWallet(
  store: Store,
  clock = testClock(),
): { wallet: Wallet & Postings; sandbox: PaymentSandbox; clock: TestClock } {
  const sandbox = createPaymentSandbox({ store, now: clock.now })
  const wallet = walletThrough(store, sandbox, clock)
  return { wallet: { ...wallet, ...testPostings({ store, now: clock.now }) }, sandbox, clock }
}

export function walletThrough(
  store: Store,
  paymentSource: PaymentSource,
  { now = () => new Date(), log = silentLog }: Partial<Pick<SourceServiceOptions, 'log' | 'now'>> = {},
): Wallet {
  return createWallet({ store, paymentFreeze: noFreeze, paymentSource, log, now })
}

/** Treats every customer as declared. */
export async function asDemonstration({ db }: Store): Promise<void> {
  await db.insertInto('demonstration').values({ id: 1, since: 0 }).execute()
}

/** A new customer whose wallet holds this amount. */
export async function someoneWith(store: Store, amountPaise: number) {
  const { wallet, sandbox, clock } = testWallet(store)
  const customer = someone()
  await wallet.credit(customer, gift({ amountPaise }))
  return { wallet, sandbox, clock, customer }
}

/** Credits any wallet. The same key again is the same money. */
export async function giveMoney(
  { store, clock }: { store: Store; clock: Pick<TestClock, 'now'> },
  customer: string,
  amountPaise: number,
  key = 'gift',
): Promise<void> {
  const reference = `${key} for ${customer}`
  await testPostings({ store, now: clock.now }).credit(customer, gift({ amountPaise, key, reference }))
}

/** Explains the gifts of tests to the audit; no other program has them. */
export const giftProvenance: Provenance = {
  lines: db => [
    db
      .selectFrom('ledger_entry as entry')
      .innerJoin('ledger_line as line', 'line.entry_id', 'entry.id')
      .select(['entry.id as cause', 'entry.kind', 'entry.reference', 'line.account_id', 'line.amount_paise'])
      .select(['entry.description', 'entry.posted_at'])
      .where('entry.kind', '=', 'cashback')
      .$castTo<ExpectedLine>(),
  ],
}

let people = 0

export function someone(): string {
  return `customer-${++people}`
}

export function bill(posting: Partial<WalletPosting>): WalletPosting {
  return {
    amountPaise: 100,
    kind: 'payment',
    description: 'bill:electricity',
    counterpart: 'system:billers',
    key: 'bill',
    ...posting,
  }
}

export function gift(posting: Partial<WalletPosting>): WalletPosting {
  return {
    amountPaise: 100,
    kind: 'cashback',
    description: 'correction',
    counterpart: 'system:promotions',
    key: 'gift',
    ...posting,
  }
}
