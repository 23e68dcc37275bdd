// What a row must hold to be decided by. The database's own checks say the same; this stands between a store that was mended
// by hand, or restored in part, and somebody's money.
import type { z } from 'zod'
import { jsonOf } from './parsed-json.ts'

/** As 'bill_payment.amount_paise'. */
export type ColumnName = `${string}.${string}`

/** A record that cannot be. Whoever meets one stops: nothing was decided by it. */
export class BrokenRecord extends Error {
  override readonly name = 'BrokenRecord'
  readonly column: ColumnName
  readonly id: string

  constructor(column: ColumnName, id: string, found: string) {
    super(
      `${column} of ${id} is ${found}, which no sound record has. Nothing was decided by it and its money stays where it is: ` +
        'run npm run ledger:audit, compare the record with a backup and put it right.',
    )
    this.column = column
    this.id = id
  }
}

/** Paise, a time or a count, which the column must hold. */
export function wholeIn(column: ColumnName, id: string, value: number | null): number {
  if (value === null || !Number.isSafeInteger(value)) throw new BrokenRecord(column, id, String(value))
  return value
}

export function textIn(column: ColumnName, id: string, value: string | null): string {
  if (typeof value !== 'string') throw new BrokenRecord(column, id, String(value))
  return value
}

/** What a column keeps as JSON. The error says where it is wrong, not what it says: that may be a customer's. */
export function jsonIn<Schema extends z.ZodType>(
  column: ColumnName,
  id: string,
  schema: Schema,
  text: string,
): z.output<Schema> {
  const parsed = schema.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`)
  throw new BrokenRecord(column, id, `JSON that is not what it should be (${wrong.join('; ')})`)
}
