// Verifies the ledger's chains: each entry follows the one before it and matches its hash.
import type { Selectable } from 'kysely'
import { monthInIndia } from '../../platform/calendar/india-calendar.ts'
import { timeOf } from '../../platform/store/audit/audit-checks.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { walletOf } from './accounts.ts'
import { genesisHash, hashOfEntry } from './entries.ts'
import { overlapMs, type SealAndAccounts, type SealedAccounts } from './seal.ts'

const entriesReadAtOnce = 1_000

type Entry = Selectable<Database['ledger_entry']>
type Line = Selectable<Database['ledger_line']>

/** The last entry of a chain that was verified. */
export interface ChainHead {
  readonly chain: string
  readonly position: number
  readonly hash: string
}

/** Verifies every chain from its first entry, or the given ones, each from a head on. */
export async function walkChains(
  db: Db,
  from: readonly ChainHead[] | undefined,
  seals: readonly SealAndAccounts[],
) {
  const differences: string[] = []
  const heads = new Map(from?.map(head => [head.chain, head]))
  const datedBack: Entry[] = []
  let entries = 0
  let earliestAt = Number.POSITIVE_INFINITY
  for await (const { entry, lines } of from ? entriesAfter(db, from) : everyEntry(db)) {
    const head = headOf(entry)
    differences.push(...differencesOf(entry, lines, heads.get(head.chain)))
    heads.set(head.chain, head)
    if (seals.some(seal => isBackdated(entry, seal))) datedBack.push(entry)
    entries++
    earliestAt = Math.min(earliestAt, entry.posted_at)
  }
  differences.push(...(await auditBackdatedRows(db, datedBack)))
  return {
    differences,
    /** The last entry of each verified chain. */
    heads,
    entries,
    /** The earliest time among the verified entries. */
    earliestAt,
  }
}

/** Verifies recent entries again that were sealed before, to find later changes. */
export async function auditRecentEntries(db: Db, since: number, sealed: SealedAccounts): Promise<string[]> {
  const recent = await db
    .selectFrom('ledger_entry')
    .select(['chain_account_id', 'chain_position'])
    .where('posted_at', '>=', since)
    .execute()
  const differences: string[] = []
  for (const [chain, entries] of Map.groupBy(recent, ({ chain_account_id }) => chain_account_id)) {
    const first = entries.reduce((min, { chain_position }) => Math.min(min, chain_position), Infinity)
    const until = sealed.get(chain)?.chain_position ?? 0
    let before: ChainHead | undefined
    // Begins with the entry before, which the first must follow.
    for await (const { entry, lines } of entriesAfter(db, [{ chain, position: first - 2 }], until)) {
      if (entry.chain_position >= first) differences.push(...differencesOf(entry, lines, before))
      before = headOf(entry)
    }
  }
  return differences
}

/** Whether an entry that was posted after a seal claims an earlier time. */
function isBackdated(entry: Entry, { seal, accounts }: SealAndAccounts): boolean {
  const sealed = accounts.get(entry.chain_account_id)?.chain_position ?? 0
  return entry.chain_position > sealed && entry.posted_at < seal.sealed_at - overlapMs
}

/** Names rows that only seem too old to be checked; only the demonstration writes old rows, all at once. */
async function auditBackdatedRows(db: Db, entries: readonly Entry[]): Promise<string[]> {
  if (entries.length === 0) return []
  const demonstration = db.selectFrom('customer').select('id').where('is_demonstration', '=', literal(1))
  const demonstrationWallets = new Set<string>((await demonstration.execute()).map(({ id }) => walletOf(id)))
  return entries
    .filter(({ chain_account_id }) => !demonstrationWallets.has(chain_account_id))
    .map(
      ({ id, posted_at }) => `entry ${id}: it is of ${timeOf(posted_at)}, but was posted after a later seal`,
    )
}

function differencesOf(entry: Entry, lines: Line[], before: ChainHead | undefined): string[] {
  const differences: string[] = []
  const expect = (holds: boolean, difference: string) => {
    if (!holds) differences.push(`entry ${entry.id}: ${difference}`)
  }
  const sum = lines.reduce((total, line) => total + line.amount_paise, 0)
  expect(sum === 0, `its lines sum to ${sum} paise, not to zero`)
  expect(
    new Set(lines.map(({ account_id }) => account_id)).size === lines.length,
    'it has two lines on one account',
  )
  expect(lines.length >= 2, `it has ${lines.length} line(s), not at least two`)
  expect(
    entry.chain_position === (before?.position ?? 0) + 1,
    `it is number ${entry.chain_position} of ${entry.chain_account_id}, after number ${before?.position ?? 0}`,
  )
  expect(
    entry.previous_hash === (before?.hash ?? genesisHash),
    `it does not follow the entry before it on ${entry.chain_account_id}`,
  )
  const month = monthInIndia(entry.posted_at)
  expect(
    lines.every(line => line.month === month),
    `its lines are not all of ${month}`,
  )
  expect(entry.hash === hashOfEntry(entry, lines), 'it was changed after it was sealed')
  return differences
}

async function* everyEntry(db: Db) {
  const sorted = db
    .selectFrom('ledger_entry')
    .selectAll()
    .orderBy('chain_account_id')
    .orderBy('chain_position')
  for (let last = { chain: '', position: 0 }; ; ) {
    const { chain, position } = last
    const entries = await sorted
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('chain_account_id', 'chain_position'), '>', tuple(chain, position)),
      )
      .limit(entriesReadAtOnce)
      .execute()
    yield* withLines(db, entries)
    last = entries.map(headOf).at(-1) ?? last
    if (entries.length < entriesReadAtOnce) return
  }
}

async function* entriesAfter(
  db: Db,
  from: readonly Pick<ChainHead, 'chain' | 'position'>[],
  until = Number.MAX_SAFE_INTEGER,
) {
  for (const { chain, position } of from) {
    for (let last = position; ; ) {
      const entries: Entry[] = await db
        .selectFrom('ledger_entry')
        .selectAll()
        .where('chain_account_id', '=', chain)
        .where('chain_position', '>', last)
        .where('chain_position', '<=', until)
        .orderBy('chain_position')
        .limit(entriesReadAtOnce)
        .execute()
      yield* withLines(db, entries)
      last = entries.at(-1)?.chain_position ?? last
      if (entries.length < entriesReadAtOnce) break
    }
  }
}

async function* withLines(db: Db, entries: readonly Entry[]) {
  if (entries.length === 0) return
  const ids = entries.map(({ id }) => id)
  const lines = await db
    .selectFrom('ledger_line')
    .selectAll()
    .where('entry_id', 'in', ids)
    .orderBy('position')
    .execute()
  const linesByEntry = Map.groupBy(lines, ({ entry_id }) => entry_id)
  for (const entry of entries) yield { entry, lines: linesByEntry.get(entry.id) ?? [] }
}

function headOf({ chain_account_id: chain, chain_position: position, hash }: Entry): ChainHead {
  return { chain, position, hash }
}
