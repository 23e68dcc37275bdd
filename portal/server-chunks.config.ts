/**
 * How the server's bundle is cut, so that each of its threads holds what it runs. A thread keeps the text of every file that it
 * loads: with one file for all services, three of them held React, Fastify and each other's libraries.
 */
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What the server looks for by the name of its source: SQLite's threads, the rooms they load, the process of the sandbox. */
export const foundByName: Readonly<Record<string, string>> = {
  rooms: '../services/src/rooms.ts',
  'sqlite-writer': '../services/src/platform/store/sqlite/sqlite-writer.ts',
  'sqlite-reader': '../services/src/platform/store/sqlite/sqlite-reader.ts',
  'biller-sandbox': '../services/src/programs/biller-sandbox.ts',
}

const ofThreads = ['rooms', 'sqlite-writer', 'sqlite-reader'].map(name =>
  join(import.meta.dirname, foundByName[name] ?? ''),
)

/** 'store' for what SQLite's threads reach. */
export function storeOf(id: string, context: Rolldown.ChunkingContext): string | null {
  return reached(context).has(id) && !/sqlite-(writer|reader)/.test(id) ? 'store' : null
}

const reachedIn = new WeakMap<Rolldown.ChunkingContext, Set<string>>()

function reached(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const known = reachedIn.get(context)
  if (known) return known
  const ids = new Set(ofThreads)
  // A set goes on to what is added while it is gone through.
  for (const id of ids) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported)
  reachedIn.set(context, ids)
  return ids
}

/** One letter outside Latin-1 makes V8 hold two bytes for every other letter of its file. */
export const hindiEscaped: Plugin = {
  name: 'chowk:hindi-escaped',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'ssr',
  // What is written earlier is printed once more, as letters.
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') output.code = escaped(output.code)
  },
}

const escaped = (code: string) =>
  code.replaceAll(/[^\0-\xff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
