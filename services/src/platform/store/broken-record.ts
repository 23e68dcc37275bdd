// Validates values of a row before the code decides by them. The database's constraints say the same; this check
// protects customers' money from a store that was edited by hand or restored in part.
import type { z } from 'zod'
import { tryParseJson } from './parsed-json.ts'

/** For example 'bill_payment.amount_paise'. */
export type ColumnName = `${string}.${string}`

/** A row violates an invariant. The operation that reads it aborts before it has changed anything. */
export class BrokenRecord extends Error {
  override readonly name = 'BrokenRecord'
  readonly column: ColumnName
  readonly id: string

  constructor(column: ColumnName, id: string, found: string) {
    super(
      `${column} of ${id} is ${found}, which is invalid. The operation was aborted, and no money moved: ` +
        'run npm run ledger:audit, compare the record with a backup and put it right.',
    )
    this.column = column
    this.id = id
  }
}

/** Checks that the column holds a whole number: paise, a time or a count. */
export function readIntegerColumn(column: ColumnName, id: string, value: number | null): number {
  if (value === null || !Number.isSafeInteger(value)) throw new BrokenRecord(column, id, String(value))
  return value
}

export function readTextColumn(column: ColumnName, id: string, value: string | null): string {
  if (typeof value !== 'string') throw new BrokenRecord(column, id, String(value))
  return value
}

/** Parses a JSON column. The error names the place, not the value, which may be customer data. */
export function readJsonColumn<Schema extends z.ZodType>(
  column: ColumnName,
  id: string,
  schema: Schema,
  text: string,
): z.output<Schema> {
  const parsed = schema.safeParse(tryParseJson(text))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`)
  throw new BrokenRecord(column, id, `JSON that is not what it should be (${wrong.join('; ')})`)
}
