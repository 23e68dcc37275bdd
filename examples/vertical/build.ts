/**
 * Builds the example the way a vertical would get it: the shell is packed, the tarball is installed into a copy of
 * this folder, and that copy is type-checked and built. `node build.ts <folder>` makes the copy in <folder>, which
 * must stand inside this repository, so that React and the tools are found without a registry.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const example = import.meta.dirname
const root = resolve(example, '../..')
const [, , folder = join(root, '.cache/vertical')] = process.argv

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
run('npm', ['pack', '--silent', '--workspace', '@chowk/shell', '--pack-destination', folder], root)
const tarball = readdirSync(folder).find(name => name.endsWith('.tgz'))
if (!tarball) throw new Error('npm pack left no tarball')
run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], folder)

run('npm', ['run', 'build'], folder)
