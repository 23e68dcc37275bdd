/**
 * Imports run one way. Between packages: portal → services, shell, catalog; services → catalog; and types alone from catalog
 * and services to the shell. The fragments' helper knows none of them. Fails on any other arrow, on a deep import past a package's face, and on a path that leaves
 * its own package. Inside services the wings stand in one order, and no package has a circle between its folders.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { type Arrow, arrowsIn, shortestCircle } from './circles.ts'
import { type Import, importsOf } from './imports.ts'

interface Package {
  readonly uses: readonly string[]
  /** By `import type`, and nothing else of it. */
  readonly usesTypesOf?: readonly string[]
}

const packages: Readonly<Record<string, Package>> = {
  catalog: { uses: [], usesTypesOf: ['shell'] },
  shell: { uses: [] },
  services: { uses: ['catalog'], usesTypesOf: ['shell'] },
  portal: { uses: ['services', 'shell', 'catalog'] },
  fragments: { uses: [] },
}

/** What a package offers beside its face. */
const openPaths = new Set(['@chowk/shell/behaviour', '@chowk/shell/environment', '@chowk/shell/styles.css'])

/** The wings of services/src, each above all that stand before it, and then what puts them together. */
const wings = [
  'platform',
  'messages',
  'identity',
  'money',
  'bills',
  'care',
  'storefront',
  'demo',
  'operations',
  'rooms.ts',
  'open-store.ts',
  'services-options.ts',
  'gateways.ts',
  'services.ts',
  'api',
  'programs',
  'index.ts',
]

const withoutCircles = ['services/src', 'shell/src', 'portal/src', 'catalog/src', 'fragments/src']

/** Everything that runs the wrong way, each as one line that says what and why. */
export function violationsIn(root: string): string[] {
  return [
    ...Object.keys(packages).flatMap(name => betweenPackages(root, name)),
    ...betweenWings(root),
    ...withoutCircles.flatMap(source => circleIn(root, source)),
    ...['shell/src/behaviour.ts', ...globSync('portal/src/**/*.behaviour.ts', { cwd: root })].flatMap(entry =>
      reactIn(root, entry),
    ),
  ]
}

/** What the file imports, and all that follows from it, runs without React. */
function reactIn(root: string, entry: string): string[] {
  const reached = new Set<string>()
  const found: string[] = []
  const visit = (file: string) => {
    if (reached.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) return
    reached.add(file)
    for (const { address, isType } of importsOf(readFileSync(join(root, file), 'utf8'))) {
      if (isType) continue
      if (/^(react|react-dom|@chowk\/shell)$|^react(-dom)?\/|\.tsx$/.test(address))
        found.push(`${file} imports '${address}': ${entry} reaches it, and is to run without React.`)
      else if (address.startsWith('.')) visit(join(file, '..', address))
    }
  }
  visit(entry)
  return found
}

function betweenPackages(root: string, name: string): string[] {
  return globSync(`${name}/src/**/*.{ts,tsx,css}`, { cwd: root }).flatMap(file =>
    importsOf(readFileSync(join(root, file), 'utf8')).flatMap(imported => {
      const why = objection(root, name, file, imported)
      return why ? [`${file} imports '${imported.address}': ${why}.`] : []
    }),
  )
}

function objection(
  root: string,
  name: string,
  file: string,
  { address, isType }: Import,
): string | undefined {
  // A text that is shown is no code that runs.
  if (address.endsWith('?raw')) return undefined
  if (address.startsWith('.')) {
    const target = resolve(root, file, '..', address)
    return target.startsWith(join(root, name) + sep) ? undefined : `a relative path may not leave ${name}/`
  }
  const other = /^@chowk\/([^/]+)/.exec(address)?.[1]
  if (!other) return undefined
  if (packages[name]?.usesTypesOf?.includes(other)) {
    if (!isType) return `${name} may import types of ${other} only, by import type`
  } else if (!packages[name]?.uses.includes(other)) return `${name} may not import ${other}`
  if (address === `@chowk/${other}` || openPaths.has(address)) return undefined
  return `${other} is imported by its face only`
}

function betweenWings(root: string): string[] {
  const arrows = arrowsIn(root, 'services/src')
  const heightOf = (folder: string) => wings.indexOf(wingOf(folder))
  const unplaced = new Set(arrows.flatMap(({ from, to }) => [from, to]).filter(each => heightOf(each) < 0))
  if (unplaced.size > 0)
    return [...unplaced].map(
      each => `services/src/${each} has no place among the wings: see tools/arrows.ts.`,
    )
  return arrows
    .filter(({ from, to }) => heightOf(from) < heightOf(to))
    .map(({ file, from, to }) => `${file} imports ${to}: ${wingOf(from)} stands below ${wingOf(to)}.`)
}

function wingOf(folder: string): string {
  return folder.split('/')[0] ?? ''
}

function circleIn(root: string, source: string): string[] {
  const arrows = arrowsIn(root, source)
  const circle = shortestCircle(arrows)
  if (!circle) return []
  const steps = circle.slice(1).map((to, index) => stepOf(arrows, circle[index] ?? '', to))
  return [`${source} has a circle, ${circle.join(' → ')}:\n${steps.join('\n')}`]
}

function stepOf(arrows: readonly Arrow[], from: string, to: string): string {
  const files = arrows.filter(arrow => arrow.from === from && arrow.to === to).map(({ file }) => file)
  return `  ${from} → ${to} in ${[...new Set(files)].join(', ')}`
}

if (import.meta.main) {
  const violations = violationsIn(join(import.meta.dirname, '..'))
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exit(1)
  console.log('Import arrows: all run the right way.')
}
