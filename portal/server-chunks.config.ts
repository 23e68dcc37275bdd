/**
 * How the server's bundle is split, so that each of its threads loads only what it runs. A thread keeps the source text of every
 * file that it loads: with one file for all services, three threads had React, Fastify and each other's libraries in memory.
 */
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** Modules that the server starts by their names: SQLite's threads, the tables they load, the sandbox's process. */
export const foundByName: Readonly<Record<string, string>> = {
  modules: '../services/src/modules.ts',
  'sqlite-writer': '../services/src/platform/store/sqlite/sqlite-writer.ts',
  'sqlite-reader': '../services/src/platform/store/sqlite/sqlite-reader.ts',
  'biller-sandbox': '../services/src/programs/biller-sandbox.ts',
}

const ofThreads = ['modules', 'sqlite-writer', 'sqlite-reader'].map(name =>
  join(import.meta.dirname, foundByName[name] ?? ''),
)

/** 'store' for the modules that SQLite's threads import. */
export function storeOf(id: string, context: Rolldown.ChunkingContext): string | null {
  return reached(context).has(id) && !/sqlite-(writer|reader)/.test(id) ? 'store' : null
}

const reachedIn = new WeakMap<Rolldown.ChunkingContext, Set<string>>()

function reached(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const known = reachedIn.get(context)
  if (known) return known
  const ids = new Set(ofThreads)
  // The loop also visits what is added meanwhile.
  for (const id of ids) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported)
  reachedIn.set(context, ids)
  return ids
}
