// Query plans of PostgreSQL: which tables a statement scans sequentially.
import pg from 'pg'
import { Batch } from './batch.ts'

/** Every distinct statement that `work` sends. */
export async function statementsSentBy(work: () => Promise<unknown>): Promise<string[]> {
  const sent = new Set<string>()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string } | Batch]
    if (first instanceof Batch) for (const { sql } of first.sent) sent.add(sql)
    else sent.add(typeof first === 'string' ? first : first.text)
    return (query as (...given: unknown[]) => unknown).apply(this, args)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return [...sent].filter(statement => /^(select|insert|update|delete|with)\b/i.test(statement))
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Recheck Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

/**
 * Tables with a sequential scan in the generic plan. In a small store PostgreSQL prefers a scan to an index;
 * `isSmall` makes it use any index it can.
 */
export async function tablesReadThrough(
  databaseUrl: string,
  statements: readonly string[],
  { isSmall }: { readonly isSmall: boolean },
): Promise<{ statement: string; tables: string[] }[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    if (isSmall)
      for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await client.query(`set enable_${way} = off`)
    const partial = await partialIndexes(client)
    const found: { statement: string; tables: string[] }[] = []
    for (const statement of statements) {
      const tables = readThroughBy(await planOf(client, statement), partial)
      if (tables.length > 0) found.push({ statement, tables })
    }
    return found
  } finally {
    await client.end()
  }
}

async function planOf(client: pg.Client, statement: string): Promise<PlanNode> {
  await client.query(`prepare planned as ${statement}`)
  try {
    const count = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
    const given = count > 0 ? `(${Array(count).fill('null').join(', ')})` : ''
    const { rows } = await client.query(`explain (format json) execute planned${given}`)
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    await client.query('deallocate planned')
  }
}

/** Partial indexes over the few pending rows, which may be scanned completely. */
async function partialIndexes(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  )
  return new Set(rows.map(({ name }) => name))
}

function readThroughBy(node: PlanNode, partial: ReadonlySet<string>, above?: PlanNode): string[] {
  const { Plans = [], 'Relation Name': table = above?.['Relation Name'], 'Index Name': index } = node
  const isScan = node['Node Type'] === 'Seq Scan'
  const isWholeIndex = index !== undefined && node['Index Cond'] === undefined && !partial.has(index)
  const own = table && (isScan || isWholeIndex) ? [table] : []
  return [...own, ...Plans.flatMap(child => readThroughBy(child, partial, node))]
}
