// Creates the services of this domain, bills and recharges.
import type { IdentityDomain } from '../identity/identity-services.ts'
import type { MoneyDomain } from '../money/money-services.ts'
import type { ServiceContext } from '../platform/service-context/service-context.ts'
import { createBillLookupLimit } from './bill-lookups/bill-lookup-limit.ts'
import { createOperatorLookups } from './bill-lookups/operator-lookup-limit.ts'
import type { BillerGateway } from './billers/biller-gateway.ts'
import { createBillers } from './billers/billers.ts'
import { createBillCalendar } from './dues/bill-calendar.ts'
import { createDues } from './dues/dues.ts'
import { createPaymentIntents, createPaymentSteps } from './payments/payment-cookies.ts'
import { createBillPayments } from './payments/payments.ts'
import { createReceipts } from './receipts/receipts.ts'
import { createDueBills } from './saved-accounts/due-bills.ts'
import { createSavedAccounts } from './saved-accounts/saved-accounts.ts'

interface BillDependencies {
  readonly identity: IdentityDomain
  readonly money: MoneyDomain
  readonly gateway: BillerGateway
  /** How many different accounts' bills one address may look up in an hour. */
  readonly billsPerAddress: number
}

export function createBillServices(
  context: ServiceContext,
  { identity, money, gateway, billsPerAddress }: BillDependencies,
) {
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
      /** Paying bills and recharges. */
      payments,
      /** What a visitor chose to pay, until they have signed in. */
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
      /** Receipts, and the verification of printed ones. */
      receipts: createReceipts({
        ...context,
        orders: money.services.orders,
        payments,
        keys: keysFor('receipt'),
      }),
      savedAccounts,
      dues,
      /** The secret address of a customer's bills. */
      billCalendar: createBillCalendar(context),
      dueBills: createDueBills({ ...context, gateway }),
      operatorLookups: createOperatorLookups({ ...context, billsPerAddress }),
    },
    chores: [
      { name: 'payments', everyMs: 1000, mayOverlap: true, run: () => payments.runDueWork() },
      { name: 'dues', everyMs: 10_000, run: () => dues.runDueWork() },
    ],
  }
}
