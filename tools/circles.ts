/**
 * Circles between the folders of a package: whoever wants to understand one of them must then understand all. A folder
 * is the directory of a file, however deep; a file at the root of src stands for itself. Types count as well as values. Tests (`*.test.*`), what only they use (`test-*`) and stories are left out:
 * they may look at everything.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { importsOf } from './imports.ts'

/** One import, from its file's folder to another. */
export interface Arrow {
  readonly file: string
  readonly from: string
  readonly to: string
}

const isLeftOut = (file: string) => /(^|\/)test-[^/]*$|\.(test|stories)\.[^/]*$/.test(file)

/** Every arrow from one folder of `source` (as 'services/src') to another. */
export function arrowsIn(root: string, source: string): Arrow[] {
  const top = resolve(root, source)
  const folderOf = (path: string) => {
    const names = relative(top, path).split(sep)
    return names.slice(0, Math.max(1, names.length - 1)).join('/')
  }
  return globSync(`${source}/**/*.{ts,tsx,css}`, { cwd: root })
    .filter(file => !isLeftOut(file))
    .toSorted()
    .flatMap(file => {
      const path = resolve(root, file)
      return importsOf(readFileSync(join(root, file), 'utf8'))
        .filter(({ address }) => address.startsWith('.') && !isLeftOut(address))
        .map(({ address }) => ({ file, from: folderOf(path), to: folderOf(resolve(dirname(path), address)) }))
    })
    .filter(({ from, to }) => from !== to)
}

/** The folders of the shortest circle, the first of them named again at the end. */
export function shortestCircle(arrows: readonly Arrow[]): string[] | undefined {
  const targets = Map.groupBy(arrows, ({ from }) => from)
  return [...targets.keys()]
    .toSorted()
    .map(start => wayBack(start, targets))
    .filter(way => way !== undefined)
    .toSorted((one, other) => one.length - other.length)[0]
}

/** The shortest way from a folder to itself. */
function wayBack(start: string, targets: ReadonlyMap<string, readonly Arrow[]>): string[] | undefined {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const { to } of targets.get(way.at(-1) ?? '') ?? []) {
      if (to === start) return [...way, start]
      if (seen.has(to)) continue
      seen.add(to)
      ways.push([...way, to])
    }
  }
  return undefined
}
