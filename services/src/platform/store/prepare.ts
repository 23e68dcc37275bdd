// Queries of the most frequent commands are built and compiled once per database, and then only filled in, because
// building a query takes longer than SQLite takes to run it.
import type { Compilable, CompiledQuery } from 'kysely'
import type { Tx } from './command.ts'
import type { Database, Db, StoreKind } from './database.ts'

/** What the database stores; a query can bind nothing else. */
type Bindable = string | number | null

export type Prepared<Values, Row> = (tx: Tx, values: Values) => Compilable<Row>

/** The values are placeholders: the callback binds but never reads them, because the query always has the same shape. */
export function prepare<Values extends { readonly [name in keyof Values]: Bindable }, Row>(
  build: (query: Db, value: Values, kind: StoreKind) => Compilable<Row>,
): Prepared<Values, Row> {
  const templates: Partial<Record<StoreKind, CompiledQuery>> = {}
  return ({ kind, query }, values) => {
    const template = templates[kind] ?? build(query, placeholders<Values>(), kind).compile()
    templates[kind] = template
    const parameters = template.parameters.map(parameter =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    )
    return filled(template, parameters)
  }
}

/** Inserts any number of rows in one statement; each has all columns of the table. */
export function prepareInsert<Table extends keyof Database>(
  table: Table,
): (tx: Tx, rows: readonly Database[Table][]) => Compilable {
  const templates: Record<StoreKind, CompiledQuery[]> = { sqlite: [], postgres: [] }
  let columns: (keyof Database[Table] & string)[] = []

  function build(query: Db, rowCount: number): CompiledQuery {
    const row = Object.fromEntries(columns.map(column => [column, new Placeholder(column)]))
    // The columns come from the placeholders; their types are checked where rows are passed.
    const insert = query.insertInto(table as 'store_migration')
    return insert.values(Array(rowCount).fill(row as never)).compile()
  }

  return ({ kind, query }, rows) => {
    if (columns.length === 0) columns = Object.keys(rows[0] ?? {}) as typeof columns
    const byRowCount = templates[kind]
    const template = byRowCount[rows.length] ?? build(query, rows.length)
    byRowCount[rows.length] = template
    const parameters: unknown[] = []
    for (const row of rows) for (const column of columns) parameters.push(row[column])
    return filled(template, parameters)
  }
}

function filled<Row>(template: CompiledQuery, parameters: readonly unknown[]): Compilable<Row> {
  // The row type is that of the template: only the bound values differ.
  const query = { ...template, parameters } as CompiledQuery<Row>
  return { compile: () => query }
}

class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Returns a placeholder for every property, which the query builder treats like any other value. */
function placeholders<Values extends object>(): Values {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values
}
