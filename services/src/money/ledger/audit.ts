// Reads the whole ledger in one unchanging view and names everything that is not as it must be.
import { createHash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import {
  auditAccountKinds,
  auditAccounts,
  auditHolds,
  auditOrphans,
  auditRunningBalances,
} from './audit-balances.ts'
import { genesisHash, hashOfEntry } from './entries.ts'
import { istMonth } from './ist-month.ts'
import type { LedgerTables } from './ledger.tables.ts'

export interface LedgerAudit {
  readonly entries: number
  readonly accounts: number
  /** Each one line, naming the entry, account or hold it is about. Empty when all is well. */
  readonly differences: string[]
  /** One hash over the ends of all chains: two ledgers with the same fingerprint hold the same entries. */
  readonly fingerprint: string
}

const ENTRIES_READ_AT_ONCE = 1_000

type Entry = Selectable<LedgerTables['ledger_entry']>
type Line = Selectable<LedgerTables['ledger_line']>

/** `db` is a snapshot's: the checks belong to one moment. */
export async function auditLedger(db: Kysely<Database>): Promise<LedgerAudit> {
  const chains = await auditChains(db)
  const { accounts } = await db
    .selectFrom('ledger_account')
    .select(({ fn }) => fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow()
  return {
    entries: chains.entries,
    accounts,
    differences: [
      ...chains.differences,
      ...(await auditOrphans(db)),
      ...(await auditAccounts(db)),
      ...(await auditAccountKinds(db)),
      ...(await auditRunningBalances(db)),
      ...(await auditHolds(db)),
    ],
    fingerprint: chains.fingerprint,
  }
}

/** Walks every chain from its first entry to its last. */
async function auditChains(db: Kysely<Database>) {
  const differences: string[] = []
  const fingerprint = createHash('sha256')
  let entries = 0
  let previous: Entry | undefined

  for await (const { entry, lines } of entriesWithLines(db)) {
    entries++
    if (previous && previous.chain_account_id !== entry.chain_account_id) seal(previous)
    const before = previous?.chain_account_id === entry.chain_account_id ? previous : undefined
    differences.push(...differencesOf(entry, lines, before))
    previous = entry
  }
  if (previous) seal(previous)

  function seal(last: Entry): void {
    fingerprint.update(`${last.chain_account_id} ${last.chain_position} ${last.hash}\n`)
  }

  return { differences, entries, fingerprint: fingerprint.digest('hex') }
}

function differencesOf(entry: Entry, lines: Line[], before: Entry | undefined): string[] {
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
    entry.chain_position === (before?.chain_position ?? 0) + 1,
    `it is number ${entry.chain_position} of ${entry.chain_account_id}, after number ${before?.chain_position ?? 0}`,
  )
  expect(
    entry.previous_hash === (before?.hash ?? genesisHash),
    `it does not follow the entry before it on ${entry.chain_account_id}`,
  )
  const month = istMonth(entry.posted_at)
  expect(
    lines.every(line => line.month === month),
    `its lines are not all of ${month}`,
  )
  expect(entry.hash === hashOfEntry(entry, lines), 'it was changed after it was sealed')
  return differences
}

async function* entriesWithLines(db: Kysely<Database>): AsyncGenerator<{ entry: Entry; lines: Line[] }> {
  for (let last: Entry | undefined; ; ) {
    const entries: Entry[] = await pageAfter(db, last)
    if (entries.length === 0) return
    const lines = await db
      .selectFrom('ledger_line')
      .selectAll()
      .where(
        'entry_id',
        'in',
        entries.map(({ id }) => id),
      )
      .orderBy('position')
      .execute()
    const linesByEntry = Map.groupBy(lines, ({ entry_id }) => entry_id)
    for (const entry of entries) yield { entry, lines: linesByEntry.get(entry.id) ?? [] }
    last = entries.at(-1)
  }
}

function pageAfter(db: Kysely<Database>, last: Entry | undefined): Promise<Entry[]> {
  let page = db
    .selectFrom('ledger_entry')
    .selectAll()
    .orderBy('chain_account_id')
    .orderBy('chain_position')
    .limit(ENTRIES_READ_AT_ONCE)
  if (last) {
    page = page.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('chain_account_id', 'chain_position'),
        '>',
        tuple(last.chain_account_id, last.chain_position),
      ),
    )
  }
  return page.execute()
}
