/** Ten months of one customer, created by the services themselves: the template of every other customer's rows. */
import { sql } from 'kysely'
import { openStore } from '../../services/src/open-store.ts'
import type { Store, StoreOptions } from '../../services/src/platform/store/store.ts'
import { openWallets, payerOf, payingServices, post, prepare, startTopUps } from '../payers.ts'

export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** By table, the rows of a month, in their final state. */
type Month = ReadonlyMap<string, readonly Row[]>

/** The identifiers of the one customer. */
const named: Readonly<Record<string, readonly string[]>> = {
  customer: ['id', 'mobile'],
  wallet_top_up: ['id'],
  ledger_entry: ['id'],
  ledger_hold: ['id'],
  bill_payment: ['reference', 'order_id', 'transaction_id'],
  message: ['id', 'not_me_hash'],
}

/** Paying customers of the benchmark sign in again, so the template's browser is not copied. */
const notCopied = new Set(['session', 'bound_device', 'payment_pin', 'known_browser', 'code_guess'])

const monthCount = 10
const monthMs = 30 * 24 * 60 * 60_000
export const linesOfACustomer = monthCount * 2

export interface Template {
  readonly months: readonly Month[]
  readonly names: readonly string[]
  readonly customerId: string
  readonly mobile: string
}

export async function liveTenMonths(options: StoreOptions): Promise<Template> {
  const store = await openStore(options)
  let time = Date.now() - monthCount * monthMs
  const services = await payingServices(store, () => new Date(time))
  try {
    const before = await everyRow(store)
    const [customer] = await openWallets(store, 1, time)
    if (!customer) throw new Error('No customer was created.')
    const seen: Map<string, Row>[] = [await newRows(store, before)]
    while (seen.length < monthCount) {
      time += monthMs
      if (seen.length === monthCount - 1) {
        const payer = await payerOf(services, store, customer, time)
        for (const pay of await prepare(services, [payer], 1)) await pay()
      } else {
        const [topUp] = await startTopUps(store, [customer], 1, 100_00, time)
        if (topUp) await post(store, topUp, 100_00, time)
      }
      seen.push(await newRows(store, before))
    }
    // By now they have been delivered.
    await sql`update message set due_at = null, delivered_at = created_at`.execute(store.db)
    seen[seen.length - 1] = await newRows(store, before)
    return { ...templateOf(seen), customerId: customer.id, mobile: customer.mobile }
  } finally {
    await services.close()
    await store.close()
  }
}

/** Each row in the month in which it was created, in its final state. */
function templateOf(seen: readonly Map<string, Row>[]): Pick<Template, 'months' | 'names'> {
  const last = seen.at(-1) ?? new Map<string, Row>()
  const months = seen.map((rows, index) => {
    const month = new Map<string, Row[]>()
    for (const [place, row] of last) {
      if (!rows.has(place) || seen[index - 1]?.has(place)) continue
      const table = place.split(' ')[0] ?? ''
      month.set(table, [...(month.get(table) ?? []), row])
    }
    return month
  })
  const names = [...last].flatMap(([place, row]) =>
    (named[place.split(' ')[0] ?? ''] ?? []).flatMap(column => row[column] ?? []),
  )
  // Including the normalised form for the search.
  const written = new Set(names.flatMap(name => [String(name), String(name).toLowerCase()]))
  return { months, names: [...written].sort((a, b) => b.length - a.length) }
}

/** New rows, by table and key. */
async function newRows(store: Store, before: ReadonlyMap<string, Row>): Promise<Map<string, Row>> {
  const rows = await everyRow(store)
  return new Map([...rows].filter(([place, { kind }]) => !before.has(place) && kind !== 'system'))
}

async function everyRow({ db }: Store): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  for (const { name: table, columns } of await db.introspection.getTables()) {
    if (notCopied.has(table)) continue
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    for (const row of found.rows) rows.set(`${table} ${keyOf(table, row, columns.length)}`, row as Row)
  }
  return rows
}

/** Its columns up to the first that changes: the identity of the row. */
function keyOf(table: string, row: Record<string, unknown>, columns: number): string {
  return JSON.stringify(Object.values(row).slice(0, keyLengths[table] ?? Math.min(columns, 1)))
}

/** Tables whose first column alone does not identify a row. */
const keyLengths: Readonly<Record<string, number>> = {
  ledger_line: 2,
  customer_order_event: 2,
  idempotency_key: 2,
  money_limit_use: 3,
  money_limit: 3,
  consent: 9,
  holder_mark: 2,
  muted_message_group: 2,
}
