/**
 * Imports run one way: portal → services, shell, catalog; services → catalog; shell and catalog → nothing of ours.
 * Types alone: catalog, services → shell.
 * Fails on any other arrow, on a deep import past a package's face, and on a path that leaves its own room.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const rooms: Readonly<Record<string, readonly string[]>> = {
  catalog: [],
  shell: [],
  services: ['catalog'],
  portal: ['services', 'shell', 'catalog'],
}

const typeOnlyRooms: Readonly<Record<string, readonly string[]>> = { catalog: ['shell'], services: ['shell'] }

/** What a room offers beside its face. */
const openPaths = new Set(['@chowk/shell/environment', '@chowk/shell/styles.css'])

const typeImportPattern = /\b(?:import|export)\s+type\s*\{[^}]*\}\s*from\s*['"]@chowk\/(\w+)['"]/g
const importPattern = /(?:\bfrom|\bimport|@import)\s*\(?\s*(['"])([^'"]+)\1/g

export interface Violation {
  readonly file: string
  readonly imported: string
  readonly why: string
}

export function violationsIn(root: string): Violation[] {
  return Object.keys(rooms).flatMap(room =>
    globSync(`${room}/src/**/*.{ts,tsx,css}`, { cwd: root }).flatMap(file =>
      importsOf(withoutTypes(room, readFileSync(join(root, file), 'utf8'))).flatMap(imported => {
        const why = objection(root, room, file, imported)
        return why ? [{ file, imported, why }] : []
      }),
    ),
  )
}

function withoutTypes(room: string, source: string): string {
  return source.replace(typeImportPattern, (found, other) =>
    typeOnlyRooms[room]?.includes(other) ? '' : found,
  )
}

export function importsOf(source: string): string[] {
  return [...source.matchAll(importPattern)].map(([, , imported]) => imported ?? '')
}

function objection(root: string, room: string, file: string, imported: string): string | undefined {
  if (imported.startsWith('.')) {
    const target = resolve(root, file, '..', imported)
    return target.startsWith(join(root, room) + sep) ? undefined : `a relative path may not leave ${room}/`
  }
  const other = /^@chowk\/([^/]+)/.exec(imported)?.[1]
  if (!other) return undefined
  if (!rooms[room]?.includes(other)) return `${room} may not import ${other}`
  if (imported === `@chowk/${other}` || openPaths.has(imported)) return undefined
  return `${other} is imported by its face only`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const violations = violationsIn(join(import.meta.dirname, '..'))
  for (const { file, imported, why } of violations) console.error(`${file} imports '${imported}': ${why}.`)
  if (violations.length > 0) process.exit(1)
  console.log('Import arrows: all run the right way.')
}
