/** Programs that the engines' run starts: each is awaited, and ended by its starter. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

const timeoutMs = 120_000

/** Waits until the program answers at the URL; throws when it exits instead. */
export async function answers(url: string, program: ChildProcess): Promise<void> {
  const giveUpAtMs = Date.now() + timeoutMs
  while (Date.now() < giveUpAtMs) {
    if (program.exitCode !== null)
      throw new Error(
        `${program.spawnfile} ended with code ${program.exitCode} before it answered at ${url}.`,
      )
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error(`Nothing answered at ${url} within ${timeoutMs / 1000} s.`)
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  await ended
}
