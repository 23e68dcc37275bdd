/** Packs workspaces as npm publishes them. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')

/** The tarballs, which are left in `folder`. */
export async function pack(folder: string, ...workspaces: string[]): Promise<string[]> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const named = workspaces.flatMap(name => ['--workspace', name])
  await inTurn(join(root, '.cache/packing'), () =>
    execFileSync('npm', ['pack', '--silent', ...named, '--pack-destination', folder], {
      cwd: root,
      stdio: ['ignore', process.stderr, process.stderr],
    }),
  )
  return readdirSync(folder)
    .filter(name => name.endsWith('.tgz'))
    .map(name => join(folder, name))
}

/** `npm pack` builds the shell in its own folder: two at once would delete each other's files. */
async function inTurn(lock: string, work: () => void): Promise<void> {
  const staleAfterMs = 120_000
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      const takenAtMs = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (Date.now() - takenAtMs > staleAfterMs) rmSync(lock, { recursive: true, force: true })
      else await setTimeout(500)
    }
  }
  try {
    work()
  } finally {
    rmSync(lock, { recursive: true })
  }
}
