// The connections and numbers that a customer pays repeatedly, saved from a payment. Paying again starts a payment
// with the saved values.
import { randomUUIDv7 } from 'node:crypto'
import { jsonIn, textIn, wholeNumberIn } from '../../platform/store/broken-record.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Store } from '../../platform/store/store.ts'
import type { ParameterValues } from '../billers/biller-gateway.ts'
import { parameterValues } from '../billers/gateway-answers.ts'
import type { BillPaymentRow } from '../payments/payment/payments.tables.ts'
import { lastPaid, removeAccount, renameAccount, type SavedAccountRow, saveAccount } from './save-account.ts'

export interface SavedAccount {
  readonly id: string
  readonly billerId: string
  readonly account: string
  readonly parameters: ParameterValues
  readonly name: string
  /** The group; may be empty. */
  readonly label: string
  readonly lastPaid?: { readonly at: Date; readonly orderId: string; readonly amountPaise: number }
}

export const savedAccountNameMaxLength = 30

export interface SavedAccounts {
  /**
   * Saves the account of a payment; saving it again renames it. Undefined if it was never paid: somebody with a
   * copied session could otherwise save a number of theirs under a name that the owner trusts.
   */
  save(customerId: string, payment: { reference: string; name: string }): Promise<SavedAccount | undefined>
  /** Newest first, each with when it was last paid. */
  list(customerId: string): Promise<SavedAccount[]>
  /** Renames it, and sets its group if one is given. False when the customer has no such account. */
  rename(customerId: string, id: string, name: string, label?: string): Promise<boolean>
  /** False when the customer has no such account. */
  remove(customerId: string, id: string): Promise<boolean>
}

export interface SavedAccountsOptions {
  readonly store: Store
  readonly now: () => Date
}

const accountsOf = prepare((query, { customerId }: { customerId: string }) =>
  query
    .selectFrom('saved_account')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc'),
)

export function createSavedAccounts({ store, now }: SavedAccountsOptions): SavedAccounts {
  async function viewOf(saved: SavedAccountRow): Promise<SavedAccount> {
    const { id, biller_id: billerId, account, parameters, name, label } = saved
    const [payment] = await store.lookUp(lastPaid, saved)
    return {
      id,
      billerId,
      account,
      parameters: jsonIn('saved_account.parameters', id, parameterValues, parameters),
      name,
      label,
      ...(payment && { lastPaid: paidIn(payment) }),
    }
  }

  return {
    async list(customerId) {
      const accounts = await store.lookUp(accountsOf, { customerId })
      return Promise.all(accounts.map(viewOf))
    },

    async save(customerId, { reference, name }) {
      const of = { id: randomUUIDv7(), customerId, reference, name: storedName(name) }
      const saved = await store.run(saveAccount, { ...of, at: now().getTime() })
      return saved && viewOf(saved)
    },

    rename: (customerId, id, name, label) =>
      store.run(renameAccount, {
        ...{ id, customerId, at: now().getTime() },
        name: storedName(name),
        label: label === undefined ? undefined : storedName(label),
      }),

    remove: (customerId, id) => store.run(removeAccount, { id, customerId, at: now().getTime() }),
  }
}

function paidIn(payment: Pick<BillPaymentRow, 'reference' | 'ended_at' | 'order_id' | 'amount_paise'>) {
  const { reference, ended_at, order_id, amount_paise } = payment
  return {
    at: new Date(wholeNumberIn('bill_payment.ended_at', reference, ended_at)),
    orderId: textIn('bill_payment.order_id', reference, order_id),
    amountPaise: wholeNumberIn('bill_payment.amount_paise', reference, amount_paise),
  }
}

function storedName(name: string): string {
  return [...name.trim().replaceAll(/\s+/g, ' ')].slice(0, savedAccountNameMaxLength).join('')
}
