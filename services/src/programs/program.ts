import type { ProgramEnvironment } from './program-settings.ts'

/** What a program was started with, and where it says what it found. */
export interface Started {
  readonly words: readonly string[]
  readonly env: ProgramEnvironment
  print(line: string): void
}

/** Resolves to what it ends with: 1 where something is to be looked at. */
export type Program = (started: Started) => Promise<0 | 1>

/** As a process: what keeps it from its work is one line that says why, and ends it with 1. */
export async function runProgram(program: Program): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    process.exitCode = await program({ words: process.argv.slice(2), env: process.env, print })
  } catch (error) {
    process.stderr.write(`${complaintOf(error)}\n`)
    process.exitCode = 1
  }
}

export function complaintOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
