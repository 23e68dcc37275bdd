// Limits apply to a person, not to an account. Accounts with the same ID, or with the number of a closed account, are linked
// by a keyed hash of it, and their use is added up.
import type { Kysely } from 'kysely'
import type { Keys } from '../../platform/keys/derived-key.ts'
import { keyedHash } from '../../platform/keys/opaque-token.ts'
import { forUpdate, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Store } from '../../platform/store/store.ts'

/** The marks of a number, one for each key, so that those made with a former secret are found. */
export function holderMarks(keys: Keys, what: 'mobile' | 'id', text: string): string[] {
  return keys.map(({ id, keyObject: held }) => `${what}.${id}.${keyedHash(held, `${what} ${text}`)}`)
}

export interface MarkedHolder {
  readonly customerId: string
  readonly marks: readonly string[]
  readonly until: number | null
}

export function* markHolder(tx: Tx, { customerId, marks, until }: MarkedHolder): Steps<void> {
  for (const mark of marks)
    yield* write(
      tx.query
        .insertInto('holder_mark')
        .values({ customer_id: customerId, mark, until })
        .onConflict(conflict => conflict.columns(['customer_id', 'mark']).doUpdateSet({ until })),
    )
}

/** Gives a new account the mark of the same person's earlier account, and of nobody else. */
export function* copyMarksOfFormerAccount(tx: Tx, { customerId, marks }: Omit<MarkedHolder, 'until'>) {
  const former = yield* rows(
    tx.query
      .selectFrom('holder_mark')
      .select(({ fn }) => ['mark', fn.max('until').as('until')])
      .where('mark', 'in', marks)
      .groupBy('mark'),
  )
  for (const { mark, until } of former) yield* markHolder(tx, { customerId, marks: [mark], until })
}

export function marksOf(db: Kysely<Database>, customerId: string) {
  return db.selectFrom('holder_mark').select('mark').where('customer_id', '=', customerId)
}

/** Other accounts of the same person. Locks their marks, so that nothing is counted for them concurrently. */
export function* lockOtherAccounts(tx: Tx, customerId: string): Steps<string[]> {
  return othersIn(yield* rows(lockedLikeThis(tx, { customerId })), customerId)
}

export async function otherAccounts({ lookUp }: Store, customerId: string): Promise<string[]> {
  return othersIn(await lookUp(likeThis, { customerId }), customerId)
}

function markedLike(query: Kysely<Database>, customerId: string) {
  return query.selectFrom('holder_mark').select('customer_id').where('mark', 'in', marksOf(query, customerId))
}

const likeThis = prepare((query, value: { customerId: string }) => markedLike(query, value.customerId))
const lockedLikeThis = prepare((query, { customerId }: { customerId: string }, kind) =>
  forUpdate(kind, markedLike(query, customerId)),
)

function othersIn(marked: readonly { customer_id: string }[], customerId: string): string[] {
  return [...new Set(marked.map(({ customer_id }) => customer_id))].filter(id => id !== customerId)
}
