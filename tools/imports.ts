/**
 * Imports run one way. Between packages: portal → services, shell, catalog; services → catalog; and types alone from catalog
 * and services to the shell. The fragments' helper imports none of them. Fails on any other import, on a deep import past a
 * package's public API, and on a path that leaves its own package. Inside services the domains have one order, and no package
 * has an import cycle.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { type Edge, fileEdges, folderEdges, type Import, importsOf, shortestCycle } from './import-graph.ts'

interface Package {
  readonly uses: readonly string[]
  /** By `import type` only. */
  readonly usesTypesOf?: readonly string[]
}

const packages: Readonly<Record<string, Package>> = {
  catalog: { uses: [], usesTypesOf: ['shell'] },
  shell: { uses: [] },
  services: { uses: ['catalog'], usesTypesOf: ['shell'] },
  portal: { uses: ['services', 'shell', 'catalog'] },
  fragments: { uses: [] },
}

/** Public entry points beside a package's main one. */
const openPaths = new Set(['@chowk/shell/behaviour', '@chowk/shell/environment', '@chowk/shell/styles.css'])

/** The domains of services/src, each of which may import those before it, and then what composes them. */
const domains = [
  'platform',
  'messages',
  'identity',
  'money',
  'bills',
  'care',
  'storefront',
  'demo',
  'operations',
  'migrations.ts',
  'modules.ts',
  'open-store.ts',
  'services-options.ts',
  'gateways.ts',
  'services.ts',
  'api',
  'programs',
  'index.ts',
]

const sources = ['services/src', 'shell/src', 'portal/src', 'catalog/src', 'fragments/src']

/** Every forbidden import, as a line that says what is wrong and why. */
export function violationsIn(root: string): string[] {
  return [
    ...Object.keys(packages).flatMap(name => packageViolations(root, name)),
    ...domainViolations(root),
    ...sources.flatMap(source => cyclesIn(root, source)),
    ...['shell/src/behaviour.ts', ...globSync('portal/src/**/*.behaviour.ts', { cwd: root })].flatMap(entry =>
      violationsReachedFrom(
        root,
        entry,
        /^(react|react-dom|@chowk\/shell)$|^react(-dom)?\/|\.tsx$/,
        'runs without React',
      ),
    ),
    ...violationsReachedFrom(
      root,
      'portal/src/server/run.ts',
      /^virtual:/,
      'also runs from its sources, as in benchmarks',
    ),
  ]
}

/** Forbidden imports of a module and of everything that it imports. */
function violationsReachedFrom(root: string, entry: string, forbidden: RegExp, why: string): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) return
    seen.add(file)
    for (const { specifier, isType } of importsOf(readFileSync(join(root, file), 'utf8'))) {
      if (isType) continue
      if (forbidden.test(specifier))
        found.push(`${file} imports '${specifier}': ${entry} reaches it, which ${why}.`)
      else if (specifier.startsWith('.')) visit(join(file, '..', specifier))
    }
  }
  visit(entry)
  return found
}

function packageViolations(root: string, name: string): string[] {
  return globSync(`${name}/src/**/*.{ts,tsx,css}`, { cwd: root }).flatMap(file =>
    importsOf(readFileSync(join(root, file), 'utf8')).flatMap(imported => {
      const why = reasonForbidden(root, name, file, imported)
      return why ? [`${file} imports '${imported.specifier}': ${why}.`] : []
    }),
  )
}

function reasonForbidden(
  root: string,
  name: string,
  file: string,
  { specifier, isType }: Import,
): string | undefined {
  // Source that is shown as text does not run.
  if (specifier.endsWith('?raw')) return undefined
  if (specifier.startsWith('.')) {
    const target = resolve(root, file, '..', specifier)
    // Texts belong to no package.
    return [name, 'content'].some(folder => target.startsWith(join(root, folder) + sep))
      ? undefined
      : `a relative path may not leave ${name}/`
  }
  const other = /^@chowk\/([^/]+)/.exec(specifier)?.[1]
  if (!other) return undefined
  if (packages[name]?.usesTypesOf?.includes(other)) {
    if (!isType) return `${name} may import types of ${other} only, by import type`
  } else if (!packages[name]?.uses.includes(other)) return `${name} may not import ${other}`
  if (specifier === `@chowk/${other}` || openPaths.has(specifier)) return undefined
  return `only the public API of ${other} may be imported`
}

function domainViolations(root: string): string[] {
  const edges = folderEdges(fileEdges(root, 'services/src'))
  const rankOf = (folder: string) => domains.indexOf(domainOf(folder))
  const unknown = new Set(edges.flatMap(({ from, to }) => [from, to]).filter(each => rankOf(each) < 0))
  if (unknown.size > 0)
    return [...unknown].map(
      each => `services/src/${each} is not in the order of the domains: see tools/imports.ts.`,
    )
  return edges
    .filter(({ from, to }) => rankOf(from) < rankOf(to))
    .map(({ file, from, to }) => `${file} imports ${to}: ${domainOf(from)} is below ${domainOf(to)}.`)
}

function domainOf(folder: string): string {
  return folder.split('/')[0] ?? ''
}

/** A cycle between folders, or else one between files, which may be of one folder. */
function cyclesIn(root: string, source: string): string[] {
  const files = fileEdges(root, source)
  const found = [folderEdges(files), files].flatMap(edges => {
    const cycle = shortestCycle(edges)
    if (!cycle) return []
    const steps = cycle.slice(1).map((to, index) => stepOf(edges, cycle[index] ?? '', to))
    return [`${source} has an import cycle, ${cycle.join(' → ')}:\n${steps.join('\n')}`]
  })
  return found.slice(0, 1)
}

function stepOf(edges: readonly Edge[], from: string, to: string): string {
  const files = edges.filter(edge => edge.from === from && edge.to === to).map(({ file }) => file)
  return `  ${from} → ${to} in ${[...new Set(files)].join(', ')}`
}

if (import.meta.main) {
  const violations = violationsIn(join(import.meta.dirname, '..'))
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exit(1)
  console.log('All imports follow the rules.')
}
