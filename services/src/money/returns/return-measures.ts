import { measuresOfWaiting } from '../../platform/store/measure.ts'

export const returnMeasures = measuresOfWaiting({
  name: 'chowk_returns',
  what: 'Returns to payers that have not ended',
  read: db =>
    db
      .selectFrom('source_return')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('started_at').as('oldestAt')])
      .where('due_at', 'is not', null)
      .executeTakeFirstOrThrow(),
})
