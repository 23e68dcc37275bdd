// A payment before its approval: fetches the bill, sets amount and fee, and reports expected refusals.
import { findBiller } from '@chowk/catalog'
import type { Client } from '../../../identity/one-time-code/one-time-codes.ts'
import type { Limits } from '../../../money/limits/wallet-limits.ts'
import type { Wallet } from '../../../money/wallet/wallet.ts'
import type { ServiceContext } from '../../../platform/service-context/service-context.ts'
import type { BillLookupLimit } from '../../bill-lookups/bill-lookup-limit.ts'
import { type AmountFault, amountFault, type Cost, costOf } from '../../billers/amount.ts'
import type { Bill, BillerDescription, BillerGateway, ParameterValues } from '../../billers/biller-gateway.ts'
import { billShape } from '../../billers/gateway-answers.ts'
import { accountIn, checkParameters } from '../../billers/parameters.ts'
import { earlierPaymentRefusal, findPayment } from '../payment/find-payment.ts'
import { type ApprovedBillPayment, type DraftBillPayment, readPaymentIn } from '../payment/payment.ts'
import { awaitingPaymentQuery, blocksPayment, guardKey } from '../payment/payment-guard.ts'
import { newReference } from '../payment/payment-ids.ts'
import type { PaymentRefusal } from '../payment/payment-refusal.ts'
import type { MoneySource } from '../payment/payment-stages.ts'
import type { BillPaymentRow } from '../payment/payments.tables.ts'

export type StartOutcome =
  | { outcome: 'started'; payment: DraftBillPayment }
  | { outcome: 'invalid'; faulty: readonly string[] }
  /** The limit of look-ups is reached; accounts paid before are exempt. */
  | { outcome: 'too-many-bills'; waitSeconds: number }
  | { outcome: 'unknown-biller' | 'unknown-account' | 'nothing-due' | 'unavailable' }

export type ConfirmOutcome =
  | { outcome: 'confirmed'; payment: DraftBillPayment }
  | { outcome: 'wrong-amount'; fault: AmountFault; description: BillerDescription }
  /** Approved meanwhile, perhaps on another device: its order has the outcome. */
  | { outcome: 'approved'; payment: ApprovedBillPayment }
  | { outcome: 'unavailable' | 'unknown-payment' }
  | PaymentRefusal

export interface PaymentDraftsOptions extends Pick<ServiceContext, 'store' | 'now'> {
  readonly gateway: BillerGateway
  readonly billLookupLimit: BillLookupLimit
  readonly wallet: Pick<Wallet, 'balance'>
  readonly limits: Limits
}

export interface PaymentToStart {
  readonly billerId: string
  readonly parameters: Readonly<Record<string, string | undefined>>
  readonly client: Client
}

