// The number of sealed rows and a checksum over their seals, which reveals a seal deleted or replaced in the database
// alone.
import { hash } from 'node:crypto'
import type { Keys } from '../../platform/keys/derived-key.ts'
import type { Db } from '../../platform/store/database.ts'
import type { AuditScope } from '../../platform/store/store-module.ts'
import { keyOfSeal, type RowSeal, signSeal } from './row-seal.ts'

export interface Count {
  readonly count: number
  /** The exclusive or of the seals' hashes, which does not depend on an order. */
  readonly sum: string
}

interface SealedCount extends Count {
  /** The tables whose rows were sealed then. */
  readonly tables: readonly string[]
  /** The MAC that the witness knows. It lags behind if its line could not be written. */
  readonly witnessed?: string | undefined
  /** The tallies that an audit replaced when it restarted. */
  readonly former: readonly FormerTally[]
}

interface FormerTally extends Count {
  readonly sealedAt: number
  /** The act that allowed it; undefined if there were no operators. */
  readonly by?: string | undefined
}

export interface Tally extends SealedCount {
  readonly seal: RowSeal
}

/** A seal that is written, replaced or deleted. */
export interface SealChange {
  readonly before?: RowSeal | undefined
  readonly now?: RowSeal | undefined
}

const nothing: Count = { count: 0, sum: '0'.repeat(64) }
const sealsInAPage = 5_000

export async function readTally(db: Db): Promise<Tally | undefined> {
  const seal = await db.selectFrom('row_seal').selectAll().where('table_name', '=', '').executeTakeFirst()
  return seal && { ...(JSON.parse(seal.columns) as SealedCount), seal }
}

/** A restart keeps the earlier counts. */
export function formerTallies(tally: Tally | undefined, by: string | undefined): readonly FormerTally[] {
  if (!tally) return by === undefined ? [] : [{ ...nothing, sealedAt: 0, by }]
  const { count, sum, seal } = tally
  return [...tally.former, { count, sum, sealedAt: seal.sealed_at, by }]
}

/** Counts all seals in the store. */
export async function countSeals(db: Db): Promise<Count> {
  let counted = nothing
  for (let last = { table_name: '', row_key: '' }; ; ) {
    const page = await db
      .selectFrom('row_seal')
      .select(['table_name', 'row_key', 'mac'])
      .where('table_name', '<>', '')
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('table_name', 'row_key'), '>', tuple(last.table_name, last.row_key)),
      )
      .orderBy('table_name')
      .orderBy('row_key')
      .limit(sealsInAPage)
      .execute()
    counted = {
      count: counted.count + page.length,
      sum: page.reduce((sum, { mac }) => add(sum, mac), counted.sum),
    }
    last = page.at(-1) ?? last
    if (page.length < sealsInAPage) return counted
  }
}

export function tallyAfter(counted: Count = nothing, changes: readonly SealChange[]): Count {
  let { count, sum } = counted
  for (const { before, now } of changes) {
    if (before) [count, sum] = [count - 1, add(sum, before.mac)]
    if (now) [count, sum] = [count + 1, add(sum, now.mac)]
  }
  return { count, sum }
}

export function sealTally(keys: Keys, { at, ...counted }: SealedCount & { readonly at: number }): RowSeal {
  return signSeal(keys, {
    table_name: '',
    row_key: 'tally',
    made_at: 0,
    sealed_at: at,
    is_final: 0,
    deleted_from: null,
    customer_id: null,
    columns: JSON.stringify(counted),
  })
}

/** Compares the tally with the witness and, if all seals are read, with the seals. */
export function tallyDifferences(
  { keys, chains }: Pick<AuditScope, 'chains'> & { readonly keys: Keys },
  tally: Tally | undefined,
  counted: Count = nothing,
): string[] {
  const known = chains?.['row-seals']
  if (!tally)
    return known || counted.count > 0 ? ['row seals: their tally is missing, though rows were sealed'] : []
  if (!keyOfSeal(keys, tally.seal)) return ['row seals: their tally is not of a key of ours']
  if (counted.count !== tally.count || counted.sum !== tally.sum)
    return [`row seals: there are ${counted.count}, which are not the ${tally.count} that were written`]
  if (known && known.head !== tally.sum && known.head !== tally.witnessed)
    return ['row seals: they are not those that the last audit wrote outside']
  return []
}

/** Adding a seal twice removes it again. */
function add(sum: string, mac: string): string {
  return (BigInt(`0x${sum}`) ^ BigInt(`0x${hash('sha256', mac)}`)).toString(16).padStart(64, '0')
}
