import { measuresOfWaiting } from '../../platform/store/measure.ts'

export const disputeMeasures = measuresOfWaiting({
  name: 'chowk_disputes',
  what: 'Disputes that have not been decided',
  read: db =>
    db
      .selectFrom('dispute')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('raised_at').as('oldestAt')])
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow(),
})
