// The seal of a row: a keyed hash of each column that may not change freely, and a MAC over all of them. The row's
// module declares those columns as `sealed`.

import { type Key, type Keys, keyNamed } from '../../platform/keys/derived-key.ts'
import { keyedHash, sameInConstantTime } from '../../platform/keys/opaque-token.ts'
import { auditClockSkewMs } from '../../platform/store/audit/audit-checks.ts'
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import type { ColumnChange, SealedRow, SealedTable } from '../../platform/store/sealed-table.ts'

export type RowSeal = Database['row_seal']

/** 60 bits: without the key a match is possible only by chance. */
const hashLength = 10

export function keyOfRow({ key }: SealedTable, row: SealedRow): string {
  return key.map(column => row[column]).join('\n')
}

/** How the audit names a row, for example 'dispute event D1 2'. */
export function nameOfRow(table: string, rowKey: string): string {
  return `${table.replaceAll('_', ' ')} ${rowKey.replaceAll('\n', ' ')}`
}

export function sealRow(
  keys: Keys,
  { table, sealed, at }: { table: string; sealed: SealedTable; at: number },
  row: SealedRow,
): RowSeal {
  const row_key = keyOfRow(sealed, row)
  const [key] = keys
  const isFinal = sealed.isFinal?.(row) ?? false
  const columns = Object.keys(row)
    .filter(column => isFinal || sealed.changes?.[column] !== 'any')
    .map(column => [column, hashOf(key, { table, row_key, column }, row[column])])
  return signSeal(keys, {
    table_name: table,
    row_key,
    made_at: sealed.madeAt === undefined ? 0 : Number(row[sealed.madeAt]),
    sealed_at: at,
    is_final: isFinal ? 1 : 0,
    deleted_from: sealed.deletedFrom?.(row) ?? null,
    customer_id: textOrNull(row[sealed.customerId ?? 'customer_id']),
    columns: JSON.stringify(Object.fromEntries(columns)),
  })
}

export function signSeal([key]: Keys, unsigned: Omit<RowSeal, 'mac'>): RowSeal {
  return { ...unsigned, mac: `${key.id}.${macOf(key, unsigned)}` }
}

const textOrNull = (value: SealedRow[string] | undefined) => (typeof value === 'string' ? value : null)

/** The key that made the seal; undefined if it is unknown. */
export function keyOfSeal(keys: Keys, { mac, ...unsigned }: RowSeal): Key | undefined {
  const [keyId, made = ''] = mac.split('.')
  const key = keyNamed(keys, keyId)
  return key && sameInConstantTime(made, macOf(key, unsigned)) ? key : undefined
}

const comparedColumns = ['columns', 'made_at', 'is_final', 'deleted_from', 'customer_id'] as const

/** Whether the stored seal is still current, so that nothing has to be written. */
export function isSameSeal(before: RowSeal, now: RowSeal): boolean {
  return comparedColumns.every(column => before[column] === now[column])
}

/**
 * The columns that differ from the seal and may not have changed. A message of one of the `notified` kinds to the customer
 * permits the change.
 */
export function changedColumns(key: Key, sealed: SealedTable, before: RowSeal, row: SealedRow) {
  const hashes: Readonly<Record<string, string>> = JSON.parse(before.columns)
  const { table_name: table, row_key } = before
  const changed = Object.keys(hashes).filter(
    // A column that an upgrade dropped is not compared any more.
    column => column in row && hashes[column] !== hashOf(key, { table, row_key, column }, row[column]),
  )
  const isLater = (column: string) => Number(row[column]) >= before.sealed_at - auditClockSkewMs

  function mayChange(column: string, rule: ColumnChange | undefined): boolean {
    if (rule === 'any') return true
    if (rule === 'later') return isLater(column)
    if (rule === 'once') return hashes[column] === hashOf(key, { table, row_key, column }, null)
    return rule?.with?.some(other => changed.includes(other) && isLater(other)) ?? false
  }

  return changed.flatMap(column => {
    const rule = before.is_final === 1 ? undefined : sealed.changes?.[column]
    if (mayChange(column, rule)) return []
    return { column, notified: typeof rule === 'object' ? rule.notified : undefined }
  })
}

function hashOf(
  { keyObject: held }: Key,
  { table, row_key, column }: { table: string; row_key: string; column: string },
  value: SealedRow[string] | undefined,
): string {
  return keyedHash(held, JSON.stringify([table, row_key, column, value])).slice(0, hashLength)
}

/** The order of fields is part of the format. */
function macOf({ keyObject: held }: Key, seal: Omit<RowSeal, 'mac'>): string {
  const { table_name, row_key, made_at, sealed_at, is_final, deleted_from, customer_id, columns } = seal
  const sealed = [table_name, row_key, made_at, sealed_at, is_final, deleted_from, customer_id, columns]
  return keyedHash(held, JSON.stringify(sealed))
}

const rowsWrittenAtOnce = 500

export interface SealsToWrite {
  readonly seals: readonly RowSeal[]
  readonly deleted: readonly Pick<RowSeal, 'table_name' | 'row_key'>[]
  /** The MAC of the tally that the audit read; null without one. */
  readonly tallyMac: string | null
}

/** Writes an audit's seals in one transaction: a tally that does not match its seals would be a difference. */
export const sealRows = defineCommand(
  'seal-rows',
  /** Returns false if another audit has written since: its seals are just as good. */
  function* (tx: Tx, { seals, deleted, tallyMac }: SealsToWrite): Steps<boolean> {
    const tally = yield* row(tx.query.selectFrom('row_seal').select('mac').where('table_name', '=', ''))
    if ((tally?.mac ?? null) !== tallyMac) return false
    for (const { table_name, row_key } of deleted)
      yield* write(
        tx.query.deleteFrom('row_seal').where('table_name', '=', table_name).where('row_key', '=', row_key),
      )
    for (let first = 0; first < seals.length; first += rowsWrittenAtOnce)
      yield* write(
        tx.query
          .insertInto('row_seal')
          .values(seals.slice(first, first + rowsWrittenAtOnce))
          .onConflict(conflict =>
            conflict.columns(['table_name', 'row_key']).doUpdateSet(({ ref }) => ({
              made_at: ref('excluded.made_at'),
              sealed_at: ref('excluded.sealed_at'),
              is_final: ref('excluded.is_final'),
              deleted_from: ref('excluded.deleted_from'),
              customer_id: ref('excluded.customer_id'),
              columns: ref('excluded.columns'),
              mac: ref('excluded.mac'),
            })),
          ),
      )
    return true
  },
)
