// Compares rows with their seals: columns that changed although they must not, rows deleted too early, and rows
// inserted among those of a sealed period. Then it seals new rows. Payments and sign-in never wait for it.
import { type Kysely, sql } from 'kysely'
import type { Keys } from '../../platform/keys/derived-key.ts'
import { runIsolated } from '../../platform/store/audit/audit.ts'
import { maxClockSkewMs } from '../../platform/store/audit/audit-checks.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { readInBatches, readInPages } from '../../platform/store/in-pages.ts'
import type { SealedRow, SealedTable } from '../../platform/store/sealed-table.ts'
import type { AuditScope, ChainEnd, StoreModule } from '../../platform/store/store-module.ts'
import { sealedCheck } from './checks.ts'
import {
  changedColumns,
  isSameSeal,
  keyOfRow,
  keyOfSeal,
  nameOfRow,
  type RowSeal,
  sealRow,
} from './row-seal.ts'
import type { SealsToWrite } from './seal-rows.ts'
import {
  countSeals,
  formerTallies,
  readTally,
  type SealChange,
  sealTally,
  tallyAfter,
  tallyDifferences,
} from './seal-tally.ts'

const ROWS_IN_A_PAGE = 1_000
/**
 * How late a row may be written: commands take time and clocks differ. A row that is sealed only from a later stage
 * has a day.
 */
const writtenWithinMs = 30 * 60_000
const sealedWithinMs = 24 * 60 * 60_000

export interface RowsToAudit extends Pick<AuditScope, 'since' | 'at' | 'chains'> {
  readonly keys: Keys
  /** Seals the rows as they are, without comparing them, because an operator's act permits it. */
  readonly isRestart: boolean
  readonly restartActId?: string | undefined
  /** The last audit found a difference, which may have been a missing seal. */
  readonly isUnresolved: boolean
}

export interface AuditedRows {
  readonly differences: readonly string[]
  /** Adds the audit's own notes to the seals to write. Undefined while the stored seals do not match the tally. */
  end(noted: readonly Database['money_check'][]): RowsToSeal | undefined
}

interface RowsToSeal {
  readonly toWrite: SealsToWrite
  /** The chain ends for the witness, so that no seal can be replaced by an earlier one. */
  readonly chains: Readonly<Record<string, ChainEnd>>
}

