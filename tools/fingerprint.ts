/** One hash over all inputs of a build but their tests: the same hash means the same build. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function fingerprint(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  const files = patterns
    .flatMap(pattern => globSync(pattern, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] }))
    .sort()
  for (const file of files) {
    hash.update(`\0${file}\0`)
    try {
      hash.update(readFileSync(join(root, file)))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EISDIR')) throw error
    }
  }
  return hash.digest('hex').slice(0, 16)
}
