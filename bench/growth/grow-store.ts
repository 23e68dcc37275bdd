/**
 * Fills a store with copies of one customer's history, with names of their own and valid hash chains. Month by
 * month, in the order in which it would arrive: rows of one customer are not adjacent.
 */
import pg from 'pg'
import { guardKey } from '../../services/src/bills/payments/payment/payment-guard.ts'
import { genesisHash, hashOfEntry } from '../../services/src/money/ledger/entries.ts'
import type { StoreOptions } from '../../services/src/platform/store/store.ts'
import { sinksOf } from './sinks.ts'
import { liveTenMonths, type Row, type Template, type Value } from './template.ts'

export interface Grown {
  readonly customers: number
  /** The id and the number of one of them, from 1. */
  customer(number: number): { id: string; mobile: string }
}

/** So many take a while. */
const notifiedFrom = 10_000

type Copy = (number: number) => Value

export async function growStore(options: StoreOptions, customers: number): Promise<Grown> {
  const template = await liveTenMonths(options)
  const copies = copiesOf(template)
  const chains = new Chains(template, copies, customers)
  const sinks = sinksOf(options)
  for (const [index, month] of template.months.entries()) {
    if (customers >= notifiedFrom) console.log(`${customers} customers, month ${index + 1}`)
    for (const [table, rows] of month) {
      const columns = Object.keys(rows[0] ?? {})
      const sink = sinks.open(table, columns)
      const made = rows.map(row =>
        table === 'ledger_entry' ? chains.entry(row) : columns.map(column => copies(row[column] ?? null)),
      )
      for (let number = 1; number <= customers; number++) {
        for (const row of made) sink.write(row.map(copy => copy(number)))
        await sink.drained()
      }
      await sink.end()
    }
  }
  await sinks.close()
  if (options.databaseUrl) await vacuumAndCheckpoint(options.databaseUrl)
  const [id, mobile] = [copies(template.customerId), copies(template.mobile)]
  return { customers, customer: number => ({ id: String(id(number)), mobile: String(mobile(number)) }) }
}

/** Replaces some digits in the names of the one customer's rows to make them another's. */
function copiesOf({ names, months, customerId }: Template): (value: Value) => Copy {
  const any = new RegExp(`(${names.join('|')})`)
  const copies = (value: Value): Copy => {
    if (typeof value !== 'string') return () => value
    const guard = guards.get(value)
    if (guard) return guard
    const parts = value.split(any)
    if (parts.length === 1) return () => value
    const [before = '', ...rest] = parts.flatMap((part, index) =>
      index % 2 === 1 ? aroundDigits(part) : part,
    )
    return number => {
      const own = String(number).padStart(digits, '0')
      let copy = before
      for (let index = 0; index < rest.length; index += 3)
        copy += `${rest[index]}${own}${rest[index + 1]}${rest[index + 2]}`
      return copy
    }
  }
  const guards = new Map<Value, Copy>()
  for (const { guard_key, biller_id, account, amount_paise } of months.flatMap(
    month => month.get('bill_payment') ?? [],
  )) {
    const owner = copies(customerId)
    const guarded = { billerId: String(biller_id), account: String(account), bill: undefined }
    guards.set(guard_key ?? null, number =>
      guardKey({ ...guarded, customerId: String(owner(number)) }, Number(amount_paise)),
    )
  }
  return copies
}

const digits = 7
/** A payment's reference ends with its minute; other names end with random characters. */
const referenceLength = 35

function aroundDigits(name: string): [string, string] {
  const at = name.length === referenceLength ? digits : name.length - digits
  return [name.slice(0, at), name.slice(at + digits)]
}

/** The last hash of each customer's chain so far. */
class Chains {
  readonly #lines: readonly Row[]
  readonly #copies: (value: Value) => Copy
  readonly #last: Buffer

  constructor({ months }: Template, copies: (value: Value) => Copy, customers: number) {
    this.#lines = months.flatMap(month => month.get('ledger_line') ?? [])
    this.#copies = copies
    this.#last = Buffer.alloc(32 * (customers + 1))
  }

  /** The columns of an entry; its hashes are computed when the last column is read, in the order of the chain. */
  entry(row: Row): Copy[] {
    const columns = Object.keys(row)
    const copies = columns.map(column => this.#copies(row[column] ?? null))
    const lines = this.#lines
      .filter(line => line.entry_id === row.id)
      .sort((a, b) => Number(a.position) - Number(b.position))
      .map(line => Object.entries(line).map(([name, value]) => [name, this.#copies(value)] as const))
    const made = (number: number, parts: readonly (readonly [string, Copy])[]) =>
      Object.fromEntries(parts.map(([name, copy]) => [name, copy(number)]))
    const parts = columns.map((name, index) => [name, copies[index] ?? (() => null)] as const)
    const sealed = (number: number) => {
      const previous_hash = row.chain_position === 1 ? genesisHash : this.#hash(number)
      const entry = { ...made(number, parts), previous_hash }
      const hash = hashOfEntry(
        entry as unknown as Parameters<typeof hashOfEntry>[0],
        lines.map(line => made(number, line)) as unknown as Parameters<typeof hashOfEntry>[1],
      )
      return { previous_hash, hash }
    }
    let seal = { number: 0, previous_hash: '', hash: '' }
    const sealOf = (number: number) => {
      if (seal.number !== number) {
        seal = { number, ...sealed(number) }
        this.#last.write(seal.hash, number * 32, 'hex')
      }
      return seal
    }
    return columns.map((name, index) => {
      if (name === 'previous_hash') return number => sealOf(number).previous_hash
      if (name === 'hash') return number => sealOf(number).hash
      return copies[index] ?? (() => null)
    })
  }

  #hash(number: number): string {
    return this.#last.toString('hex', number * 32, number * 32 + 32)
  }
}

async function vacuumAndCheckpoint(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}
