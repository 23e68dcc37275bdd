// A copy of the project that a test may change. It is inside the project, so that it finds the same node_modules one
// folder up; its packages find each other in the copy.
import { cpSync, mkdirSync, mkdtempDisposableSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const leftOut = new Set(['.git', '.cache', '.data', 'node_modules', 'dist'])

/** Deleted when it is disposed of. */
export function copyOfProject(): { readonly path: string } & Disposable {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempDisposableSync(join(root, '.cache', 'copy-'))
  for (const part of readdirSync(root).filter(name => !leftOut.has(name)))
    cpSync(join(root, part), join(copy.path, part), {
      recursive: true,
      filter: path => !leftOut.has(basename(path)),
    })
  const scope = join(copy.path, 'node_modules', '@chowk')
  mkdirSync(scope, { recursive: true })
  for (const name of ['shell', 'catalog', 'services', 'portal'])
    symlinkSync(join('..', '..', name), join(scope, name))
  return copy
}
