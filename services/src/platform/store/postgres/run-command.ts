// Runs a command inside a transaction. Each awaited answer is a round trip. Writes, the beginning and the commit are
// sent along with the next one.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Command, notOneRowError, type Steps, type Tx } from '../command.ts'
import type { PlainQuery } from './batch.ts'
import { type GuardedClient, type GuardedPool, isOutdated } from './guarded-pool.ts'
import { postgresQueryBuilder } from './query-builder.ts'

const attempts = 20
const serializationFailure = '40001'
const deadlock = '40P01'
const divisionByZero = '22012'

const commit = { sql: 'commit', parameters: [] }
const rollback = { sql: 'rollback', parameters: [] }

const tx: Tx = { kind: 'postgres', query: postgresQueryBuilder() }

export async function runCommand<Input, Result>(
  pool: GuardedPool,
  command: Command<Input, Result>,
  input: Input,
): Promise<Result> {
  const begin = { sql: `begin isolation level ${command.isolation}`, parameters: [] }
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect()
    try {
      return await runSteps(command.steps(tx, input), client, begin)
    } catch (error) {
      if (hasCode(error, divisionByZero)) throw notOneRowError(command.name)
      if (attempt === attempts || !isRetryable(error)) throw error
    } finally {
      client.release()
    }
    // Random delays, or the same two commands would collide again.
    await wait(Math.random() * 5 * attempt)
  }
}

async function runSteps<Result>(steps: Steps<Result>, client: GuardedClient, begin: PlainQuery) {
  let unsent = [begin]
  let hasBegun = false
  const send = (last: readonly PlainQuery[]) => {
    const sent = [...unsent, ...last]
    unsent = []
    hasBegun = true
    return client.together(sent)
  }
  try {
    let step = steps.next()
    while (!step.done) {
      const { queries, needsResults: isAnswered, changesOne } = step.value
      if (isAnswered) step = steps.next((await send(queries)).slice(-queries.length))
      else {
        unsent.push(...(changesOne ? queries.map(failingUnlessOne) : queries))
        step = steps.next([])
      }
    }
    await send([commit])
    return step.value
  } catch (error) {
    // If the rollback fails too, the connection is discarded and the server drops the transaction.
    if (hasBegun) await client.together([rollback]).catch(() => {})
    throw error
  }
}

/** The server checks the row count itself, so that the commit does not have to wait for our check. */
function failingUnlessOne({ sql, parameters }: PlainQuery): PlainQuery {
  return {
    sql: `with changed as (${sql} returning 1) select 1 / (case count(*) when 1 then 1 else 0 end) from changed`,
    parameters,
  }
}

function isRetryable(error: unknown): boolean {
  return isOutdated(error) || hasCode(error, serializationFailure) || hasCode(error, deadlock)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof pg.DatabaseError && error.code === code
}
