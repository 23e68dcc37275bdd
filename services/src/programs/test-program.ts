/** Runs a program in this process, because a new one takes a second to start; tools/commands.test.ts starts each once. */
import type { StoreOptions } from '../platform/store/store.ts'
import { messageFor, type Program } from './program.ts'
import type { ProgramEnvironment } from './program-settings.ts'

export interface Ended {
  readonly code: 0 | 1
  readonly says: string
  readonly complains: string
}

export async function ended(
  program: Program,
  words: readonly string[],
  { dataDir, databaseUrl = '' }: StoreOptions,
  env: ProgramEnvironment = {},
  isTerminal = true,
): Promise<Ended> {
  let says = ''
  const started = {
    args: words,
    isTerminal,
    env: { CHOWK_DATA: dataDir, DATABASE_URL: databaseUrl, ...env },
    print: (line: string) => {
      says += `${line}\n`
    },
  }
  try {
    return { code: await program(started), says, complains: '' }
  } catch (error) {
    return { code: 1, says, complains: `${messageFor(error)}\n` }
  }
}
