// Compares rows with their seals: columns that changed although they must not, rows deleted too early, and rows
// inserted among those of a sealed period. Then it seals new rows. Payments and sign-in never wait for it.
import { type Kysely, sql } from 'kysely'
import { dayMs, minuteMs } from '../../platform/calendar/durations.ts'
import type { Keys } from '../../platform/keys/derived-key.ts'
import { runIsolated } from '../../platform/store/audit/audit.ts'
import { auditClockSkewMs } from '../../platform/store/audit/audit-checks.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { collectInBatches, readInPages } from '../../platform/store/in-pages.ts'
import type { SealedRow, SealedTable } from '../../platform/store/sealed-table.ts'
import type { AuditScope, StoreModule } from '../../platform/store/store-module.ts'
import { sealedCheck } from './checks.ts'
import {
  changedColumns,
  isSameSeal,
  keyOfRow,
  keyOfSeal,
  nameOfRow,
  type RowSeal,
  type SealsToWrite,
  sealRow,
} from './row-seal.ts'
import {
  countSeals,
  formerTallies,
  readTally,
  type SealChange,
  sealTally,
  tallyAfter,
  tallyDifferences,
} from './seal-tally.ts'

const rowsInAPage = 1_000
/**
 * How late a row may be written: commands take time and clocks differ. A row that is sealed only from a later stage
 * has a day.
 */
const writtenWithinMs = 30 * minuteMs
const sealedWithinMs = dayMs

interface RowsToAudit extends Pick<AuditScope, 'since' | 'at' | 'chains'> {
  readonly keys: Keys
  /** Seals the rows as they are, without comparing them, because an operator's act permits it. */
  readonly isRestart: boolean
  readonly restartActId?: string | undefined
  /** The last audit found a difference, which may have been a missing seal. */
  readonly isUnresolved: boolean
}

export type AuditedRows = Awaited<ReturnType<typeof auditRows>>

/** `db` is a snapshot. */
export async function auditRows(db: Db, modules: readonly StoreModule[], options: RowsToAudit) {
  const { keys, at, isRestart } = options
  const tally = await readTally(db)
  const since = tally ? options.since : 0
  const counted = since === 0 || options.isUnresolved ? await countSeals(db) : tally
  const wrongTally = isRestart ? [] : tallyDifferences(options, tally, counted)
  const differences = [...wrongTally]
  const changes: SealChange[] = []
  const tables = sealedTables(modules)
  for (const [table, sealed] of tables) {
    const sealedAt = !isRestart && tally?.tables.includes(table) ? tally.seal.sealed_at : undefined
    const audited = { ...options, since, table, sealed, sealedAt, changes }
    differences.push(...(await runIsolated(db, () => auditTable(db, audited))))
  }
  const checks = await db.selectFrom('row_seal').selectAll().where('table_name', '=', 'money_check').execute()

  /** Adds the audit's own notes to the seals to write. Undefined while the stored seals do not match the tally. */
  function end(noted: readonly Database['money_check'][]) {
    if (wrongTally.length > 0) return undefined
    const isNoted = ({ now }: SealChange) =>
      now?.table_name === 'money_check' && noted.some(({ name }) => name === now.row_key)
    const all = changes.filter(change => !isNoted(change))
    for (const check of noted)
      all.push({
        before: checks.find(({ row_key }) => row_key === check.name),
        now: sealRow(keys, { table: 'money_check', sealed: sealedCheck, at }, { ...check }),
      })
    const after = tallyAfter(counted, all)
    const sealedTally = sealTally(keys, {
      ...after,
      tables: tables.map(([table]) => table),
      witnessed: options.chains?.['row-seals']?.head,
      former: isRestart ? formerTallies(tally, options.restartActId) : (tally?.former ?? []),
      at,
    })
    const toWrite: SealsToWrite = {
      seals: [...all.flatMap(({ now }) => now ?? []), sealedTally],
      deleted: all.flatMap(({ before, now }) => (before && !now ? before : [])),
      tallyMac: tally?.seal.mac ?? null,
    }
    return {
      toWrite,
      // For the witness, so that no seal can be replaced by an earlier one.
      chains: { 'row-seals': { length: after.count, head: after.sum } },
    }
  }

  return { differences, end }
}

