import { resolve } from 'node:path'
import { fileExists } from '../platform/store/backup/backup-file.ts'
import { StoreUnavailable } from '../platform/store/errors.ts'
import { nameOf } from '../platform/store/postgres/guarded-pool.ts'
import { isPostgresStore } from '../platform/store/postgres/postgres-store.ts'
import { sqliteFile } from '../platform/store/sqlite/sqlite-store.ts'
import type { StoreOptions } from '../platform/store/store.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'
import type { ProgramEnvironment } from './program-settings.ts'

/** A program's arguments, environment and output. */
export interface ProgramInput {
  readonly args: readonly string[]
  readonly env: ProgramEnvironment
  print(line: string): void
  /** Whether a person reads the output and nothing records it. */
  readonly isTerminal: boolean
}

/** Resolves to the exit code: 1 where something needs attention. */
export type Program = (started: ProgramInput) => Promise<0 | 1>

/** Runs a program as a process. An error that prevents its work is printed in one line, with exit code 1. */
export async function runProgram(program: Program): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  const isTerminal = process.stdout.isTTY === true
  try {
    process.exitCode = await program({ args: process.argv.slice(2), env: process.env, print, isTerminal })
  } catch (error) {
    process.stderr.write(`${messageFor(error)}\n`)
    process.exitCode = 1
  }
}

export function messageFor(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * The store that the environment names. Rejects where there is none, because a wrong setting would otherwise create
 * an empty one without any differences.
 */
export async function existingStore(env: ProgramEnvironment): Promise<StoreOptions> {
  const options = storeOptionsFrom(env)
  const { databaseUrl, dataDir } = options
  if (databaseUrl ? await isPostgresStore(databaseUrl) : await fileExists(sqliteFile(dataDir))) return options
  if (databaseUrl)
    throw new StoreUnavailable(
      'DATABASE_URL',
      `there is no store at ${nameOf(databaseUrl)}: name the database that the portal uses, or start the portal once to make its tables.`,
    )
  throw new StoreUnavailable(
    'CHOWK_DATA',
    `there is no store in ${resolve(dataDir)}: name the folder that the portal uses, as CHOWK_DATA=/srv/chowk/data, or its database by DATABASE_URL.`,
  )
}
