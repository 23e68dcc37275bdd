// The accounts that a customer pays repeatedly, saved from a payment. Paying again uses the saved values.
import { randomUUIDv7 } from 'node:crypto'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readJsonColumn } from '../../platform/store/broken-record.ts'
import { prepare } from '../../platform/store/prepare.ts'
import { parameterValues } from '../billers/gateway-answers.ts'
import { integerIn, textIn } from '../payments/payment/payment.ts'
import { lastPaid, removeAccount, renameAccount, type SavedAccountRow, saveAccount } from './save-account.ts'

export const savedAccountNameMaxLength = 30

export type SavedAccounts = ReturnType<typeof createSavedAccounts>
export type SavedAccount = Readonly<Awaited<ReturnType<SavedAccounts['list']>>[number]>

const accountsOf = prepare((query, { customerId }: { customerId: string }) =>
  query
    .selectFrom('saved_account')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc'),
)

export function createSavedAccounts({ store, now }: Pick<ServiceContext, 'store' | 'now'>) {
  async function viewOf(saved: SavedAccountRow) {
    const { id, biller_id: billerId, account, parameters, name, label } = saved
    const [payment] = await store.lookUp(lastPaid, saved)
    return {
      id,
      billerId,
      account,
      name,
      label,
      parameters: readJsonColumn('saved_account.parameters', id, parameterValues, parameters),
      ...(payment && {
        lastPaid: {
          at: new Date(integerIn(payment, 'ended_at')),
          orderId: textIn(payment, 'order_id'),
          amountPaise: integerIn(payment, 'amount_paise'),
        },
      }),
    }
  }

  return {
    /** Newest first, each with when it was last paid. */
    async list(customerId: string) {
      const accounts = await store.lookUp(accountsOf, { customerId })
      return Promise.all(accounts.map(viewOf))
    },

    /**
     * Saves the account of a payment; saving it again renames it. Undefined if it was never paid: a thief with a
     * copied session could otherwise save a number of theirs under a name that the owner trusts.
     */
    async save(customerId: string, { reference, name }: { reference: string; name: string }) {
      const of = { id: randomUUIDv7(), customerId, reference, name: storedName(name) }
      const saved = await store.run(saveAccount, { ...of, at: now().getTime() })
      return saved && viewOf(saved)
    },

    /** Renames it, and sets its group if one is given. False when the customer has no such account. */
    rename: (customerId: string, id: string, name: string, label?: string) =>
      store.run(renameAccount, {
        id,
        customerId,
        at: now().getTime(),
        name: storedName(name),
        label: label === undefined ? undefined : storedName(label),
      }),

    /** False when the customer has no such account. */
    remove: (customerId: string, id: string) =>
      store.run(removeAccount, { id, customerId, at: now().getTime() }),
  }
}

const storedName = (name: string) =>
  [...name.trim().replaceAll(/\s+/g, ' ')].slice(0, savedAccountNameMaxLength).join('')
