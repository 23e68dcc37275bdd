// A customer's wallet: reading it (passbook) and filling it (top-ups). Bill payments spend from it with holds.
import { expireHolds } from '../ledger/hold-end.ts'
import type { SourceServiceOptions } from '../payment-source/source-service-options.ts'
import { createPassbook } from './passbook.ts'
import { createTopUps } from './top-ups.ts'

export type Wallet = ReturnType<typeof createWallet>

export function createWallet(options: SourceServiceOptions) {
  const topUps = createTopUps(options)
  return {
    ...createPassbook(options),
    ...topUps,
    /** Does due work: queries pending top-ups and ends expired holds. Safe on any server at any time. */
    async runDueWork(): Promise<void> {
      await topUps.resolvePendingTopUps()
      await topUps.queryFailedPayments()
      await options.store.run(expireHolds, { at: options.now().getTime() })
    },
  }
}
