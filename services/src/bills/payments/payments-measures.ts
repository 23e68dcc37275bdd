import type { Kysely } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import { ageSeconds, type Measure } from '../../platform/store/measure.ts'
import { openStages, type PaymentStage } from './payment-stages.ts'
import { anyOpenStage } from './payments-since.ts'

const endedStages = ['paid', 'failed', 'refunded'] as const satisfies PaymentStage[]
const hourMs = 60 * 60_000

export const paymentMeasures: readonly Measure[] = [
  {
    name: 'chowk_payments_open',
    help: 'Payments that have not ended, by stage',
    labels: ['stage'],
    async read(db) {
      const found = await open(db)
      return openStages.map(stage => ({ labels: { stage }, value: found.get(stage)?.count ?? 0 }))
    },
  },
  {
    name: 'chowk_payments_oldest_age_seconds',
    help: 'Payments that have not ended, by stage: the age of the oldest since its approval',
    labels: ['stage'],
    async read(db, at) {
      const found = await open(db)
      return openStages.map(stage => ({
        labels: { stage },
        value: ageSeconds(found.get(stage)?.oldestAt ?? null, at),
      }))
    },
  },
  {
    name: 'chowk_payments_ended_last_hour',
    help: 'Payments that ended within the hour, by how they did',
    labels: ['stage'],
    async read(db, at) {
      const found = await db
        .selectFrom('bill_payment')
        .select(({ fn }) => ['stage', fn.countAll<number>().as('count')])
        .where('ended_at', '>', at - hourMs)
        .groupBy('stage')
        .execute()
      const counts = new Map(found.map(({ stage, count }) => [stage, count]))
      return endedStages.map(stage => ({ labels: { stage }, value: counts.get(stage) ?? 0 }))
    },
  },
]

async function open(db: Kysely<Database>) {
  const found = await db
    .selectFrom('bill_payment')
    .select(({ fn }) => ['stage', fn.countAll<number>().as('count'), fn.min('approved_at').as('oldestAt')])
    .where('stage', 'in', anyOpenStage)
    .groupBy('stage')
    .execute()
  return new Map(found.map(each => [each.stage, each]))
}
