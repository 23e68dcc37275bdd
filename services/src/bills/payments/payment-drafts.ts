// Before the approval: the bill is fetched, the amount settled on, the fee named, and what would be refused is said.
import { type Biller, findBiller } from '@chowk/catalog'
import type { Limits } from '../../money/limits/limits.ts'
import type { Wallet } from '../../money/wallet/wallet.ts'
import type { Store } from '../../platform/store/store.ts'
import { type AmountFault, amountFault, feeOn } from '../billers/amount.ts'
import type { Bill, BillerDescription, BillerGateway } from '../billers/biller-gateway.ts'
import { accountIn, checkParameters } from '../billers/parameters.ts'
import { alreadyPaid, findOwn, type PaymentRefusal } from './own-payment.ts'
import { newReference } from './payment-ids.ts'
import { guardKey } from './payment-row.ts'
import type { MoneySource } from './payment-stages.ts'
import { type BillPayment, paymentOf } from './payment-view.ts'
import type { BillPaymentRow } from './payments.tables.ts'

export type StartOutcome =
  | { outcome: 'started'; payment: BillPayment }
  | { outcome: 'invalid'; faulty: readonly string[] }
  | { outcome: 'unknown-biller' | 'unknown-account' | 'nothing-due' | 'unavailable' }

export type ConfirmOutcome =
  | { outcome: 'confirmed'; payment: BillPayment }
  | { outcome: 'wrong-amount'; fault: AmountFault; description: BillerDescription }
  /** Approved meanwhile, perhaps from another device: its order says the rest. */
  | { outcome: 'approved'; payment: BillPayment }
  | { outcome: 'unavailable' | 'unknown-payment' }
  | PaymentRefusal

export interface PaymentDrafts {
  /** Checks what was typed against the biller's own description and fetches the bill where there is one. */
  start(
    customerId: string,
    asked: { billerId: string; parameters: Readonly<Record<string, string | undefined>> },
  ): Promise<StartOutcome>
  /** Settles on an amount and where its money comes from, and says what it costs, before anything is approved. */
  confirm(
    customerId: string,
    reference: string,
    amountPaise: number,
    source?: MoneySource,
  ): Promise<ConfirmOutcome>
}

export interface PaymentDraftsOptions {
  readonly store: Store
  readonly gateway: BillerGateway
  readonly wallet: Pick<Wallet, 'balance'>
  readonly limits: Limits
  readonly now: () => Date
}

export function createPaymentDrafts({
  store,
  gateway,
  wallet,
  limits,
  now,
}: PaymentDraftsOptions): PaymentDrafts {
  const { db } = store

  async function fetchBill(
    { billerId, fetch }: BillerDescription,
    parameters: Record<string, string>,
  ): Promise<{ bill: Bill | undefined } | Exclude<StartOutcome, { outcome: 'started' | 'invalid' }>> {
    if (fetch === 'NOT_SUPPORTED') return { bill: undefined }
    const answer = await gateway.fetchBill({ billerId, parameters })
    if (answer.outcome === 'bill') return { bill: answer.bill }
    return fetch === 'OPTIONAL' && answer.outcome !== 'unknown-account' ? { bill: undefined } : answer
  }

  /** Says before the approval what the approval would refuse. */
  async function foreseenRefusal(
    payment: BillPaymentRow,
    { amountPaise, feePaise, source }: { amountPaise: number; feePaise: number; source: MoneySource },
  ): Promise<PaymentRefusal | undefined> {
    const customerId = payment.customer_id
    const totalPaise = amountPaise + feePaise
    const key = guardKey({
      customerId,
      billerId: payment.biller_id,
      account: payment.account,
      billNumber: paymentOf(payment).bill?.billNumber,
      amountPaise,
    })
    const taken = await db
      .selectFrom('bill_payment_guard')
      .select('reference')
      .where('key', '=', key)
      .executeTakeFirst()
    if (taken) return alreadyPaid(db, customerId, taken.reference)
    if (source === 'upi') return undefined
    const { leftPaise } = await limits.left(customerId, 'wallet-spend')
    if (totalPaise > leftPaise) return { outcome: 'limit-exceeded', leftPaise }
    const { availablePaise } = await wallet.balance(customerId)
    return totalPaise > availablePaise ? { outcome: 'insufficient-balance', availablePaise } : undefined
  }

  return {
    async start(customerId, { billerId, parameters }) {
      const biller = findBiller(billerId)
      if (!biller) return { outcome: 'unknown-biller' }
      const described = await gateway.describe(billerId)
      if (described.outcome !== 'described') return described
      const { description } = described
      const checked = checkParameters(description.parameters, parameters)
      if (!checked.ok) return { outcome: 'invalid', faulty: checked.faulty }
      const fetched = await fetchBill(description, checked.values)
      if (!('bill' in fetched)) return fetched

      const at = now()
      const row = draft({
        reference: newReference(at),
        customer_id: customerId,
        biller_id: billerId,
        description: descriptionOf(biller),
        account: accountIn(description.parameters, checked.values),
        parameters: JSON.stringify(checked.values),
        bill: fetched.bill ? JSON.stringify(fetched.bill) : null,
        created_at: at.getTime(),
      })
      await db.insertInto('bill_payment').values(row).execute()
      return { outcome: 'started', payment: paymentOf(row) }
    },

    async confirm(customerId, reference, amountPaise, source = 'wallet') {
      const payment = await findOwn(db, customerId, reference)
      if (!payment) return { outcome: 'unknown-payment' }
      if (payment.stage !== 'draft') return { outcome: 'approved', payment: paymentOf(payment) }
      const described = await gateway.describe(payment.biller_id)
      if (described.outcome !== 'described') return { outcome: 'unavailable' }
      const { description } = described
      const fault = amountFault(description, paymentOf(payment).bill, amountPaise)
      if (fault) return { outcome: 'wrong-amount', fault, description }

      const feePaise = feeOn(description.fees, amountPaise)
      const refusal = await foreseenRefusal(payment, { amountPaise, feePaise, source })
      if (refusal) return refusal
      const settled = { amount_paise: amountPaise, fee_paise: feePaise, source }
      await db
        .updateTable('bill_payment')
        .set(settled)
        .where('reference', '=', reference)
        .where('stage', '=', 'draft')
        .execute()
      return { outcome: 'confirmed', payment: paymentOf({ ...payment, ...settled }) }
    },
  }
}

function descriptionOf({ category, name }: Biller): string {
  return `${category.name}, ${name}`
}

type Started =
  | 'reference'
  | 'customer_id'
  | 'biller_id'
  | 'description'
  | 'account'
  | 'parameters'
  | 'bill'
  | 'created_at'

function draft(started: Pick<BillPaymentRow, Started>): BillPaymentRow {
  return {
    ...started,
    stage: 'draft',
    amount_paise: null,
    fee_paise: null,
    source: 'wallet',
    passkey_binding: null,
    order_id: null,
    transaction_id: null,
    collect: null,
    collect_before: null,
    collect_entry_id: null,
    hold_id: null,
    entry_id: null,
    limit_month: null,
    guard_key: null,
    approval_number: null,
    failure: null,
    approved_at: null,
    held_at: null,
    sent_at: null,
    pay_before: null,
    due_at: null,
    times_asked: 0,
    ended_at: null,
    refunded_at: null,
  }
}
