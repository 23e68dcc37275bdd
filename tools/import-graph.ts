/** What the source files of a package import, as a graph of its files or of its folders. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

export interface Import {
  readonly specifier: string
  /** `import type … from`: erased before anything runs. */
  readonly isType: boolean
}

const importPattern =
  /(?:\b(?<typeOnly>(?:import|export)\s+type\b[^'";]*?\bfrom)|\bfrom|\bimport|@import)\s*\(?\s*(?<quote>['"])(?<specifier>[^'"]+)\k<quote>/g

export function importsOf(source: string): Import[] {
  return [...source.matchAll(importPattern)].map(({ groups = {} }) => ({
    specifier: groups.specifier ?? '',
    isType: groups.typeOnly !== undefined,
  }))
}

/** One import. Type imports count as well, because a reader has to follow both. */
export interface Edge {
  /** The importing file. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Tests, what only they use (`test-*`) and stories may import everything. */
const isLeftOut = (file: string) => /(^|\/)test-[^/]*$|\.(test|stories)\.[^/]*$/.test(file)

/** Imports between the files of `source` (as 'services/src'), named by their paths below it. */
export function fileEdges(root: string, source: string): Edge[] {
  const top = resolve(root, source)
  return globSync(`${source}/**/*.{ts,tsx,css}`, { cwd: root })
    .filter(file => !isLeftOut(file))
    .toSorted()
    .flatMap(file => {
      const path = resolve(root, file)
      const nameOf = (imported: string) => relative(top, imported).split(sep).join('/')
      return importsOf(readFileSync(join(root, file), 'utf8'))
        .filter(({ specifier }) => specifier.startsWith('.') && !isLeftOut(specifier))
        .map(({ specifier }) => ({ file, from: nameOf(path), to: nameOf(resolve(dirname(path), specifier)) }))
    })
    .filter(({ from, to }) => from !== to)
}

/** The same imports between folders. A folder is a file's directory, however deep; a file at the root of src is its own. */
export function folderEdges(files: readonly Edge[]): Edge[] {
  const folderOf = (path: string) => path.replace(/\/[^/]*$/, '')
  return files
    .map(({ file, from, to }) => ({ file, from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => from !== to)
}

/** The nodes of the shortest cycle, the first of them repeated at the end. */
export function shortestCycle(edges: readonly Edge[]): string[] | undefined {
  const targets = Map.groupBy(edges, ({ from }) => from)
  return [...targets.keys()]
    .toSorted()
    .map(start => wayBack(start, targets))
    .filter(way => way !== undefined)
    .toSorted((one, other) => one.length - other.length)[0]
}

/** The shortest path from a node to itself. */
function wayBack(start: string, targets: ReadonlyMap<string, readonly Edge[]>): string[] | undefined {
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
