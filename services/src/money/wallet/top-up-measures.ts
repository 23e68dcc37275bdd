import { literal } from '../../platform/store/literal.ts'
import { measuresOfWaiting } from '../../platform/store/measure.ts'

export const topUpMeasures = measuresOfWaiting({
  name: 'chowk_top_ups',
  what: 'Top-ups that have not ended',
  read: db =>
    db
      .selectFrom('wallet_top_up')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('started_at').as('oldestAt')])
      .where('state', '=', literal('pending'))
      .executeTakeFirstOrThrow(),
})