/** `db` is a snapshot. */
export async function auditRows(
  db: Db,
  modules: readonly StoreModule[],
  options: RowsToAudit,
): Promise<AuditedRows> {
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
    const audit = new TableAudit(db, { ...options, since, table, sealed, sealedAt })
    differences.push(...(await runIsolated(db, () => audit.run())))
    changes.push(...audit.changes)
  }
  const checks = await db.selectFrom('row_seal').selectAll().where('table_name', '=', 'money_check').execute()

  function end(noted: readonly Database['money_check'][]): RowsToSeal | undefined {
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
    return {
      toWrite: {
        seals: [...all.flatMap(({ now }) => now ?? []), sealedTally],
        deleted: all.flatMap(({ before, now }) => (before && !now ? before : [])),
        tallyMac: tally?.seal.mac ?? null,
      },
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
}

class TableAudit {
  readonly #db: Db
  readonly #options: TableToAudit
  readonly #differences: string[] = []
  readonly changes: SealChange[] = []

  constructor(db: Db, options: TableToAudit) {
    this.#db = db
    this.#options = options
  }

  get #since(): number {
    const { sealed, since } = this.#options
    return sealed.madeAt === undefined || sealed.isFew ? 0 : since
  }

  async run(): Promise<string[]> {
    const { sealed } = this.#options
    const found = new Set<string>()
    for await (const page of this.#pages()) {
      const keys = page.map(row => keyOfRow(sealed, row))
      const seals = await this.#sealsOf(keys)
      for (const [nth, row] of page.entries()) {
        const key = keys[nth] ?? ''
        found.add(key)
        await this.#row(row, seals.get(key))
      }
    }
    for await (const page of readInPages(this.#sealedKeys(), ({ row_key }) => row_key))
      await this.#missing(page.flatMap(({ row_key }) => (found.has(row_key) ? [] : row_key)))
    return this.#differences
  }

  /** A row that differs keeps its seal, and is reported until it is fixed. */
  async #row(row: SealedRow, before: RowSeal | undefined): Promise<void> {
    const { table, sealed, keys, at, isRestart } = this.#options
    const isSealed = sealed.isSealed?.(row) ?? true
    if (!before && !isSealed) return
    const differences = before && !isRestart ? await this.#compare(row, before) : []
    if (!before && (await this.#wasSlippedIn(row)))
      differences.push('it is older than the last seals, and has none')
    if (!before && sealed.isCompleteAtClosing?.(row) && (await this.#wasAddedAfterClosing(row)))
      differences.push('it was added after the account was closed')
    if (!before && sealed.isOnlyRestored && this.#options.sealedAt !== undefined)
      differences.push('no restore made it')
    this.#differences.push(...differences.map(what => `${nameOfRow(table, keyOfRow(sealed, row))}: ${what}`))
    if (differences.length > 0) return
    const now = isSealed ? sealRow(keys, { table, sealed, at }, row) : undefined
    if (!before || !now || isRestart || !isSameSeal(before, now)) this.changes.push({ before, now })
  }

  async #compare(row: SealedRow, before: RowSeal): Promise<string[]> {
    const { keys, sealed } = this.#options
    const key = keyOfSeal(keys, before)
    if (!key) return ['its seal is not of a key of ours']
    const differences: string[] = []
    for (const { column, notified } of changedColumns(key, sealed, before, row))
      if (!notified || !(await this.#wasNotified(before, notified)))
        differences.push(`its ${column} was changed after it was sealed`)
    return differences
  }

  /** Only the demonstration's data may be dated earlier than it was written. */
  async #wasSlippedIn(row: SealedRow): Promise<boolean> {
    const { sealed, sealedAt = 0 } = this.#options
    const { madeAt, customerId = 'customer_id' } = sealed
    const withinMs = sealed.isSealed ? sealedWithinMs : writtenWithinMs
    if (madeAt === undefined || Number(row[madeAt]) >= sealedAt - withinMs) return false
    const customer = await this.#db
      .selectFrom('customer')
      .select('is_demonstration')
      .where('id', '=', String(row[customerId]))
      .executeTakeFirst()
    return customer?.is_demonstration !== 1
  }

  async #wasAddedAfterClosing(row: SealedRow): Promise<boolean> {
    const { sealed, sealedAt = 0 } = this.#options
    const closed = await this.#db
      .selectFrom('closed_account')
      .select('customer_id')
      .where('customer_id', '=', String(row[sealed.customerId ?? 'customer_id']))
      .where('closed_at', '<', sealedAt - writtenWithinMs)
      .executeTakeFirst()
    return closed !== undefined
  }

  /** A row missing from its period may have been moved to another, or deleted. */
  async #missing(keys: readonly string[]): Promise<void> {
    const { table, sealed, isRestart } = this.#options
    const seals = await this.#sealsOf(keys)
    const first = [...seals.keys()].map(key => key.split('\n')[0] ?? '')
    const read = (some: readonly string[]) => this.#rowsWith(some)
    const rows = new Map<string, SealedRow>()
    for await (const part of readInBatches(first, read))
      for (const row of part) rows.set(keyOfRow(sealed, row), row)
    for (const [key, before] of seals) {
      const row = rows.get(key)
      if (row) await this.#row(row, before)
      else if (isRestart || (await this.#mayBeDeleted(before))) this.changes.push({ before })
      else this.#differences.push(`${nameOfRow(table, key)}: it was sealed, and is deleted`)
    }
  }

  async #mayBeDeleted(before: RowSeal): Promise<boolean> {
    const { keys, at, sealed } = this.#options
    if (!keyOfSeal(keys, before)) return false
    if (before.deleted_from !== null && before.deleted_from <= at) return true
    if (sealed.deletedNotified && (await this.#wasNotified(before, sealed.deletedNotified))) return true
    return this.#wentWithAccount(before)
  }

  async #wentWithAccount({ customer_id }: RowSeal): Promise<boolean> {
    if (!this.#options.sealed.isDeletedWithAccount || customer_id === null) return false
    const closed = await this.#db
      .selectFrom('closed_account')
      .select('customer_id')
      .where('customer_id', '=', customer_id)
      .executeTakeFirst()
    return closed !== undefined
  }

  async #wasNotified({ customer_id, sealed_at }: RowSeal, kinds: readonly string[]): Promise<boolean> {
    const message = await this.#db
      .selectFrom('message')
      .select('id')
      .where('customer_id', '=', customer_id)
      .where(sql.ref('kind'), 'in', kinds)
      .where('created_at', '>=', sealed_at - maxClockSkewMs)
      .limit(1)
      .executeTakeFirst()
    return message !== undefined
  }

  /** Sorted by time where only new rows are read, so that an index is used. */
  async *#pages(): AsyncGenerator<SealedRow[]> {
    const { sealed } = this.#options
    const madeAt = this.#since > 0 ? sealed.madeAt : undefined
    const order = madeAt === undefined ? sealed.key : [madeAt, ...sealed.key]
    const columns = sql.join(order.map(column => sql.ref(column)))
    for (let last: SealedRow | undefined; ; ) {
      const after = last
      let query = this.#rows()
      if (madeAt !== undefined) query = query.where(sql.ref(madeAt), '>=', this.#since)
      if (after)
        query = query.where(
          sql<boolean>`(${columns}) > (${sql.join(order.map(column => after[column] ?? null))})`,
        )
      for (const column of order) query = query.orderBy(sql.ref(column))
      const page = await query.limit(ROWS_IN_A_PAGE).execute()
      yield page
      last = page.at(-1)
      if (page.length < ROWS_IN_A_PAGE) return
    }
  }

  #rowsWith(firstKeys: readonly string[]): Promise<SealedRow[]> {
    return this.#rows().where(sql.ref(this.#options.sealed.key[0]), 'in', firstKeys).execute()
  }

  /** The cast is for any table: its columns are those of its declaration. */
  #rows() {
    const rows = this.#db as unknown as Kysely<{ any: SealedRow }>
    return rows.selectFrom(this.#options.table as 'any').selectAll()
  }

  async #sealsOf(keys: readonly string[]): Promise<Map<string, RowSeal>> {
    if (keys.length === 0) return new Map()
    const seals = await this.#db
      .selectFrom('row_seal')
      .selectAll()
      .where('table_name', '=', this.#options.table)
      .where('row_key', 'in', keys)
      .execute()
    return new Map(seals.map(seal => [seal.row_key, seal]))
  }

  readonly #sealedKeys = () => (last: string, limit: number) =>
    this.#db
      .selectFrom('row_seal')
      .select('row_key')
      .where('table_name', '=', this.#options.table)
      .where('made_at', '>=', this.#since)
      .where('row_key', '>', last)
      .orderBy('row_key')
      .limit(limit)
      .execute()
}
