// The ledger's steps as commands, each executed once per idempotency key. They can create money, so no server
// registers them: a store has them only when it is opened with the modules of test-modules.ts.
import { z } from 'zod'
import {
  type AnyCommand,
  type Command,
  defineCommand,
  row,
  type Steps,
  type Tx,
} from '../../platform/store/command.ts'
import { runOnce } from '../../platform/store/idempotency/idempotency.ts'
import { walletOf } from './accounts.ts'
import { type EntryToPost, postEntry } from './entries.ts'
import { type HoldToPlace, type HoldToPost, placeHold, postHold, voidHold } from './holds.ts'

/** `body` is the caller's request, without generated ids and times. */
interface Keyed<Work> {
  readonly scope: string
  readonly key: string
  readonly body: unknown
  readonly work: Work
}

function keyed<Work extends { at: number }, Result>(
  name: string,
  resultShape: z.ZodType<Result>,
  steps: (tx: Tx, work: Work) => Steps<Result>,
): Command<Keyed<Work>, Result> {
  return defineCommand.readCommitted(name, (tx, { scope, key, body, work }: Keyed<Work>) =>
    runOnce(tx, { scope, key, body, at: work.at }, resultShape, () => steps(tx, work)),
  )
}

export interface PostedEntry {
  readonly entryId: string
}

const entryShape: z.ZodType<PostedEntry> = z.object({ entryId: z.string() })
const holdShape = z.object({ holdId: z.string() })

export const postEntryOnce: Command<Keyed<EntryToPost>, PostedEntry> = keyed(
  'test.post-entry',
  entryShape,
  function* (tx, entry) {
    yield* postEntry(tx, entry)
    return { entryId: entry.id }
  },
)

export const placeHoldOnce: Command<Keyed<HoldToPlace>, { holdId: string }> = keyed(
  'test.place-hold',
  holdShape,
  function* (tx, hold) {
    yield* placeHold(tx, hold)
    return { holdId: hold.id }
  },
)

type AnyHoldToPost = Omit<HoldToPost, 'account'>

export const postHoldOnce: Command<Keyed<AnyHoldToPost>, PostedEntry> = keyed(
  'test.post-hold',
  entryShape,
  function* (tx: Tx, hold: AnyHoldToPost) {
    const held = yield* row(
      tx.query.selectFrom('ledger_hold').select('account_id').where('id', '=', hold.holdId),
    )
    yield* postHold(tx, { ...hold, account: held?.account_id ?? walletOf('nobody') })
    return { entryId: hold.entryId }
  },
)

export const voidHoldOnce: Command<Keyed<{ holdId: string; at: number }>, { holdId: string }> = keyed(
  'test.void-hold',
  holdShape,
  function* (tx, hold) {
    yield* voidHold(tx, hold)
    return { holdId: hold.holdId }
  },
)

export const commands: readonly AnyCommand[] = [postEntryOnce, placeHoldOnce, postHoldOnce, voidHoldOnce]
