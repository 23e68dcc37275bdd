// The wallet: its balance by the shell's contract, the passbook, and adding money.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rupeesOf, rupeeText } from '../money/rupees/rupees.ts'
import type { WalletEntry, WalletHold } from '../money/wallet/passbook.ts'
import type { TopUp } from '../money/wallet/top-ups.ts'
import { isRefusal } from '../platform/store/errors.ts'
import type { Services } from '../services.ts'
import { ApiError, invalid, notFound } from './api-error.ts'
import type { Guards } from './guards.ts'
import { idParams, noQuery, time } from './shapes.ts'

const tags = ['Wallet']

const entry = z.object({
  id: z.string(),
  kind: z.string(),
  description: z.string(),
  reference: z.string().optional(),
  amount_paise: z.int().describe('Positive when money came in'),
  balance_paise: z.int().describe('What the wallet held after it'),
  at: time,
})

const hold = z.object({
  id: z.string(),
  description: z.string(),
  reference: z.string().optional().describe('The order it is for'),
  amount_paise: z.int(),
  since: time,
})

const topUp = z.object({
  id: z.string(),
  amount_paise: z.int(),
  state: z.enum(['pending', 'succeeded', 'failed']),
  failure: z.string().optional(),
  approval_url: z.string().optional().describe('Where the payment is approved'),
})

export function walletRoutes({ wallet }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/wallet/balance',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'Wallet balance',
          querystring: z.strictObject({
            detail: z.enum(['0', '1']).optional(),
            service: z.literal('wallet').optional(),
            channel: z.literal('web').optional(),
            version: z.literal('2').optional(),
          }),
          response: {
            200: z.object({
              response: z.object({ totalBalance: z.number().describe('Rupees, at most two decimals') }),
            }),
          },
        },
      },
      async request => {
        const { balancePaise } = await wallet.balance(guards.sessionOf(request).customer.id)
        return { response: { totalBalance: rupeesOf(balancePaise) } }
      },
    )

    app.get(
      '/v1/api/wallet/entries',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'Passbook, newest first',
          querystring: z.strictObject({
            month: z
              .string()
              .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written as 2026-01')
              .optional()
              .describe('A month in India, as 2026-01'),
            before: z.string().max(100).optional().describe('`next` of the page before'),
            limit: z.coerce.number().int().min(1).max(100).optional(),
          }),
          response: { 200: z.object({ entries: z.array(entry), next: z.string().optional() }) },
        },
      },
      async request => {
        const { entries, next } = await wallet.entries(guards.sessionOf(request).customer.id, request.query)
        return { entries: entries.map(entryOf), ...(next && { next }) }
      },
    )

    app.get(
      '/v1/api/wallet/holds',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'What is set aside for payments on their way, newest first',
          description: 'Part of the balance still. A hold becomes an entry, or is released and leaves none.',
          querystring: noQuery,
          response: { 200: z.object({ holds: z.array(hold) }) },
        },
      },
      async request => {
        const holds = await wallet.holds(guards.sessionOf(request).customer.id)
        return { holds: holds.map(holdOf) }
      },
    )

    app.get(
      '/v1/api/wallet/entries/:id',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'One entry of the passbook',
          querystring: noQuery,
          params: idParams,
          response: { 200: entry },
        },
      },
      async request => {
        const found = await wallet.entry(guards.sessionOf(request).customer.id, request.params.id)
        if (!found) throw notFound('entry')
        return entryOf(found)
      },
    )

    app.post(
      '/v1/api/wallet/add-money',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Begin adding money',
          description: 'The same Idempotency-Key and amount again is the same payment.',
          querystring: noQuery,
          headers: z.object({ 'idempotency-key': z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) }),
          body: z.strictObject({ amount_paise: z.int().positive() }),
          response: { 201: topUp },
        },
      },
      async (request, reply) => {
        const { customer } = guards.sessionOf(request)
        const wish = { amountPaise: request.body.amount_paise, key: request.headers['idempotency-key'] }
        const started = await wallet.addMoney(customer.id, wish).catch(explainRefusal)
        const { approvalUrl } = started
        return reply
          .code(201)
          .send({ ...topUpOf(started.topUp), ...(approvalUrl && { approval_url: approvalUrl }) })
      },
    )

    app.get(
      '/v1/api/wallet/add-money/:id',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'How adding money went',
          querystring: noQuery,
          params: idParams,
          response: { 200: topUp },
        },
      },
      async request => {
        const found = await wallet.topUp(guards.sessionOf(request).customer.id, request.params.id)
        if (!found) throw notFound('payment')
        return topUpOf(found)
      },
    )
  }
}

function explainRefusal(error: unknown): never {
  if (isRefusal(error, 'amount-invalid')) throw invalid({ amount_paise: error.message })
  if (isRefusal(error, 'limit-exceeded')) {
    throw new ApiError(422, {
      code: 'limit_exceeded',
      message: error.message,
      what_to_do: `Add at most Rs. ${rupeeText(Number(error.details.leftPaise))} until the month ends.`,
    })
  }
  if (isRefusal(error, 'no-payment-source')) {
    throw new ApiError(503, {
      code: 'no_payment_source',
      message: error.message,
      what_to_do: 'Pay with what is in the wallet.',
    })
  }
  throw error
}

function entryOf(given: WalletEntry): z.infer<typeof entry> {
  const { id, kind, description, reference, amountPaise, balancePaise, at } = given
  return {
    ...{ id, kind, description },
    ...(reference && { reference }),
    amount_paise: amountPaise,
    balance_paise: balancePaise,
    at: at.toISOString(),
  }
}

function holdOf({ id, description, reference, amountPaise, at }: WalletHold): z.infer<typeof hold> {
  return {
    ...{ id, description },
    ...(reference && { reference }),
    amount_paise: amountPaise,
    since: at.toISOString(),
  }
}

function topUpOf({ id, amountPaise, state, failure }: TopUp): z.infer<typeof topUp> {
  return { id, amount_paise: amountPaise, state, ...(failure && { failure }) }
}
