import { measuresOfWaiting } from '../../platform/store/measure.ts'

export const messageMeasures = measuresOfWaiting({
  name: 'chowk_messages',
  what: 'Messages to customers that have not been delivered everywhere',
  read: db =>
    db
      .selectFrom('message')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldestAt')])
      .where('due_at', 'is not', null)
      .executeTakeFirstOrThrow(),
})
