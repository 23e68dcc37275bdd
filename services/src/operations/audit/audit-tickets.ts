import type { Db } from '../../platform/store/database.ts'
import type { ReplayedAct } from '../log/operator-log.ts'

export async function auditTickets(db: Db, done: readonly ReplayedAct[]): Promise<string[]> {
  const unverified = await db
    .selectFrom('unverified_ticket')
    .select(['id', 'state', 'answer', 'answered_at'])
    .execute()
  const tickets = [...(await db.selectFrom('care_ticket').select(['id', 'state']).execute()), ...unverified]
  const messages = await db
    .selectFrom('care_ticket_message')
    .select(['ticket_id', 'number', 'author', 'text', 'at'])
    .orderBy('number')
    .execute()
  const isDemonstration = (await db.selectFrom('demonstration').select('id').execute()).length > 0
  const answersToUnverified = unverified.flatMap(({ id, answer, answered_at }) =>
    answer === null || answered_at === null
      ? []
      : { ticket_id: id, number: 2, author: 'care' as const, text: answer, at: answered_at },
  )
  const messagesOf = Map.groupBy([...messages, ...answersToUnverified], ({ ticket_id }) => ticket_id)
  const actsOf = Map.groupBy(done, ({ subject }) => subject)

  return tickets.flatMap(({ id, state }) => {
    const acts = actsOf.get(id) ?? []
    const ownMessages = messagesOf.get(id) ?? []
    const answers = ownMessages.filter(({ author }) => author === 'care')
    const signed = acts.flatMap(act => (act.intent.does === 'answer' ? [{ act, text: act.intent.text }] : []))
    const closed = acts.findLast(({ intent }) => intent.does === 'close')
    const lastAt = ownMessages.at(-1)?.at ?? 0
    return [
      ...answers.flatMap(({ number, text, at }) => {
        const isSigned = signed.some(({ act, text: expected }) => act.ended_at === at && expected === text)
        const mayBeAStory = isDemonstration && !signed.some(({ act }) => act.ended_at === at)
        return isSigned || mayBeAStory ? [] : [`ticket ${id}: its answer ${number} is what no act says`]
      }),
      ...signed
        .filter(({ act }) => !answers.some(({ at }) => at === act.ended_at))
        .map(({ act }) => `act ${act.id}: ticket ${id} has no answer by it`),
      ...(state === 'closed' && (closed?.ended_at ?? -1) < lastAt
        ? [`ticket ${id}: it was closed by no act`]
        : []),
      ...(closed && state !== 'closed' && (closed.ended_at ?? 0) > lastAt
        ? [`act ${closed.id}: ticket ${id} was not closed by it`]
        : []),
    ]
  })
}
