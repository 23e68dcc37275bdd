// A wallet with a sandbox behind it, and a clock that tests set.
import { createPaymentSandbox, type PaymentSandbox } from '../payment-source/sandbox.ts'
import type { Store } from '../store/store.ts'
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
): { wallet: Wallet; sandbox: PaymentSandbox; clock: TestClock } {
  const sandbox = createPaymentSandbox({
    store,
    now: clock.now,
    approvalUrl: reference => `/sandbox/${reference}`,
  })
  return { wallet: createWallet({ store, paymentSource: sandbox, now: clock.now }), sandbox, clock }
}
