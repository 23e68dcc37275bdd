/**
 * Builds the example as a vertical would: the shell is packed by npm, the tarball is installed into a copy of
 * this folder, and that copy is type-checked and built. `node build.ts <folder>` makes the copy in <folder>, which
 * must be inside this repository, so that React and the tools are found without a registry.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const example = import.meta.dirname
const root = resolve(example, '../..')
const folder = resolve(process.argv[2] ?? join(root, '.cache/vertical'))

const run = (command: string, args: readonly string[], cwd: string): void => {
  execFileSync(command, args, { cwd, stdio: ['ignore', process.stderr, process.stderr] })
}

rmSync(folder, { recursive: true, force: true })
cpSync(example, folder, {
  recursive: true,
  filter: path => !['node_modules', 'dist'].includes(basename(path)),
})

mkdirSync(join(root, '.cache'), { recursive: true })
const installed = join(folder, 'node_modules/@chowk/shell')
mkdirSync(installed, { recursive: true })
await inTurn(join(root, '.cache/packing'), () =>
  run('npm', ['pack', '--silent', '--workspace', '@chowk/shell', '--pack-destination', folder], root),
)
const tarball = readdirSync(folder).find(name => name.endsWith('.tgz'))
if (!tarball) throw new Error('npm pack left no tarball')
run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], folder)

run('npm', ['run', 'build'], folder)

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
