// @module-tag slow
// The built server. A thread holds everything it loads in memory, including the text of each file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const built = join(import.meta.dirname, '..', '..', 'dist', 'server')
const textOf = (file: string) => readFileSync(join(built, file), 'utf8')

/** A file and every other one that it imports. */
function loadedWith(file: string, known = new Set<string>()): ReadonlySet<string> {
  known.add(file)
  for (const [, imported = ''] of textOf(file).matchAll(/^(?:import|export)\b.*? from "\.\/([^"]+)"/gm)) {
    if (!known.has(imported)) loadedWith(imported, known)
  }
  return known
}

test.each(['modules.js', 'sqlite-writer.js', 'sqlite-reader.js'])(
  '%s brings what the store runs alone',
  entry => {
    const others = [...loadedWith(entry)].filter(file => file !== entry)
    expect(others).toEqual([expect.stringMatching(/^store-/)])
    const store = textOf(others.join())
    expect(store).toContain('// services/src/money/ledger/')
    expect(store).not.toMatch(/^\/\/ (node_modules\/(fastify|react-dom)|portal|shell)\//m)
  },
)
