// Bills and recharges: this domain, put together.

import type { IdentityDomain } from '../identity/identity-services.ts'
import type { MoneyDomain } from '../money/money-services.ts'
import type { ServiceContext } from '../platform/service-context/service-context.ts'
import type { Chore } from '../platform/upkeep/upkeep.ts'
import { createBillLookupLimit } from './bill-lookups/bill-lookup-limit.ts'
import { createOperatorLookups, type OperatorLookups } from './bill-lookups/operator-lookup-limit.ts'
import type { BillerGateway } from './billers/biller-gateway.ts'
import { type Billers, createBillers } from './billers/billers.ts'
import { createBillCalendar } from './dues/bill-calendar.ts'
import { createDues, type Dues } from './dues/dues.ts'
import {
  createPaymentIntents,
  createPaymentSteps,
  type PaymentIntents,
  type PaymentSteps,
} from './payments/payment-cookies.ts'
import { type BillPayments, createBillPayments } from './payments/payments.ts'
import { createReceipts, type Receipts } from './receipts/receipts.ts'
import { createDueBills, type DueBills } from './saved-accounts/due-bills.ts'
import { createSavedAccounts, type SavedAccounts } from './saved-accounts/saved-accounts.ts'

export interface BillServices {
  readonly billers: Billers
  /** Paying bills and recharges. */
  readonly payments: BillPayments
  /** What a visitor asked to pay, until they have signed in. */
  readonly paymentIntents: PaymentIntents
  readonly paymentSteps: PaymentSteps
  /** What was paid, on paper, and whether a paper is ours. */
  readonly receipts: Receipts
  readonly savedAccounts: SavedAccounts
  readonly dueBills: DueBills
  readonly dues: Dues
  /** The secret address of a customer's bills. */
  readonly billCalendar: ReturnType<typeof createBillCalendar>
  readonly operatorLookups: OperatorLookups
}

interface Given {
  readonly identity: IdentityDomain
  readonly money: MoneyDomain
  readonly gateway: BillerGateway
  /** Different accounts whose bills may be asked for from one address in an hour. */
  readonly billsPerAddress: number
}

export interface BillDomain {
  readonly services: BillServices
  readonly chores: readonly Chore[]
}

export function createBillServices(
  context: ServiceContext,
  { identity, money, gateway, billsPerAddress }: Given,
): BillDomain {
  const { cookies, keyFor, keysFor } = context
  const payments = createBillPayments({
    ...context,
    ...identity.services,
    ...identity.inside,
    ...money.services,
    ...money.inside,
    payeeKeys: keysFor('credential'),
    gateway,
    billLookupLimit: createBillLookupLimit({
      ...context,
      ...identity.inside,
      addressKey: keyFor('address'),
      billsPerAddress,
    }),
  })

  const savedAccounts = createSavedAccounts(context)
  const dues = createDues({ ...context, gateway, savedAccounts })

  return {
    services: {
      billers: createBillers(gateway),
      payments,
      paymentIntents: createPaymentIntents({
        ...context,
        keys: keysFor('payment-intent'),
        cookie: cookies.intent,
      }),
      paymentSteps: createPaymentSteps({
        ...context,
        keys: keysFor('payment-step'),
        cookie: cookies.paymentStep,
      }),
      receipts: createReceipts({
        ...context,
        orders: money.services.orders,
        payments,
        keys: keysFor('receipt'),
      }),
      savedAccounts,
      dues,
      billCalendar: createBillCalendar(context),
      dueBills: createDueBills({ ...context, gateway }),
      operatorLookups: createOperatorLookups({ ...context, billsPerAddress }),
    },
    chores: [
      { name: 'payments', everyMs: 1000, mayOverlap: true, run: () => payments.catchUp() },
      { name: 'dues', everyMs: 10_000, run: () => dues.catchUp() },
    ],
  }
}
