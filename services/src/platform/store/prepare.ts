// Queries of the busiest commands, built and compiled once for each database and then only filled in: building one takes
// longer than SQLite takes to run it.
import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tx } from './command.ts'
import type { Database, StoreKind } from './database.ts'

/** What the database stores: a query can bind it, and nothing else. */
type Bindable = string | number | null

export type Prepared<Values, Row> = (tx: Tx, values: Values) => Compilable<Row>

/** `value` stands for what comes later. It can be bound, not looked at: the query's shape is the same every time. */
export function prepare<Values extends { readonly [name in keyof Values]: Bindable }, Row>(
  build: (query: Kysely<Database>, value: Values, kind: StoreKind) => Compilable<Row>,
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

/** Inserts rows, as many as are given at a time, in one statement. */
export function prepareInsert<Table extends keyof Database>(
  table: Table,
  columns: readonly (keyof Database[Table] & string)[],
): (tx: Tx, rows: readonly Database[Table][]) => Compilable {
  const templates: Record<StoreKind, CompiledQuery[]> = { sqlite: [], postgres: [] }

  function build(query: Kysely<Database>, rowCount: number): CompiledQuery {
    const row = Object.fromEntries(columns.map(column => [column, new Placeholder(column)]))
    // A row of placeholders has the table's columns; their types are checked where rows are given.
    const insert = query.insertInto(table as 'store_migration')
    return insert.values(Array(rowCount).fill(row as never)).compile()
  }

  return ({ kind, query }, rows) => {
    const byRowCount = templates[kind]
    const template = byRowCount[rows.length] ?? build(query, rows.length)
    byRowCount[rows.length] = template
    const parameters: unknown[] = []
    for (const row of rows) for (const column of columns) parameters.push(row[column])
    return filled(template, parameters)
  }
}

function filled<Row>(template: CompiledQuery, parameters: readonly unknown[]): Compilable<Row> {
  // The rows are those of the query that the template was compiled from: only what is bound differs.
  const query = { ...template, parameters } as CompiledQuery<Row>
  return { compile: () => query }
}

class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Answers every name with its placeholder, which the query builder takes for a value like any other. */
function placeholders<Values extends object>(): Values {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values
}
