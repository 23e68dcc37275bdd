// What operators have published for the shell, from the operator log. It has no table of its own: signatures, reasons, audit,
// backup and retention are those of the log.
import type { Kysely } from 'kysely'
import type { Log } from '../../platform/log/log.ts'
import { rows, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import type { Store } from '../../platform/store/store.ts'
import { readLog } from '../audit/audit-operators.ts'
import type { ReplayedAct } from '../log/operator-log.ts'
import type { ActKind } from '../log/statement.ts'
import { readStatement } from '../log/statement.ts'
import { momentOf, type ShellItem } from './shell-item.ts'

const kinds = ['publish', 'notice', 'undo', 'end-notice'] as const satisfies readonly ActKind[]

export interface Publication {
  /** Of the act that published it. */
  readonly id: string
  readonly item: ShellItem
}

type ShellAct = Pick<ReplayedAct, 'id' | 'intent' | 'ended_at'>

/** The latest of each name that was not taken back; one that is taken back leaves the one before it. */
export function publicationsIn(done: readonly ShellAct[]): Publication[] {
  const inOrder = done.toSorted((one, other) => (one.ended_at ?? 0) - (other.ended_at ?? 0))
  const undone = new Set(inOrder.flatMap(({ intent }) => ('published' in intent ? intent.published : [])))
  const latest = new Map<string, Publication>()
  for (const { id, intent } of inOrder)
    if ('item' in intent && !undone.has(id)) latest.set(intent.item.name, { id, item: intent.item })
  return [...latest.values()]
}

/** The same inside a command, from the rows that the signed lines made; `deciding` is the act that the command carries out. */
export function* publishedSoFar(tx: Tx, deciding?: string): Steps<Publication[]> {
  const found = yield* rows(shellActs(tx.query))
  const acts = found.flatMap(({ id, ended_at, statement }): ShellAct[] => {
    const read = readStatement(statement)
    if (id === deciding || 'fault' in read || read.what.does === 'approve' || read.what.does === 'refuse')
      return []
    return [{ id, ended_at, intent: read.what }]
  })
  return publicationsIn(acts)
}

const shellActs = (db: Pick<Kysely<Database>, 'selectFrom'>) =>
  db
    .selectFrom('operator_act as act')
    .innerJoin('operator_log as line', join =>
      join.onRef('line.act_id', '=', 'act.id').onRef('line.does', '=', 'act.kind'),
    )
    .select(['act.id', 'act.ended_at', 'line.statement'])
    .where('act.kind', 'in', kinds)
    .where('act.state', '=', 'done')

/** What pages show at a moment. */
export interface LiveShell {
  /** Another one as soon as anything else is shown. */
  readonly version: string
  readonly items: readonly Publication[]
}

export interface AuthoredShell {
  /** Synchronous: it is asked at every request. */
  live(): LiveShell
  /** Reads what was published since. */
  refresh(): Promise<void>
}

interface AuthoredShellOptions {
  readonly store: Store
  readonly log: Log
  readonly now: () => Date
}

/** A change is shown within ten seconds, the time that the reading takes included. */
export const refreshEveryMs = 5_000

export function createAuthoredShell({ store, log, now }: AuthoredShellOptions): AuthoredShell {
  let published: readonly Publication[] = []
  let head: string | undefined
  let acts = 0
  let shown: LiveShell = { version: '', items: [] }
  /** Nothing begins or ends between these. */
  let since = 0
  let until = 0

  function show(at: number): void {
    const items = published.filter(({ item }) => momentOf(item.from) <= at && at < momentOf(item.until))
    const ends = published.flatMap(({ item }) => [momentOf(item.from), momentOf(item.until)])
    since = Math.max(0, ...ends.filter(end => end <= at))
    until = Math.min(Number.POSITIVE_INFINITY, ...ends.filter(end => end > at))
    shown = { version: items.map(({ id }) => id).join(' '), items }
  }

  return {
    live() {
      const at = now().getTime()
      if (at < since || at >= until) show(at)
      return shown
    },

    async refresh() {
      // By an index; nearly every time nothing has changed.
      const last = await store.db
        .selectFrom('operator_log')
        .select('hash')
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (last?.hash === head) return
      const { length } = await shellActs(store.db).execute()
      if (length !== acts) {
        // Shown is only what was signed, and approved where that is needed.
        const replay = await store.snapshot(readLog)
        const [difference] = replay.differences
        if (difference === undefined) {
          published = publicationsIn([...replay.acts.values()].filter(({ state }) => state === 'done'))
          acts = length
          show(now().getTime())
        } else log.error({ difference }, 'the operator log was changed: the shell stays as it was')
      }
      head = last?.hash
    },
  }
}