export function createPaymentDrafts(options: PaymentDraftsOptions) {
  const { store, gateway, billLookupLimit, wallet, limits, now } = options
  const { db } = store

  async function fetchBill(
    { billerId, fetch }: BillerDescription,
    parameters: ParameterValues,
    lookup: { customerId: string; account: string; client: Client },
  ): Promise<{ bill: Bill | undefined } | Exclude<StartOutcome, { outcome: 'started' | 'invalid' }>> {
    if (fetch === 'NOT_SUPPORTED') return { bill: undefined }
    const waitSeconds = await billLookupLimit.take({ ...lookup, billerId })
    if (waitSeconds > 0) return { outcome: 'too-many-bills', waitSeconds }
    const answer = await gateway.fetchBill({ billerId, parameters })
    if (answer.outcome === 'bill') return { bill: answer.bill }
    return fetch === 'OPTIONAL' && answer.outcome !== 'unknown-account' ? { bill: undefined } : answer
  }

  /** The refusal if another payment already pays or has paid the same; undefined if none does. */
  async function alreadyPaidRefusal(draft: DraftBillPayment, amountPaise: number) {
    const { customerId } = draft
    const key = guardKey(draft, amountPaise)
    const taken = await db
      .selectFrom('bill_payment_guard as guard')
      .innerJoin('bill_payment as holder', 'holder.reference', 'guard.reference')
      .select(['guard.reference', 'holder.stage', 'holder.customer_id'])
      .where('guard.key', '=', key)
      .executeTakeFirst()
    if (taken && blocksPayment(taken, customerId))
      return earlierPaymentRefusal(db, customerId, taken.reference)
    const own = await awaitingPaymentQuery(db, key, draft).executeTakeFirst()
    return own && earlierPaymentRefusal(db, customerId, own.reference)
  }

  /** Reports what the approval would refuse. */
  async function expectedRefusal(
    draft: DraftBillPayment,
    { amountPaise, totalPaise }: Cost,
    source: MoneySource | undefined,
  ): Promise<PaymentRefusal | undefined> {
    const paid = await alreadyPaidRefusal(draft, amountPaise)
    if (paid || source !== 'wallet') return paid
    const { customerId } = draft
    const { leftPaise, measure } = (await limits.of(customerId)).toPay
    if (totalPaise > leftPaise) return { outcome: 'limit-exceeded', leftPaise, measure }
    const { availablePaise } = await wallet.balance(customerId)
    return totalPaise > availablePaise ? { outcome: 'insufficient-balance', availablePaise } : undefined
  }

  /** No two plans have the same price, so the amount identifies the plan. */
  async function planOf({ billerId, parameters }: DraftBillPayment, amountPaise: number) {
    const answer = await gateway.plans({ billerId, circle: parameters.circle })
    return answer.outcome === 'plans'
      ? answer.plans.find(plan => plan.amountPaise === amountPaise)
      : undefined
  }

  async function setAmount(
    customerId: string,
    reference: string,
    amountPaise: number,
    source?: MoneySource,
  ): Promise<ConfirmOutcome> {
    const payment = await findPayment(db, customerId, reference)
    if (!payment) return { outcome: 'unknown-payment' }
    if (payment.stage !== 'draft') return { outcome: 'approved', payment }
    const described = await gateway.describe(payment.billerId)
    if (described.outcome !== 'described') return { outcome: 'unavailable' }
    const { description } = described
    const fault = amountFault(description, payment.bill, amountPaise)
    if (fault) return { outcome: 'wrong-amount', fault, description }

    const cost = costOf(amountPaise, description)
    const refusal = await expectedRefusal(payment, cost, source)
    if (refusal) return refusal
    const plan = payment.bill ? undefined : await planOf(payment, amountPaise)
    await db
      .updateTable('bill_payment')
      .set({
        plan: plan ? JSON.stringify(plan) : null,
        amount_paise: amountPaise,
        fee_paise: cost.feePaise,
        fees: JSON.stringify(description.fees),
        source: source ?? null,
      })
      .where('reference', '=', reference)
      .where('stage', '=', 'draft')
      .execute()
    return { outcome: 'confirmed', payment: { ...payment, plan, cost, source } }
  }

  /** Plans a new query where a saved account's due is unknown because its biller did not answer: now it does. */
  async function queryUnknownDue(draft: BillPaymentRow) {
    await db
      .updateTable('account_due')
      .set({ asked_at: null, ask_at: draft.created_at })
      .where('seen_at', 'is', null)
      .where('account_id', 'in', saved =>
        saved
          .selectFrom('saved_account')
          .select('id')
          .where('customer_id', '=', draft.customer_id)
          .where('biller_id', '=', draft.biller_id)
          .where('account', '=', draft.account),
      )
      .execute()
  }

  return {
    /** Validates what was typed by the biller's description and fetches the bill if there is one. */
    async start(customerId: string, { billerId, parameters, client }: PaymentToStart): Promise<StartOutcome> {
      if (!findBiller(billerId)) return { outcome: 'unknown-biller' }
      const described = await gateway.describe(billerId)
      if (described.outcome !== 'described') return described
      const { description } = described
      const checked = checkParameters(description.parameters, parameters)
      if (!checked.ok) return { outcome: 'invalid', faulty: checked.faulty }
      const account = accountIn(description.parameters, checked.values)
      const fetched = await fetchBill(description, checked.values, { customerId, account, client })
      if (!('bill' in fetched)) return fetched

      const at = now()
      const row = await db
        .insertInto('bill_payment')
        .values({
          stage: 'draft',
          reference: newReference(at),
          customer_id: customerId,
          biller_id: billerId,
          account,
          parameters: JSON.stringify(checked.values),
          // A bill that could not be read later is not stored.
          bill: fetched.bill ? JSON.stringify(billShape.parse(fetched.bill)) : null,
          created_at: at.getTime(),
          times_asked: 0,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      if (fetched.bill) await queryUnknownDue(row)
      return { outcome: 'started', payment: readPaymentIn('draft', row) }
    },

    /** Sets the amount only; the source is chosen later, so the wallet is not checked yet. */
    chooseAmount: (customerId: string, reference: string, amountPaise: number) =>
      setAmount(customerId, reference, amountPaise),
    /** Sets the amount and the source, and returns the cost, before the approval. */
    confirm: (customerId: string, reference: string, amountPaise: number, source: MoneySource = 'wallet') =>
      setAmount(customerId, reference, amountPaise, source),

    /** The customer's own order that pays or paid the bill of a draft; undefined while it can be paid. */
    async orderOfSameBill(customerId: string, reference: string): Promise<string | undefined> {
      const payment = await findPayment(db, customerId, reference)
      if (payment?.stage !== 'draft' || !payment.bill) return undefined
      // A bill is guarded whatever part of it is paid.
      const paid = await alreadyPaidRefusal(payment, 0)
      return paid?.outcome === 'already-paid' ? paid.orderId : undefined
    },
  }
}
