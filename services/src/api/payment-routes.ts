// Paying a bill or a recharge, step by step. Someone else's payment is answered as if it did not exist. Numbers and names
// travel in bodies only: an address may be logged.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { moneySources } from '../bills/payments/payment-stages.ts'
import type { Services } from '../services.ts'
import { mustWait, notFound } from './api-error.ts'
import { sentCode, sentCodeOf } from './code-answers.ts'
import type { Guards } from './guards.ts'
import { authenticationResponse, passkeyOptions } from './passkey-shapes.ts'
import { approveError, confirmError, startError } from './payment-errors.ts'
import { payment, paymentAnswerOf, referenceParams } from './payment-shapes.ts'
import { noQuery } from './shapes.ts'

const tags = ['Payments']

export function paymentRoutes({ payments }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/payments',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Start a payment',
          description:
            "Checks what was typed by the biller's own rules and fetches the bill. No money moves.",
          querystring: noQuery,
          body: z.strictObject({
            biller_id: z.string().max(200),
            parameters: z.record(z.string().max(50), z.string().max(200)),
          }),
          response: { 201: payment },
        },
      },
      async (request, reply) => {
        const { biller_id: billerId, parameters } = request.body
        const started = await payments.start(guards.sessionOf(request).customer.id, { billerId, parameters })
        if (started.outcome !== 'started') throw startError(started)
        return reply.code(201).send(paymentAnswerOf(started.payment))
      },
    )

    app.get(
      '/v1/api/payments/:reference',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'What has become of a payment',
          querystring: noQuery,
          params: referenceParams,
          response: { 200: payment },
        },
      },
      async request => {
        const { customer } = guards.sessionOf(request)
        const found = await payments.byReference(customer.id, request.params.reference)
        if (!found) throw notFound('payment')
        return paymentAnswerOf(found)
      },
    )

    app.post(
      '/v1/api/payments/:reference/confirm',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Settle on an amount and where the money comes from',
          description: 'Names the fee, and refuses what the approval would refuse. No money moves.',
          querystring: noQuery,
          params: referenceParams,
          body: z.strictObject({
            amount_paise: z.int().positive(),
            source: z.enum(moneySources).default('wallet'),
          }),
          response: { 200: payment },
        },
      },
      async request => {
        const { customer } = guards.sessionOf(request)
        const { amount_paise: amountPaise, source } = request.body
        const confirmed = await payments.confirm(customer.id, request.params.reference, amountPaise, source)
        if (confirmed.outcome !== 'confirmed' && confirmed.outcome !== 'approved')
          throw confirmError(confirmed)
        return paymentAnswerOf(confirmed.payment)
      },
    )

    app.post(
      '/v1/api/payments/:reference/code',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Send the code that approves the payment as it was confirmed',
          querystring: noQuery,
          params: referenceParams,
          response: { 200: sentCode },
        },
      },
      async (request, reply) => {
        const session = guards.sessionOf(request)
        const asked = await payments.sendCode(request, session, request.params.reference)
        if (!asked) throw notFound('payment to approve')
        if (asked.outcome !== 'sent') throw mustWait(asked)
        reply.header('set-cookie', asked.setCookies)
        return sentCodeOf(asked)
      },
    )

    app.post(
      '/v1/api/payments/:reference/approve',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Approve with the code',
          description:
            'From the wallet the money is held and sent; by UPI the answer says how to bring it. The same approval again is answered with the same payment.',
          querystring: noQuery,
          params: referenceParams,
          body: z.strictObject({ challenge: z.string().max(100), code: z.string().max(20) }),
          response: { 200: payment },
        },
      },
      async request => {
        const session = guards.sessionOf(request)
        const approved = await payments.approve(request, session, request.params.reference, request.body)
        if (approved.outcome !== 'approved') throw approveError(approved)
        return paymentAnswerOf(approved.payment)
      },
    )

    app.post(
      '/v1/api/payments/:reference/passkey/options',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Begin approving with a passkey',
          querystring: noQuery,
          params: referenceParams,
          response: { 200: passkeyOptions },
        },
      },
      async (request, reply) => {
        const session = guards.sessionOf(request)
        const asked = await payments.passkeyOptions(request, session, request.params.reference)
        if (!asked) throw notFound('payment to approve')
        reply.header('set-cookie', asked.setCookies)
        return { ...asked.options }
      },
    )

    app.post(
      '/v1/api/payments/:reference/passkey/approve',
      {
        ...guards.changesOwn,
        schema: {
          tags,
          summary: 'Approve with the passkey',
          querystring: noQuery,
          params: referenceParams,
          body: authenticationResponse,
          response: { 200: payment },
        },
      },
      async request => {
        const session = guards.sessionOf(request)
        const { reference } = request.params
        const approved = await payments.approveWithPasskey(request, session, reference, request.body)
        if (approved.outcome !== 'approved') throw approveError(approved)
        return paymentAnswerOf(approved.payment)
      },
    )
  }
}
