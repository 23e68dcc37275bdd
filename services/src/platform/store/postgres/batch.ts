// Sends several queries in one message; the server executes them in order and answers in one message. Nothing after a
// failed query is executed. It is a `Submittable` of node-postgres, as that driver's cursors are, because the driver
// itself sends one query at a time.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { QueryResult } from '../command.ts'

export type PlainQuery = { readonly sql: string; readonly parameters: readonly unknown[] }

/** A statement that a connection has parsed and planned under a name. */
type PreparedStatement = { readonly name: string; readonly fields: readonly pg.FieldDef[] }

/** The application has few different statements; those beyond this number are planned on every use. */
const maxNamedStatements = 500

export class PreparedStatements {
  private readonly bySql = new Map<string, PreparedStatement>()
  private named = 0
  private mark = ''

  of(sql: string): PreparedStatement | undefined {
    return this.bySql.get(sql)
  }

  /** Never returns a name twice: after a failed batch it is unknown which of its statements were prepared. */
  newName(): string {
    return this.bySql.size < maxNamedStatements ? `chowk_${++this.named}` : ''
  }

  keep(sql: string, statement: PreparedStatement): void {
    if (statement.name) this.bySql.set(sql, statement)
  }

  /** Called when the schema, and so the result columns, have changed. */
  forget(): void {
    this.bySql.clear()
    this.mark = ` /* ${randomBytes(4).toString('hex')} */`
  }

  /** After `forget`, a text that was never sent before: a pooler would answer an earlier text with its cached plan. */
  textOf(sql: string): string {
    return sql + this.mark
  }
}

/** The rows, and the server's command tag, for example 'UPDATE'. */
export interface BatchResult extends QueryResult {
  readonly command: string
}

/** Sends queries together and resolves with their answers, or rejects with the first error. */
export function sendTogether(
  client: pg.ClientBase,
  known: PreparedStatements,
  queries: readonly PlainQuery[],
): Promise<readonly BatchResult[]> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(known, queries, (error, answers) => (answers ? resolve(answers) : reject(error))))
  })
}

interface SentQuery {
  readonly sql: string
  readonly values: (string | null)[]
  name: string
  fields: readonly pg.FieldDef[]
  readonly rows: unknown[]
  command: string
  affected: number
}

/** Handles the server's messages; the driver calls these methods by their names. */
export class Batch implements pg.Submittable {
  callback: (error: unknown, answers?: readonly BatchResult[]) => void
  private readonly known: PreparedStatements
  readonly sent: readonly SentQuery[]
  private answered = 0
  private rowError: unknown

  constructor(known: PreparedStatements, queries: readonly PlainQuery[], callback: Batch['callback']) {
    this.known = known
    this.callback = callback
    // Throws for values that cannot be bound, before anything is sent.
    this.sent = queries.map(({ sql, parameters }) => ({
      sql,
      values: parameters.map(bindable),
      name: '',
      fields: [],
      rows: [],
      command: '',
      affected: 0,
    }))
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection
    // Without cork, each message would be a packet of its own.
    stream.cork()
    for (const query of this.sent) this.sendQuery(connection, query)
    connection.sync()
    stream.uncork()
  }

  private sendQuery(connection: pg.Connection, query: SentQuery): void {
    const { sql, values } = query
    const earlier = this.known.of(sql) ?? this.sent.find(other => other.sql === sql && other.name !== '')
    query.name = earlier?.name ?? this.known.newName()
    query.fields = earlier?.fields ?? []
    const more = true
    if (!earlier) connection.parse({ name: query.name, text: this.known.textOf(sql), types: [] }, more)
    connection.bind({ statement: query.name, values }, more)
    if (!earlier) connection.describe({ type: 'P' }, more)
    connection.execute(null, more)
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const current = this.current()
    for (const query of this.sent) if (query.sql === current.sql) query.fields = fields
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const current = this.current()
    try {
      current.rows.push(rowOf(current.fields, fields))
    } catch (error) {
      this.rowError ??= error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const current = this.current()
    const words = text.split(' ')
    current.command = words[0] ?? ''
    current.affected = Number(words.length > 1 ? words.at(-1) : 0)
    this.known.keep(current.sql, current)
    this.answered++
  }

  handleReadyForQuery(): void {
    if (this.rowError !== undefined) this.callback(this.rowError)
    else this.callback(undefined, this.sent)
  }

  handleError(error: unknown): void {
    this.callback(error)
  }

  private current(): SentQuery {
    const query = this.sent[this.answered]
    if (!query) throw new Error('PostgreSQL sent more answers than there were queries.')
    return query
  }
}

/** Throws for other types: tables contain only text, whole numbers and null. */
function bindable(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value)
  throw new TypeError(`A query cannot bind ${typeof value}.`)
}

function rowOf(fields: readonly pg.FieldDef[], values: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {}
  for (const [index, { name, dataTypeID }] of fields.entries())
    row[name] = columnValue(dataTypeID, values[index] ?? null)
  return row
}

function columnValue(oid: number, text: string | null): unknown {
  if (text === null) return null
  switch (oid) {
    case pg.types.builtins.TEXT:
      return text
    case pg.types.builtins.INT8:
    case pg.types.builtins.INT4:
      return wholeNumber(text)
    default:
      return pg.types.getTypeParser(oid, 'text')(text)
  }
}

/** int8 arrives as text because it may exceed a double. Our columns (paise, milliseconds, counts) never do. */
export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be counted exactly`)
  return value
}
