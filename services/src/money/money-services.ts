// Creates the services of the money domain: wallet, ledger, limits, payment source and returns.
import { minuteMs } from '../platform/calendar/durations.ts'
import type { ServiceContext } from '../platform/service-context/service-context.ts'
import { createCompensations } from './compensation/compensations.ts'
import { createLimits } from './limits/wallet-limits.ts'
import { createOrders } from './orders/orders.ts'
import { createPaymentFreeze } from './payment-freeze/payment-freeze.ts'
import { noPaymentSource } from './payment-source/payment-source.ts'
import { createPaymentSandbox } from './payment-source/sandbox.ts'
import { createReturns } from './returns/returns.ts'
import { createWallet } from './wallet/wallet.ts'

export type MoneyDomain = Awaited<ReturnType<typeof createMoneyServices>>

export async function createMoneyServices(
  context: ServiceContext,
  {
    isSandboxAllowed,
    sandboxSpeed,
  }: { readonly isSandboxAllowed: boolean; readonly sandboxSpeed: number | undefined },
) {
  const paymentSandbox = createPaymentSandbox({ ...context, speed: sandboxSpeed })
  const paymentSource = isSandboxAllowed ? paymentSandbox : noPaymentSource
  const paymentFreeze = await createPaymentFreeze(context.store)
  const wallet = createWallet({ ...context, paymentFreeze, paymentSource })
  const returns = createReturns({ ...context, paymentFreeze, paymentSource })
  const compensations = createCompensations(context)

  return {
    services: {
      wallet,
      limits: createLimits(context),
      orders: createOrders(context),
      /** On after a restore, until the time since the backup is reconciled. */
      paymentFreeze,
      /** Compensation for money that came back late. */
      compensations,
      /** Money on its way back to its payer. */
      returns,
      /** The source of 'Add money' and UPI; its page shows `payment` and calls `choose`. */
      paymentSandbox,
    },
    /** For the domains above, and no page. */
    inside: { paymentSource },
    chores: [
      { name: 'payment-freeze', everyMs: 5000, run: () => paymentFreeze.refresh() },
      { name: 'wallet', everyMs: 5000, run: () => wallet.runDueWork() },
      { name: 'returns', everyMs: 2000, run: () => returns.runDueWork() },
      { name: 'compensations', everyMs: minuteMs, run: () => compensations.runDueWork() },
    ],
  }
}
