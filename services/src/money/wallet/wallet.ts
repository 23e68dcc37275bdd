// A customer's wallet: reading it (passbook) and filling it (top-ups). Bill payments spend from it with holds.

import type { Store } from '../../platform/store/store.ts'
import { expireHolds } from '../ledger/hold-end.ts'
import { noFreeze, type PaymentFreeze } from '../payment-freeze/payment-freeze.ts'
import type { PaymentSource } from '../payment-source/payment-source.ts'
import { createPassbook, type Passbook } from './passbook.ts'
import { createTopUps, type TopUps } from './top-ups.ts'

export interface Wallet extends Passbook, TopUps {
  /** Does due work: queries pending top-ups and ends expired holds. Safe on any server at any time. */
  catchUp(): Promise<void>
}

export interface WalletOptions {
  readonly store: Store
  readonly paymentFreeze?: PaymentFreeze
  readonly paymentSource: PaymentSource
  readonly now?: () => Date
  readonly onError?: (error: unknown, message: string) => void
}

export function createWallet({
  store,
  paymentFreeze = noFreeze,
  paymentSource,
  now = () => new Date(),
  onError = () => {},
}: WalletOptions): Wallet {
  const topUps = createTopUps({ store, paymentFreeze, paymentSource, now, onError })
  return {
    ...createPassbook({ store, now }),
    ...topUps,
    async catchUp() {
      await topUps.resolvePendingTopUps()
      await topUps.queryFailedPayments()
      await store.run(expireHolds, { at: now().getTime() })
    },
  }
}
