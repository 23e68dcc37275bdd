// What customers hold, and where it comes from and goes back to: this domain, put together.
import type { ServiceContext } from '../platform/service-context/service-context.ts'
import type { Chore } from '../platform/upkeep/upkeep.ts'
import { type Compensations, createCompensations } from './compensation/compensations.ts'
import { createLimits, type Limits } from './limits/limits.ts'
import { createOrders, type Orders } from './orders/orders.ts'
import { createPaymentFreeze, type PaymentFreeze } from './payment-freeze/payment-freeze.ts'
import { noPaymentSource } from './payment-source/no-source.ts'
import type { PaymentSource } from './payment-source/payment-source.ts'
import { createPaymentSandbox, type PaymentSandbox, sandboxPath } from './payment-source/sandbox.ts'
import { createReturns, type Returns } from './returns/returns.ts'
import { createWallet, type Wallet } from './wallet/wallet.ts'

export interface MoneyServices {
  readonly wallet: Wallet
  readonly limits: Limits
  readonly orders: Orders
  /** On after a restore, until what happened since the backup is reconciled. */
  readonly paymentFreeze: PaymentFreeze
  /** What is owed for money that came back late. */
  readonly compensations: Compensations
  /** Money on its way back to its payer. */
  readonly returns: Returns
  /** The source of 'Add money' and UPI; its page shows `payment` and calls `choose`. */
  readonly paymentSandbox: PaymentSandbox
}

/** `inside` is for the domains above, and no page's. */
export interface MoneyDomain {
  readonly services: MoneyServices
  readonly inside: { readonly paymentSource: PaymentSource }
  readonly chores: readonly Chore[]
}

export async function createMoneyServices(
  context: ServiceContext,
  {
    isSandboxAllowed,
    sandboxSpeed,
  }: { readonly isSandboxAllowed: boolean; readonly sandboxSpeed: number | undefined },
): Promise<MoneyDomain> {
  const paymentSandbox = createPaymentSandbox({
    ...context,
    approvalUrl: sandboxPath,
    speed: sandboxSpeed,
  })
  const paymentSource = isSandboxAllowed ? paymentSandbox : noPaymentSource
  const paymentFreeze = await createPaymentFreeze(context.store)
  const onError = (error: unknown, message: string) => context.log.error({ err: error }, message)
  const wallet = createWallet({ ...context, paymentFreeze, paymentSource, onError })
  const returns = createReturns({ ...context, paymentFreeze, paymentSource, onError })
  const compensations = createCompensations(context)

  return {
    services: {
      wallet,
      limits: createLimits(context),
      orders: createOrders(context),
      paymentFreeze,
      compensations,
      returns,
      paymentSandbox,
    },
    inside: { paymentSource },
    chores: [
      { name: 'payment-freeze', everyMs: 5000, run: () => paymentFreeze.look() },
      { name: 'wallet', everyMs: 5000, run: () => wallet.catchUp() },
      { name: 'returns', everyMs: 2000, run: () => returns.catchUp() },
      { name: 'compensations', everyMs: 60_000, run: () => compensations.catchUp() },
    ],
  }
}
