// Moves money for tests, bypassing limits, orders and payment sources.

import { randomUUIDv7 } from 'node:crypto'
import type { Description } from '../../messages/names/description.ts'
import type { Store } from '../../platform/store/store.ts'
import { type SystemAccount, walletOf } from '../ledger/accounts.ts'
import type { EntryKind } from '../ledger/entries.ts'
import {
  type PostedEntry,
  placeHoldOnce,
  postEntryOnce,
  postHoldOnce,
  voidHoldOnce,
} from '../ledger/test-ledger-commands.ts'

export interface WalletPosting {
  readonly amountPaise: number
  readonly kind: EntryKind
  readonly description: Description
  readonly reference?: string | undefined
  /** The other account of the entry. */
  readonly counterpart: SystemAccount
  readonly key: string
}

interface HoldIntent {
  readonly amountPaise: number
  readonly description: Description
  readonly reference?: string | undefined
  readonly expiresAt?: Date | undefined
  readonly key: string
}

interface HoldPosting {
  readonly holdId: string
  readonly kind: EntryKind
  readonly description: Description
  readonly reference?: string | undefined
  /** Must sum to the held amount, e.g. the bill to the biller and the fee to the fees. */
  readonly to: readonly { readonly account: SystemAccount; readonly amountPaise: number }[]
  readonly key: string
}

/** All may refuse with `idempotency-conflict` (the key was used for another request) or `idempotency-in-flight`. */
export interface Postings {
  credit(customerId: string, posting: WalletPosting): Promise<PostedEntry>
  /** Refuses with `insufficient-balance`, whose details contain the available amount. */
  debit(customerId: string, posting: WalletPosting): Promise<PostedEntry>
  /** Places a hold; refuses with `insufficient-balance`. */
  hold(customerId: string, intent: HoldIntent): Promise<{ holdId: string }>
  /** Posts a hold as an entry; refuses with `hold-ended` or `hold-unknown`. */
  post(posting: HoldPosting): Promise<PostedEntry>
  /** Releases a hold; refuses with `hold-ended` or `hold-unknown`. */
  void(hold: { holdId: string; key: string }): Promise<{ holdId: string }>
}

export function testPostings({ store, now }: { store: Store; now: () => Date }): Postings {
  function post(customerId: string, { key, ...posting }: WalletPosting, walletPaise: number) {
    const { kind, description, reference, counterpart } = posting
    return store.run(postEntryOnce, {
      scope: `wallet:${customerId}`,
      key,
      body: { walletPaise, kind, description, reference, counterpart },
      work: {
        id: randomUUIDv7(),
        kind,
        description,
        reference,
        lines: [
          { account: walletOf(customerId), amountPaise: walletPaise },
          { account: counterpart, amountPaise: -walletPaise },
        ],
        at: now().getTime(),
      },
    })
  }

  return {
    credit: (customerId, posting) => post(customerId, posting, amountOf(posting)),
    debit: (customerId, posting) => post(customerId, posting, -amountOf(posting)),
    hold: async (customerId, { key, expiresAt, ...intent }) =>
      store.run(placeHoldOnce, {
        scope: `wallet:${customerId}`,
        key,
        // Without the expiry, which is relative to now and differs when a request is repeated.
        body: { hold: intent },
        work: {
          id: randomUUIDv7(),
          account: walletOf(customerId),
          ...intent,
          amountPaise: amountOf(intent),
          expiresAt: expiresAt?.getTime(),
          at: now().getTime(),
        },
      }),
    post: ({ key, ...posting }) =>
      store.run(postHoldOnce, {
        scope: `hold:${posting.holdId}`,
        key,
        body: { post: posting },
        work: { ...posting, entryId: randomUUIDv7(), at: now().getTime() },
      }),
    void: ({ key, holdId }) =>
      store.run(voidHoldOnce, {
        scope: `hold:${holdId}`,
        key,
        body: { void: holdId },
        work: { holdId, at: now().getTime() },
      }),
  }
}

function amountOf({ amountPaise }: { amountPaise: number }): number {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) {
    throw new RangeError(`${amountPaise} is no amount: whole paise above zero are.`)
  }
  return amountPaise
}