function sealedTables(modules: readonly StoreModule[]): [string, SealedTable][] {
  return modules.flatMap(({ sealed = {}, deletedWithAccount = [] }) =>
    Object.entries(sealed).map(([table, declared]): [string, SealedTable] => [
      table,
      deletedWithAccount.some(forgotten => forgotten === table)
        ? { ...declared, isDeletedWithAccount: true }
        : declared,
    ]),
  )
}

interface TableToAudit extends RowsToAudit {
  readonly table: string
  readonly sealed: SealedTable
  /** When the table was last sealed; undefined if never. */
  readonly sealedAt: number | undefined
  /** Receives the seals to write. */
  readonly changes: SealChange[]
}

async function auditTable(db: Db, { table, sealed, changes, ...options }: TableToAudit): Promise<string[]> {
  const { keys, at, isRestart, sealedAt = 0 } = options
  const since = sealed.madeAt === undefined || sealed.isFew ? 0 : options.since
  const differences: string[] = []
  const found = new Set<string>()
  for await (const page of pages()) {
    const seals = await sealsOf(page.map(row => keyOfRow(sealed, row)))
    for (const row of page) {
      const key = keyOfRow(sealed, row)
      found.add(key)
      await auditRow(row, seals.get(key))
    }
  }
  for await (const page of readInPages(sealedKeys, ({ row_key }) => row_key))
    await auditMissing(page.flatMap(({ row_key }) => (found.has(row_key) ? [] : row_key)))
  return differences

  /** A row that differs keeps its seal, and is reported until it is fixed. */
  async function auditRow(row: SealedRow, before: RowSeal | undefined): Promise<void> {
    const isSealed = sealed.isSealed?.(row) ?? true
    if (!before && !isSealed) return
    const wrong = before && !isRestart ? await compare(row, before) : []
    if (!before && (await wasSlippedIn(row))) wrong.push('it is older than the last seals, and has none')
    if (
      !before &&
      sealed.isCompleteAtClosing?.(row) &&
      (await wasClosed(customerOf(row), sealedAt - writtenWithinMs))
    )
      wrong.push('it was added after the account was closed')
    if (!before && sealed.isOnlyRestored && options.sealedAt !== undefined) wrong.push('no restore made it')
    differences.push(...wrong.map(what => `${nameOfRow(table, keyOfRow(sealed, row))}: ${what}`))
    if (wrong.length > 0) return
    const now = isSealed ? sealRow(keys, { table, sealed, at }, row) : undefined
    if (!before || !now || isRestart || !isSameSeal(before, now)) changes.push({ before, now })
  }

  async function compare(row: SealedRow, before: RowSeal): Promise<string[]> {
    const key = keyOfSeal(keys, before)
    if (!key) return ['its seal is not of a key of ours']
    const wrong: string[] = []
    for (const { column, notified } of changedColumns(key, sealed, before, row))
      if (!notified || !(await wasNotified(before, notified)))
        wrong.push(`its ${column} was changed after it was sealed`)
    return wrong
  }

  function customerOf(row: SealedRow): string {
    return String(row[sealed.customerId ?? 'customer_id'])
  }

  /** Only the demonstration's data may be dated earlier than it was written. */
  async function wasSlippedIn(row: SealedRow): Promise<boolean> {
    const withinMs = sealed.isSealed ? sealedWithinMs : writtenWithinMs
    if (sealed.madeAt === undefined || Number(row[sealed.madeAt]) >= sealedAt - withinMs) return false
    const customer = await db
      .selectFrom('customer')
      .select('is_demonstration')
      .where('id', '=', customerOf(row))
      .executeTakeFirst()
    return customer?.is_demonstration !== 1
  }

  async function wasClosed(customerId: string, before = Number.MAX_SAFE_INTEGER): Promise<boolean> {
    const closed = await db
      .selectFrom('closed_account')
      .select('customer_id')
      .where('customer_id', '=', customerId)
      .where('closed_at', '<', before)
      .executeTakeFirst()
    return closed !== undefined
  }

  /** A row missing from its period may have been moved to another, or deleted. */
  async function auditMissing(missing: readonly string[]): Promise<void> {
    const seals = await sealsOf(missing)
    const firstKeys = [...seals.keys()].map(key => key.split('\n')[0] ?? '')
    const moved = await collectInBatches(firstKeys, some =>
      everyRow().where(sql.ref(sealed.key[0]), 'in', some).execute(),
    )
    const rows = new Map(moved.map(row => [keyOfRow(sealed, row), row]))
    for (const [key, before] of seals) {
      const row = rows.get(key)
      if (row) await auditRow(row, before)
      else if (isRestart || (await mayBeDeleted(before))) changes.push({ before })
      else differences.push(`${nameOfRow(table, key)}: it was sealed, and is deleted`)
    }
  }

  async function mayBeDeleted(before: RowSeal): Promise<boolean> {
    if (!keyOfSeal(keys, before)) return false
    if (before.deleted_from !== null && before.deleted_from <= at) return true
    if (sealed.deletedNotified && (await wasNotified(before, sealed.deletedNotified))) return true
    if (!sealed.isDeletedWithAccount || before.customer_id === null) return false
    return wasClosed(before.customer_id)
  }

  async function wasNotified(
    { customer_id, sealed_at }: RowSeal,
    kinds: readonly string[],
  ): Promise<boolean> {
    const message = await db
      .selectFrom('message')
      .select('id')
      .where('customer_id', '=', customer_id)
      .where(sql.ref('kind'), 'in', kinds)
      .where('created_at', '>=', sealed_at - auditClockSkewMs)
      .limit(1)
      .executeTakeFirst()
    return message !== undefined
  }

  /** Sorted by time where only new rows are read, so that an index is used. */
  async function* pages(): AsyncGenerator<SealedRow[]> {
    const madeAt = since > 0 ? sealed.madeAt : undefined
    const order = madeAt === undefined ? sealed.key : [madeAt, ...sealed.key]
    const columns = sql.join(order.map(column => sql.ref(column)))
    for (let last: SealedRow | undefined; ; ) {
      const after = last
      let query = everyRow()
      if (madeAt !== undefined) query = query.where(sql.ref(madeAt), '>=', since)
      if (after)
        query = query.where(
          sql<boolean>`(${columns}) > (${sql.join(order.map(column => after[column] ?? null))})`,
        )
      for (const column of order) query = query.orderBy(sql.ref(column))
      const page = await query.limit(rowsInAPage).execute()
      yield page
      last = page.at(-1)
      if (page.length < rowsInAPage) return
    }
  }

  /** The cast is for any table: its columns are those of its declaration. */
  function everyRow() {
    return (db as unknown as Kysely<{ any: SealedRow }>).selectFrom(table as 'any').selectAll()
  }

  async function sealsOf(rowKeys: readonly string[]): Promise<Map<string, RowSeal>> {
    if (rowKeys.length === 0) return new Map()
    const seals = await db
      .selectFrom('row_seal')
      .selectAll()
      .where('table_name', '=', table)
      .where('row_key', 'in', rowKeys)
      .execute()
    return new Map(seals.map(seal => [seal.row_key, seal]))
  }

  function sealedKeys(last: string, limit: number) {
    return db
      .selectFrom('row_seal')
      .select('row_key')
      .where('table_name', '=', table)
      .where('made_at', '>=', since)
      .where('row_key', '>', last)
      .orderBy('row_key')
      .limit(limit)
      .execute()
  }
}
