/**
 * Builds the example as a vertical would: the shell is packed by npm, the tarball is installed into a copy of
 * this folder, and that copy is type-checked and built. `node build.ts <folder>` makes the copy in <folder>, which
 * must be inside this repository, so that React and the tools are found without a registry.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pack } from '../../tools/pack.ts'

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

const installed = join(folder, 'node_modules/@chowk/shell')
mkdirSync(installed, { recursive: true })
const [tarball] = await pack(folder, '@chowk/shell')
if (!tarball) throw new Error('npm pack left no tarball')
run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], folder)

run('npm', ['run', 'build'], folder)
