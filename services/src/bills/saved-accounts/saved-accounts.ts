// The connections and numbers a customer pays for again and again, kept from a payment they made. Paying again is starting
// a payment with what is kept here.
import { randomUUIDv7 } from 'node:crypto'
import { findBiller } from '@chowk/catalog'
import { jsonIn, textIn, wholeIn } from '../../platform/store/broken-record.ts'
import type { Store } from '../../platform/store/store.ts'
import type { ParameterValues } from '../billers/biller-gateway.ts'
import { parameterValues } from '../billers/gateway-answers.ts'
import type { BillPayments } from '../payments/payments.ts'
import { saveAccount } from './save-account.ts'

export interface SavedAccount {
  readonly id: string
  readonly billerId: string
  readonly account: string
  readonly parameters: ParameterValues
  readonly name: string
  readonly lastPaid?: { readonly at: Date; readonly orderId: string; readonly amountPaise: number }
}

export const savedAccountNameMaxLength = 30

export interface SavedAccounts {
  /**
   * Keeps the account of something that the customer paid; keeping it again renames it. Undefined where it never was: whoever
   * copied the session's cookie would otherwise put a number of theirs under a name that the owner trusts.
   */
  save(customerId: string, kept: { reference: string; name: string }): Promise<SavedAccount | undefined>
  /** Newest first, each with when it was last paid. */
  list(customerId: string): Promise<SavedAccount[]>
  /** False when the customer has no such account. */
  rename(customerId: string, id: string, name: string): Promise<boolean>
  /** The same. */
  remove(customerId: string, id: string): Promise<boolean>
}

export interface SavedAccountsOptions {
  readonly store: Store
  readonly payments: BillPayments
  readonly now: () => Date
}

export function createSavedAccounts({ store, payments, now }: SavedAccountsOptions): SavedAccounts {
  const { db } = store

  async function list(customerId: string): Promise<SavedAccount[]> {
    const accounts = await db
      .selectFrom('saved_account')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('saved_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return Promise.all(
      accounts.map(async ({ id, biller_id: billerId, account, parameters, name }) => {
        const lastPaid = await lastPayment(customerId, billerId, account)
        return {
          id,
          billerId,
          account,
          parameters: jsonIn('saved_account.parameters', id, parameterValues, parameters),
          name,
          ...(lastPaid && { lastPaid }),
        }
      }),
    )
  }

  async function lastPayment(customerId: string, billerId: string, account: string) {
    const payment = await db
      .selectFrom('bill_payment')
      .select(['reference', 'ended_at', 'order_id', 'amount_paise'])
      .where('customer_id', '=', customerId)
      .where('biller_id', '=', billerId)
      .where('account', '=', account)
      .where('stage', '=', 'paid')
      .orderBy('ended_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!payment) return undefined
    const { reference } = payment
    return {
      at: new Date(wholeIn('bill_payment.ended_at', reference, payment.ended_at)),
      orderId: textIn('bill_payment.order_id', reference, payment.order_id),
      amountPaise: wholeIn('bill_payment.amount_paise', reference, payment.amount_paise),
    }
  }

  return {
    list,

    async save(customerId, { reference, name }) {
      const payment = await payments.byReference(customerId, reference)
      if (!payment || !(await lastPayment(customerId, payment.billerId, payment.account))) return undefined
      const kept = {
        id: randomUUIDv7(),
        customer_id: customerId,
        biller_id: payment.billerId,
        account: payment.account,
        parameters: JSON.stringify(payment.parameters),
        name: keptName(name),
        saved_at: now().getTime(),
      }
      await store.run(saveAccount, { kept, payee: findBiller(payment.billerId)?.name ?? payment.billerId })
      const saved = await list(customerId)
      return saved.find(
        ({ billerId, account }) => billerId === payment.billerId && account === payment.account,
      )
    },

    async rename(customerId, id, name) {
      const { numUpdatedRows } = await db
        .updateTable('saved_account')
        .set({ name: keptName(name) })
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    async remove(customerId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('saved_account')
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },
  }
}

function keptName(name: string): string {
  return [...name.trim().replaceAll(/\s+/g, ' ')].slice(0, savedAccountNameMaxLength).join('')
}
