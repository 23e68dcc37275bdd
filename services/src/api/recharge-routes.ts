// What helps to choose a recharge: who serves a number, and the plans there are.

import { telecomCircles } from '@chowk/catalog'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Plan, planGroups } from '../bills/billers/biller-gateway.ts'
import type { Services } from '../services.ts'
import type { Guards } from './guards.ts'
import { billerUnavailable } from './payment-errors.ts'
import { noQuery } from './shapes.ts'

const tags = ['Payments']

const plan = z.object({
  id: z.string(),
  name: z.string(),
  group: z.enum(planGroups),
  amount_paise: z.int(),
  validity_days: z.int().optional().describe('Missing where it lasts as long as the plan before it'),
  gives: z.object({
    data_mb_per_day: z.int().optional(),
    data_mb: z.int().optional(),
    talk: z.literal('unlimited').optional(),
    talk_time_paise: z.int().optional(),
    sms_per_day: z.int().optional(),
    channels: z.int().optional(),
  }),
})

const circle = z.enum(telecomCircles.map(({ slug }) => slug))

export function rechargeRoutes({ billers }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.get(
      '/v1/api/payments/plans',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: "An operator's plans",
          description: 'Empty where any amount will do. A plan is paid by its amount.',
          querystring: z.strictObject({ biller_id: z.string().max(200), circle: circle.optional() }),
          response: { 200: z.object({ plans: z.array(plan) }) },
        },
      },
      async request => {
        const { biller_id: billerId, circle } = request.query
        const answer = await billers.plans(billerId, { circle })
        if (answer.outcome === 'unavailable') throw billerUnavailable()
        return { plans: answer.outcome === 'plans' ? answer.plans.map(planOf) : [] }
      },
    )

    app.post(
      '/v1/api/payments/operator',
      {
        ...guards.readsOwn,
        schema: {
          tags,
          summary: 'Who probably serves a mobile number',
          description:
            'A suggestion to be changed, since numbers are ported. Changes nothing: it needs no CSRF token.',
          querystring: noQuery,
          body: z.strictObject({
            mobile: z.string().max(40),
            connection: z.enum(['prepaid', 'postpaid']).default('prepaid'),
          }),
          response: { 200: z.object({ biller_id: z.string().optional(), circle: z.string().optional() }) },
        },
      },
      async request => {
        const { mobile, connection } = request.body
        const answer = await billers.suggestOperator(mobile, connection)
        return answer.outcome === 'suggested' ? { biller_id: answer.billerId, circle: answer.circle } : {}
      },
    )
  }
}

function planOf({ id, name, group, amountPaise, validityDays, gives }: Plan): z.infer<typeof plan> {
  return {
    ...{ id, name, group },
    amount_paise: amountPaise,
    validity_days: validityDays,
    gives: {
      data_mb_per_day: gives.dataMbPerDay,
      data_mb: gives.dataMb,
      talk: gives.talk,
      talk_time_paise: gives.talkTimePaise,
      sms_per_day: gives.smsPerDay,
      channels: gives.channels,
    },
  }
}
