import type { Measure } from '../../platform/store/measure.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

export const codeMeasures: readonly Measure[] = [
  {
    name: 'chowk_codes_refused_last_hour',
    help: 'Wrong one-time codes that were looked at within the hour',
    async read(db, at) {
      const { count } = await db
        .selectFrom('code_guess')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('at', '>', at - hourMs)
        .executeTakeFirstOrThrow()
      return [{ value: count }]
    },
  },
  {
    name: 'chowk_codes_sent_last_day',
    help: 'One-time codes sent within 24 hours',
    async read(db, at) {
      const { count } = await db
        .selectFrom('code_challenge')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('created_at', '>', at - dayMs)
        .executeTakeFirstOrThrow()
      return [{ value: count }]
    },
  },
]
