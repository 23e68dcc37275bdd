// A payment as the API speaks of it.

import { z } from 'zod'
import { billAmountKinds } from '../bills/billers/biller-gateway.ts'
import { moneySources, paymentStages } from '../bills/payments/payment-stages.ts'
import type { BillPayment } from '../bills/payments/payment-view.ts'
import { time } from './shapes.ts'

export const referenceParams = z.object({ reference: z.string().max(64) })

const bill = z.object({
  bill_number: z.string(),
  customer_name: z.string(),
  bill_date: z.string().describe('A day in India, as 2026-11-15'),
  due_date: z.string(),
  amounts: z
    .array(
      z.object({
        kind: z.enum(billAmountKinds),
        amount_paise: z.int(),
        from: z.string().optional().describe('The day from which it is taken, while that is still to come'),
      }),
    )
    .describe('The first can be paid, and is suggested'),
})

export const payment = z
  .object({
    reference: z.string().describe('Known by this from start to end, on every device'),
    biller_id: z.string(),
    account: z.string().describe('What the biller knows the customer by'),
    bill: bill.optional(),
    amount_paise: z.int().optional().describe('From the confirmation on'),
    fee_paise: z.int().optional(),
    total_paise: z.int().optional(),
    source: z.enum(moneySources).optional().describe('From the confirmation on'),
    stage: z.enum(paymentStages),
    order_id: z.string().optional().describe('From the approval on'),
    transaction_id: z.string().optional(),
    approval_number: z.string().optional().describe("The biller's own word for 'paid'"),
    failure: z.string().optional(),
    collect: z
      .object({ approval_url: z.string(), upi_link: z.string(), expires_at: time })
      .optional()
      .describe('How to bring the money, while it is awaited'),
    in_wallet_paise: z
      .int()
      .optional()
      .describe('What a payment that failed or was refunded left in the wallet'),
    timeline: z.array(z.object({ step: z.string(), at: time })).describe('Oldest first'),
    next_look_at: time.optional().describe('While the outcome is open: when it is looked after next'),
  })
  .meta({ id: 'Payment' })

export function paymentAnswerOf(given: BillPayment): z.infer<typeof payment> {
  const { reference, account, source, stage, failure } = given
  return {
    ...{ reference, account, source, stage, failure },
    biller_id: given.billerId,
    bill: given.bill && {
      bill_number: given.bill.billNumber,
      customer_name: given.bill.customerName,
      bill_date: given.bill.billDate,
      due_date: given.bill.dueDate,
      amounts: given.bill.amounts.map(({ kind, amountPaise, from }) => ({
        kind,
        amount_paise: amountPaise,
        from,
      })),
    },
    amount_paise: given.amountPaise,
    fee_paise: given.feePaise,
    total_paise: given.totalPaise,
    order_id: given.orderId,
    transaction_id: given.transactionId,
    approval_number: given.approvalNumber,
    collect: given.collect && {
      approval_url: given.collect.approvalUrl,
      upi_link: given.collect.upiLink,
      expires_at: given.collect.expiresAt.toISOString(),
    },
    in_wallet_paise: given.inWalletPaise,
    timeline: given.timeline.map(({ step, at }) => ({ step, at: at.toISOString() })),
    next_look_at: given.nextLookAt?.toISOString(),
  }
}
