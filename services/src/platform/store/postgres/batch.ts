// Sends several queries in one message; the server executes them in order and answers in one message. Nothing after a
// failed query is executed. node-postgres lets other classes speak its protocol (`Submittable`, as its cursors do);
// its own queries wait for one another, or are answered one by one.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { QueryAnswer } from '../command.ts'

export interface PlainQuery {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** A statement that a connection has parsed and planned under a name. */
interface KnownStatement {
  readonly name: string
  readonly fields: readonly pg.FieldDef[]
}

/** There are few query shapes. Should there ever be more, the rest is planned on every use. */
const STATEMENTS_KEPT = 500

/** The prepared statements of one connection. */
export class KnownStatements {
  private readonly bySql = new Map<string, KnownStatement>()
  private named = 0
  private mark = ''

  of(sql: string): KnownStatement | undefined {
    return this.bySql.get(sql)
  }

  /** No name is used twice, because it is unknown whether a statement was prepared before its batch failed. */
  newName(): string {
    return this.bySql.size < STATEMENTS_KEPT ? `chowk_${++this.named}` : ''
  }

  keep(sql: string, statement: KnownStatement): void {
    if (statement.name) this.bySql.set(sql, statement)
  }

  /** Called when the schema, and so the result columns, have changed. */
  forget(): void {
    this.bySql.clear()
    this.mark = ` /* ${randomBytes(4).toString('hex')} */`
  }

  /** A text never used before: a pooler in between would answer an earlier one with its cached plan. */
  textOf(sql: string): string {
    return sql + this.mark
  }
}

/** The rows, and the server's command tag, for example 'UPDATE'. */
export interface BatchAnswer extends QueryAnswer {
  readonly command: string
}

/** Sends queries together and resolves with their answers, or rejects with the first error. */
export function sendTogether(
  client: pg.ClientBase,
  known: KnownStatements,
  queries: readonly PlainQuery[],
): Promise<readonly BatchAnswer[]> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(known, queries, (error, answers) => (answers ? resolve(answers) : reject(error))))
  })
}

interface Asked {
  readonly sql: string
  readonly values: (string | null)[]
  name: string
  fields: readonly pg.FieldDef[]
  readonly rows: unknown[]
  command: string
  affected: number
}

/** Handles the server's messages; the driver calls these methods by their names. */
class Batch implements pg.Submittable {
  callback: (error: unknown, answers?: readonly BatchAnswer[]) => void
  private readonly known: KnownStatements
  private readonly asked: readonly Asked[]
  private answering = 0
  private mistake: unknown

  constructor(known: KnownStatements, queries: readonly PlainQuery[], callback: Batch['callback']) {
    this.known = known
    this.callback = callback
    // Values that cannot be bound are refused here, before anything is sent.
    this.asked = queries.map(({ sql, parameters }) => ({
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
    for (const asked of this.asked) this.ask(connection, asked)
    connection.sync()
    stream.uncork()
  }

  private ask(connection: pg.Connection, asked: Asked): void {
    const { sql, values } = asked
    const earlier = this.known.of(sql) ?? this.asked.find(other => other.sql === sql && other.name !== '')
    asked.name = earlier?.name ?? this.known.newName()
    asked.fields = earlier?.fields ?? []
    const more = true
    if (!earlier) connection.parse({ name: asked.name, text: this.known.textOf(sql), types: [] }, more)
    connection.bind({ statement: asked.name, values }, more)
    if (!earlier) connection.describe({ type: 'P' }, more)
    connection.execute(null, more)
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const asking = this.current()
    for (const asked of this.asked) if (asked.sql === asking.sql) asked.fields = fields
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const asking = this.current()
    try {
      asking.rows.push(rowOf(asking.fields, fields))
    } catch (error) {
      this.mistake ??= error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const asking = this.current()
    const words = text.split(' ')
    asking.command = words[0] ?? ''
    asking.affected = Number(words.length > 1 ? words.at(-1) : 0)
    this.known.keep(asking.sql, asking)
    this.answering++
  }

  handleReadyForQuery(): void {
    if (this.mistake !== undefined) this.callback(this.mistake)
    else this.callback(undefined, this.asked)
  }

  handleError(error: unknown): void {
    this.callback(error)
  }

  private current(): Asked {
    const asking = this.asked[this.answering]
    if (!asking) throw new Error('PostgreSQL has answered more than it was asked.')
    return asking
  }
}

/** Tables contain text, whole numbers and null; nothing else is ever bound. */
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

/** int8 arrives as text because it may exceed a double. Ours never do: they are paise, milliseconds and counts. */
export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be counted exactly`)
  return value
}
