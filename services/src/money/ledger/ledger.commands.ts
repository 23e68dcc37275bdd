// The ledger's commands, each done once per idempotency key. They lock the rows they decide on by updating them, so on
// PostgreSQL they need no serializable transaction and do not fail each other.
import { z } from 'zod'
import {
  type AnyCommand,
  type Command,
  defineCommand,
  type Steps,
  type Tx,
} from '../../platform/store/command.ts'
import { once } from '../../platform/store/idempotency.ts'
import { type EntryToPost, type PostedEntry, postEntry } from './entries.ts'
import { expireDueHolds } from './hold-end.ts'
import { type HoldToPlace, type HoldToPost, placeHold, postHold, voidHold } from './holds.ts'

/** `body` is what the caller asked for, without the ids and times we give it. */
export interface Keyed<Work> {
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
  return defineCommand(
    name,
    (tx, { scope, key, body, work }: Keyed<Work>) =>
      once(tx, { scope, key, body, at: work.at }, resultShape, () => steps(tx, work)),
    { isolation: 'read committed' },
  )
}

const entryShape: z.ZodType<PostedEntry> = z.object({ entryId: z.string(), hash: z.string() })
const holdShape = z.object({ holdId: z.string() })

export const postEntryOnce: Command<Keyed<EntryToPost>, PostedEntry> = keyed(
  'ledger.post-entry',
  entryShape,
  (tx, entry) => postEntry(tx, entry),
)

export const placeHoldOnce: Command<Keyed<HoldToPlace>, { holdId: string }> = keyed(
  'ledger.place-hold',
  holdShape,
  placeHold,
)

export const postHoldOnce: Command<Keyed<HoldToPost>, PostedEntry> = keyed(
  'ledger.post-hold',
  entryShape,
  postHold,
)

export const voidHoldOnce: Command<Keyed<{ holdId: string; at: number }>, { holdId: string }> = keyed(
  'ledger.void-hold',
  holdShape,
  voidHold,
)

export const expireHolds: Command<{ at: number }, number> = defineCommand(
  'ledger.expire-holds',
  (tx, { at }: { at: number }) => expireDueHolds(tx, { at }),
  { isolation: 'read committed' },
)

export const ledgerCommands: AnyCommand[] = [
  postEntryOnce,
  placeHoldOnce,
  postHoldOnce,
  voidHoldOnce,
  expireHolds,
]
