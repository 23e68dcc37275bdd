// The receipt of a payment, and an address by which anybody with the paper can verify it. The address carries the
// signed facts: order, cost and time of payment. An address without our signature causes no query.
import { isDeepStrictEqual } from 'node:util'
import type { Orders, OrderWithHistory } from '../../money/orders/orders.ts'
import { type Key, type Keys, keyNamed } from '../../platform/keys/derived-key.ts'
import { keyedHash, sameInConstantTime } from '../../platform/keys/opaque-token.ts'
import type { Store } from '../../platform/store/store.ts'
import type { ApprovedBillPayment } from '../payments/payment/payment.ts'
import type { BillPayments } from '../payments/payments.ts'

export interface Receipt {
  readonly order: OrderWithHistory
  /** Absent for the demonstration's orders, which have no payment. */
  readonly payment?: ApprovedBillPayment | undefined
  readonly paidAt: Date
  readonly refundedAt?: Date | undefined
  /** The address that verifies it: '/r/…'. */
  readonly path: string
}

/** What anybody with the paper may read: no name, no mobile, and little of the account. */
export type PublicReceipt = Readonly<ReturnType<typeof publicOf>>

export type CheckedReceipt =
  | { readonly outcome: 'paid' | 'refunded'; readonly receipt: PublicReceipt }
  /** Ours, but its order was deleted since. */
  | { readonly outcome: 'not-kept'; readonly signed: SignedReceipt }
  | { readonly outcome: 'not-ours' }

interface ReceiptsOptions {
  readonly store: Store
  readonly orders: Pick<Orders, 'byId'>
  readonly payments: Pick<BillPayments, 'byOrder'>
  readonly keys: Keys
}

export type Receipts = ReturnType<typeof createReceipts>

export function createReceipts({ store, orders, payments, keys }: ReceiptsOptions) {
  async function found(customerId: string, orderId: string): Promise<Omit<Receipt, 'path'> | undefined> {
    const order = await orders.byId(customerId, orderId)
    const paidAt = order && timeOfState('paid', order)
    if (!order || !paidAt) return undefined
    const payment = await payments.byOrder(customerId, orderId)
    return { order, payment, paidAt, refundedAt: timeOfState('refunded', order) }
  }

  return {
    /** Undefined if nothing was paid: a failed payment has no receipt, even when its money was returned. */
    async of(customerId: string, orderId: string): Promise<Receipt | undefined> {
      const receipt = await found(customerId, orderId)
      return receipt && { ...receipt, path: `/r/${signReceipt(keys[0], signedOf(receipt))}` }
    },

    async check(token: string): Promise<CheckedReceipt> {
      const signed = readSigned(keys, token)
      if (!signed) return { outcome: 'not-ours' }
      const orders = store.db.selectFrom('customer_order').select('customer_id')
      const order = await orders.where('id', '=', signed.orderId).executeTakeFirst()
      if (!order) return { outcome: 'not-kept', signed }
      const receipt = await found(order.customer_id, signed.orderId)
      if (!receipt || !isDeepStrictEqual(signedOf(receipt), signed)) return { outcome: 'not-ours' }
      return { outcome: receipt.refundedAt ? 'refunded' : 'paid', receipt: publicOf(receipt) }
    },
  }
}

const timeOfState = (became: 'paid' | 'refunded', { history }: OrderWithHistory) =>
  history.find(({ state }) => state === became)?.at

const signedOf = ({ order, paidAt }: Omit<Receipt, 'path'>) => ({
  orderId: order.id,
  totalPaise: order.amountPaise,
  paidAt,
})

function publicOf({ order, payment, paidAt, refundedAt }: Omit<Receipt, 'path'>) {
  const { id, billerId, account, amountPaise: totalPaise } = order
  return {
    id,
    billerId,
    maskedAccount: maskedAccount(account),
    ...(payment?.cost ?? { amountPaise: totalPaise, feePaise: 0, totalPaise }),
    transactionId: payment?.transactionId,
    paidAt,
    refundedAt,
  }
}

const maxShown = 4

/** '••••••0011': enough to recognise one's own account, and never more than a third of it. */
export function maskedAccount(account: string): string {
  const characters = [...account]
  const shown = Math.min(maxShown, Math.floor(characters.length / 3))
  return '•'.repeat(characters.length - shown) + characters.slice(characters.length - shown).join('')
}

/**
 * The signed facts in a receipt's address: 'ORD-7K3M….102850.1794808800000.{key}.{signature}'. It never expires,
 * because paper is kept for years.
 */
type SignedReceipt = Readonly<ReturnType<typeof signedOf>>

export function signReceipt(key: Key, receipt: SignedReceipt): string {
  const signedText = [receipt.orderId, receipt.totalPaise, receipt.paidAt.getTime(), key.id].join('.')
  return `${signedText}.${keyedHash(key.bytes, signedText)}`
}

const pattern = /^((ORD-[0-9A-Z]{10})\.(\d{1,15})\.(\d{1,15})\.([\w-]{8}))\.([\w-]{43})$/

/** Undefined unless the token was signed by a known key. */
function readSigned(keys: Keys, token: string): SignedReceipt | undefined {
  const [, signedText = '', orderId = '', total, paidAt, keyId, signature = ''] = pattern.exec(token) ?? []
  const key = keyNamed(keys, keyId)
  if (!key || !sameInConstantTime(keyedHash(key.bytes, signedText), signature)) return undefined
  return { orderId, totalPaise: Number(total), paidAt: new Date(Number(paidAt)) }
}
