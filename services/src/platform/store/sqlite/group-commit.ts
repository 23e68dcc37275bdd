// Many writers, one disk: commands that arrive together become durable in one commit, and are answered only then. A
// failing command does not affect the others: the group is rolled back and run again, each command with a savepoint.
import type { DatabaseSync } from 'node:sqlite'
import { type AnyCommand, notOneRowError, type Steps, type Tx } from '../command.ts'
import type { Envelope, Reply, RequestOutcome, SqliteRequest } from '../sqlite-protocol.ts'
import { commandNamed } from '../store-module.ts'
import { failureOf, type SqliteEngine } from './sqlite-engine.ts'

interface GroupCommitOptions {
  readonly database: DatabaseSync
  readonly engine: SqliteEngine
  readonly tx: Tx
  readonly commands: ReadonlyMap<string, AnyCommand>
}

export function groupCommit({ database, engine, tx, commands }: GroupCommitOptions) {
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  const savepoint = database.prepare('savepoint member')
  const release = database.prepare('release member')
  const undo = database.prepare('rollback to member')

  /** Most groups have no failures and need no savepoints. Commands read no clock, so they can run again. */
  function answerWrites(writes: readonly Envelope[]): Reply[] {
    if (writes.length === 0) return []
    try {
      return inOneCommit(writes, request => ({ value: perform(request) }))
    } catch (error) {
      if (writes.length === 1) return allFailed(writes, error)
    }
    try {
      return inOneCommit(writes, performAlone)
    } catch (error) {
      return allFailed(writes, error)
    }
  }

  function inOneCommit(writes: readonly Envelope[], work: (request: SqliteRequest) => RequestOutcome) {
    try {
      begin.run()
      const replies = writes.map(request => ({ id: request.id, ...work(request) }))
      commit.run()
      return replies
    } catch (error) {
      if (database.isTransaction) rollback.run()
      throw error
    }
  }

  function performAlone(request: SqliteRequest): RequestOutcome {
    savepoint.run()
    try {
      const value = perform(request)
      release.run()
      return { value }
    } catch (error) {
      // After some errors (disk full, I/O) SQLite rolls the whole transaction back: nothing of the group is written.
      if (!database.isTransaction) throw error
      undo.run()
      release.run()
      return { failure: failureOf(error) }
    }
  }

  function perform(request: SqliteRequest): unknown {
    if ('query' in request) return engine.execute(request.query)
    const command = commandNamed(commands, request.command)
    // `store.run` checked the types of input and result; here only the name is known.
    return runSteps(command.name, command.steps(tx, request.input as never))
  }

  function runSteps(commandName: string, steps: Steps<unknown>): unknown {
    let step = steps.next()
    while (!step.done) {
      const { queries, changesOne } = step.value
      const answers = queries.map(engine.execute)
      if (changesOne && answers.some(({ affected }) => affected !== 1)) throw notOneRowError(commandName)
      step = steps.next(answers)
    }
    return step.value
  }

  return {
    answer(requests: readonly Envelope[]): Reply[] {
      const reads = requests.filter(isRead)
      const writes = requests.filter(request => !isRead(request))
      return [...engine.answerReads(reads), ...answerWrites(writes)]
    },
  }
}

function allFailed(writes: readonly Envelope[], error: unknown): Reply[] {
  return writes.map(({ id }) => ({ id, failure: failureOf(error) }))
}

function isRead(request: SqliteRequest): boolean {
  return 'query' in request && request.reads
}
