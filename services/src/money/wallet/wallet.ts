// A customer's wallet: reading it (passbook) and filling it (top-ups). Bill payments spend from it, by holds.

import type { Store } from '../../platform/store/store.ts'
import { expireHolds } from '../ledger/ledger.commands.ts'
import type { PaymentSource } from '../payment-source/payment-source.ts'
import { neverStill, type Standstill } from '../standstill/standstill.ts'
import { createPassbook, type Passbook } from './passbook.ts'
import { createTopUps, type TopUps } from './top-ups.ts'

export interface Wallet extends Passbook, TopUps {
  /** Does what has become due: asks about pending top-ups and ends expired holds. Any server may, at any time. */
  catchUp(): Promise<void>
}

export interface WalletOptions {
  readonly store: Store
  readonly standstill?: Standstill
  readonly paymentSource: PaymentSource
  readonly now?: () => Date
  readonly onError?: (error: unknown, message: string) => void
}

export function createWallet({
  store,
  standstill = neverStill,
  paymentSource,
  now = () => new Date(),
  onError = () => {},
}: WalletOptions): Wallet {
  const topUps = createTopUps({ store, standstill, paymentSource, now, onError })
  return {
    ...createPassbook({ store, now }),
    ...topUps,
    async catchUp() {
      await topUps.resolvePendingTopUps()
      await store.run(expireHolds, { at: now().getTime() })
    },
  }
}
