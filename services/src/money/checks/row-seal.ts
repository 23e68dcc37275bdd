// The seal of a row: a keyed hash of each column that may not change freely, and a MAC over all of them. The row's
// module declares those columns as `sealed`.

import { type Key, type Keys, keyNamed } from '../../platform/keys/derived-key.ts'
import { keyedHash, sameInConstantTime } from '../../platform/keys/opaque-token.ts'
import { maxClockSkewMs } from '../../platform/store/audit/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'
import type { ColumnChange, SealedRow, SealedTable } from '../../platform/store/sealed-table.ts'

export type RowSeal = Database['row_seal']

/** 60 bits: without the key a match is possible only by chance. */
const HASH_LENGTH = 10

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

/** Whether the stored seal is still current, so that nothing has to be written. */
export function isSameSeal(before: RowSeal, now: RowSeal): boolean {
  return (
    before.columns === now.columns &&
    before.made_at === now.made_at &&
    before.is_final === now.is_final &&
    before.deleted_from === now.deleted_from &&
    before.customer_id === now.customer_id
  )
}

export interface ChangedColumn {
  readonly column: string
  /** A message of one of these kinds to the customer permits the change. */
  readonly notified: readonly string[] | undefined
}

/** The columns that differ from the seal and may not have changed. */
export function changedColumns(
  key: Key,
  sealed: SealedTable,
  before: RowSeal,
  row: SealedRow,
): ChangedColumn[] {
  const hashes: Readonly<Record<string, string>> = JSON.parse(before.columns)
  const { table_name: table, row_key } = before
  const changed = Object.keys(hashes).filter(
    // A column that an upgrade dropped is not compared any more.
    column => column in row && hashes[column] !== hashOf(key, { table, row_key, column }, row[column]),
  )
  const isLater = (column: string) => Number(row[column]) >= before.sealed_at - maxClockSkewMs

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
  return keyedHash(held, JSON.stringify([table, row_key, column, value])).slice(0, HASH_LENGTH)
}

/** The order of fields is part of the format. */
function macOf({ keyObject: held }: Key, seal: Omit<RowSeal, 'mac'>): string {
  const { table_name, row_key, made_at, sealed_at, is_final, deleted_from, customer_id, columns } = seal
  const sealed = [table_name, row_key, made_at, sealed_at, is_final, deleted_from, customer_id, columns]
  return keyedHash(held, JSON.stringify(sealed))
}
